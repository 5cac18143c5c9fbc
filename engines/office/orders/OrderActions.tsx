import { Button } from '@mantine/core'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { act } from '../shell/act.ts'
import { SelectField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { TabLink } from '../shell/Page.tsx'
import { useRole } from '../shell/session.ts'
import { ParcelDialog } from './ParcelDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'

const papers = { 'packing-slip': 'Packing slip', label: 'Label', invoice: 'Invoice' }

/** The steps that the order can take now, its papers, and its emails. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const role = useRole()
  const { order: id, version } = order
  const can = (action: string) => order.actions.includes(action)
  /** Whether a sent parcel that was to be paid in cash has come back. */
  const isReturned = order.status === 'completed' && can('refuse')
  const step = (action: string, seen = version) => act('act', { id, action, seen })
  return (
    <div className="actions">
      {can('approve') && (
        <Button variant="filled" onClick={() => step('approve')}>
          Approve the slip
        </Button>
      )}
      {can('reject') && (
        <FormDialog
          label="Reject the slip"
          title="Reject the slip?"
          version={version}
          onSubmit={(_, seen) => step('reject', seen)}
        >
          <p>The shopper gets an email and can send another slip.</p>
        </FormDialog>
      )}
      {can('pack') && (
        <Button variant="filled" onClick={() => step('pack')}>
          Pack
        </Button>
      )}
      {can('send') && (
        <ParcelDialog
          id={id}
          version={version}
          isMore={order.shipments.length > 0}
          button={{ variant: order.status === 'packing' ? 'filled' : 'default' }}
        />
      )}
      {can('complete') && (
        <FormDialog
          label={order.shipping.store ? 'Collected' : 'Complete without a parcel'}
          title={order.shipping.store ? 'Has it been collected?' : 'Complete without a parcel?'}
          version={version}
          onSubmit={(_, seen) => step('complete', seen)}
        >
          <p>The shopper gets an email.</p>
        </FormDialog>
      )}
      {can('deliver') && (
        <Button variant="filled" onClick={() => act('delivered', { id, seen: version })}>
          Delivered
        </Button>
      )}
      {can('refund') && role === 'manager' && <RefundDialog order={order} />}
      {(can('cancel') || can('refuse')) && (
        <FormDialog
          label={isReturned ? 'Parcel refused' : 'Cancel the order'}
          title={isReturned ? 'Was the parcel refused?' : 'Cancel the order?'}
          version={version}
          onSubmit={(_, seen) => step(can('cancel') ? 'cancel' : 'refuse', seen)}
        >
          <p>Its pieces return to stock, and the shopper gets an email. This can’t be undone.</p>
        </FormDialog>
      )}
      <FormDialog
        label="Send an email again"
        submitLabel="Send"
        version={version}
        initialValues={{ email: 'order.placed' }}
        onSubmit={({ email }, seen) => act('resend', { id, seen, email }, false)}
      >
        <SelectField
          name="email"
          label="Email"
          data={[
            { value: 'order.placed', label: 'Order placed' },
            ...(order.paid ? [{ value: 'payment.received', label: 'Payment received' }] : []),
            ...(order.shipments.length > 0 ? [{ value: 'order.sent', label: 'Order sent' }] : []),
          ]}
        />
      </FormDialog>
      {(['packing-slip', 'label', 'invoice'] as const).map(
        (paper) =>
          (paper !== 'invoice' || order.documents.length > 0) && (
            <TabLink key={paper} href={`/staff/papers/${id}/${paper}`}>
              {papers[paper]}
            </TabLink>
          ),
      )}
    </div>
  )
}
