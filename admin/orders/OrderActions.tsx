import { usePermissions } from 'ra-core'
import type { StaffOrder } from '#contract/staff/orders.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { useAction } from '../shell/useAction.ts'
import { ParcelDialog } from './ParcelDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'

/** The steps that the order can take now, its papers, and its emails. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const act = useAction()
  const { permissions } = usePermissions()
  const { order: id } = order
  const can = (action: string) => order.actions.includes(action)
  /** Whether a sent parcel that was to be paid in cash has come back. */
  const isReturned = order.status === 'completed' && can('refuse')
  const step = (action: string, seen = order.version) => act('act', { id, action, seen })
  return (
    <div className="buttons actions">
      {can('approve') && (
        <button type="button" className="primary" onClick={() => step('approve')}>
          Approve the slip
        </button>
      )}
      {can('reject') && (
        <FormDialog
          label="Reject the slip"
          title="Reject the slip?"
          version={order.version}
          onSubmit={(_, seen) => step('reject', seen)}
        >
          <p>The shopper gets an email and can send another slip.</p>
        </FormDialog>
      )}
      {can('pack') && (
        <button type="button" className="primary" onClick={() => step('pack')}>
          Pack
        </button>
      )}
      {can('send') && (
        <ParcelDialog id={id} version={order.version} isMore={order.shipments.length > 0} />
      )}
      {can('complete') && (
        <FormDialog
          label={order.shipping.store ? 'Collected' : 'Complete without a parcel'}
          title={order.shipping.store ? 'Has it been collected?' : 'Complete without a parcel?'}
          version={order.version}
          onSubmit={(_, seen) => step('complete', seen)}
        >
          <p>The shopper gets an email.</p>
        </FormDialog>
      )}
      {can('deliver') && (
        <button type="button" onClick={() => act('delivered', { id, seen: order.version })}>
          Delivered
        </button>
      )}
      {can('refund') && permissions === 'manager' && <RefundDialog order={order} />}
      {(can('cancel') || can('refuse')) && (
        <FormDialog
          label={isReturned ? 'Parcel refused' : 'Cancel the order'}
          title={isReturned ? 'Was the parcel refused?' : 'Cancel the order?'}
          version={order.version}
          onSubmit={(_, seen) => step(can('cancel') ? 'cancel' : 'refuse', seen)}
        >
          <p>Its pieces return to stock, and the shopper gets an email. This can’t be undone.</p>
        </FormDialog>
      )}
      <FormDialog
        label="Send an email again"
        submitLabel="Send"
        version={order.version}
        onSubmit={(form, seen) => act('resend', { id, seen, email: textOf(form, 'email') }, false)}
      >
        <Field label="Email">
          <select name="email">
            <option value="order.placed">Order placed</option>
            {order.paid && <option value="payment.received">Payment received</option>}
            {order.shipments.length > 0 && <option value="order.sent">Order sent</option>}
          </select>
        </Field>
      </FormDialog>
      {(['packing-slip', 'label', 'invoice'] as const).map(
        (paper) =>
          (paper !== 'invoice' || order.documents.length > 0) && (
            <a key={paper} href={`/staff/papers/${id}/${paper}`} target="_blank" rel="noreferrer">
              {{ 'packing-slip': 'Packing slip', label: 'Label', invoice: 'Invoice' }[paper]}
            </a>
          ),
      )}
    </div>
  )
}
