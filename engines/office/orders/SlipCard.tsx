import { Button, Group } from '@mantine/core'
import type { SlipRow } from '@vitrine/commerce/staff/orders.ts'
import { act } from '../shell/act.ts'
import { FormDialog } from '../shell/FormDialog.tsx'
import { OrderLink, UsedFor } from './OrderTable.tsx'

/** A slip beside the amount and the order that it claims to pay. */
export function SlipCard({ slip }: { slip: SlipRow }) {
  const decide = (action: string, seen = slip.version) =>
    act('act', { id: slip.order, action, seen })
  return (
    <li className="card">
      <a href={slip.image} target="_blank" rel="noreferrer">
        <img src={slip.image} alt={`Slip of order ${slip.order}`} />
      </a>
      <div>
        <h3>
          <OrderLink order={slip.order} />
        </h3>
        <p>{slip.customer}</p>
        <dl>
          <dt>Order</dt>
          <dd>{slip.total}</dd>
          <dt>Transferred</dt>
          <dd>
            {slip.claimed} {!slip.isExact && <strong className="warning">differs</strong>}
          </dd>
          <dt>Bank</dt>
          <dd>{slip.bank}</dd>
          <dt>Since</dt>
          <dd>{slip.since}</dd>
        </dl>
        <UsedFor orders={slip.usedFor} />
        <Group gap="xs">
          <Button variant="filled" onClick={() => decide('approve')}>
            Approve
          </Button>
          <FormDialog
            label="Reject"
            title={`Reject the slip of order ${slip.order}?`}
            version={slip.version}
            onSubmit={(_, seen) => decide('reject', seen)}
          >
            <p>The shopper gets an email and can send another slip.</p>
          </FormDialog>
        </Group>
      </div>
    </li>
  )
}
