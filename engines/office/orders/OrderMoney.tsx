import { Button } from '@mantine/core'
import { isForStaff, openRefund } from '@vitrine/commerce/rules/transitions.ts'
import { parseBaht } from '@vitrine/commerce/satang.ts'
import { refundMethodLabel, refundStateLabel } from '@vitrine/commerce/staff/labels.ts'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { act } from '../shell/act.ts'
import { baht } from '../shell/api.ts'
import { CheckField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { Section } from '../shell/Page.tsx'
import { useRole } from '../shell/session.ts'
import { UsedFor } from './OrderTable.tsx'
import { wrongAmount } from './RefundDialog.tsx'

/** Charges, slips, documents, refunds and books of an order. */
export function Money({ order }: { order: StaffOrder }) {
  const { books, order: id, version: seen } = order
  const isManager = useRole() === 'manager'
  const owedWithout =
    books.owed -
    order.refunds
      .filter(({ status }) => openRefund.some((open) => open === status))
      .reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Section title="Money">
      <p>
        Received {baht(books.received)} · goods {baht(books.goods)} · returned{' '}
        {baht(books.returned)} · owed {baht(books.owed)}
        {books.isWrong && (
          <strong className="warning">
            {' '}
            wrong by {baht(books.difference)}: tell your developer
          </strong>
        )}
      </p>
      <ul>
        {order.charges.map(({ reference, status, amount, failure }) => (
          <li key={reference}>
            Charge {reference}: {status}, {baht(amount)} {failure}
          </li>
        ))}
        {order.documents.map(({ number, issued, amount, tax }) => (
          <li key={number}>
            {number} of {issued}: {baht(amount)}, VAT {baht(tax)}
          </li>
        ))}
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            Refund {refund.id}: {baht(refund.amount)} by {refundMethodLabel(refund.method)},{' '}
            {[refundStateLabel(refund), refund.reason, refund.failure, accountOf(order, refund.id)]
              .filter(Boolean)
              .join('; ')}
            {isManager &&
              refundActions(order, refund).map(({ status, label }) => (
                <Button
                  key={status}
                  size="xs"
                  ml="xs"
                  onClick={() => act('endRefund', { id: refund.id, seen, status })}
                >
                  {label}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {isManager && (
        <div className="actions">
          {owedWithout > 0 && (
            <Button
              onClick={() =>
                act('refund', {
                  ...{ id, seen, amount: null, isDue: true, byHand: false, restocked: null },
                })
              }
            >
              Return {baht(owedWithout)} that the order could not take
            </Button>
          )}
          <FormDialog
            label="Record a transfer"
            title="Record a transfer on the account of the shop"
            submitLabel="Record"
            version={seen}
            initialValues={{ amount: '', isAnother: false }}
            onSubmit={async ({ amount: typed, isAnother }, opened) => {
              const amount = parseBaht(typed)
              if (amount === null) throw new Error(wrongAmount)
              await act('transfer', { id, seen: opened, amount, isAnother }, false)
            }}
          >
            <TextField name="amount" label="Amount in baht" inputMode="decimal" required />
            {books.received > 0 && (
              <CheckField
                name="isAnother"
                label="Another transfer than those that are booked and that slips show"
              />
            )}
          </FormDialog>
        </div>
      )}
      {order.slips.length > 0 && (
        <ul className="cards">
          {order.slips.map((slip) => (
            <li key={slip.file} className="card">
              <a href={slip.image} target="_blank" rel="noreferrer">
                <img src={slip.image} alt={`Slip of ${slip.at}`} />
              </a>
              <div>
                <p>
                  {baht(slip.amount)} to {slip.bank}
                  <br />
                  {slip.name}, {slip.phone}
                  <br />
                  {slip.at}
                </p>
                <UsedFor orders={slip.usedFor} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The account that the shopper named in a return for an open refund. */
const accountOf = ({ returns, refunds }: StaffOrder, refund: number) => {
  const isOpen = openRefund.some((open) => refunds.find(({ id }) => id === refund)?.status === open)
  const refunded = returns.find((item) => item.refund === refund)
  const account = refunded?.account || returns.findLast((item) => item.account)?.account
  return isOpen && account && `to ${account}`
}

/** The steps of staff about a refund, which are few while the provider makes it. */
function refundActions({ returns }: StaffOrder, refund: StaffOrder['refunds'][number]) {
  if (!isForStaff(refund)) return []
  const isOfReturn = returns.some((item) => item.refund === refund.id)
  return [
    { status: 'done', label: 'Transferred' },
    ...(refund.status === 'failed' ? [] : [{ status: 'failed', label: 'Failed' }]),
    ...(refund.method === 'provider' ? [{ status: 'repeated', label: 'Send again' }] : []),
    ...(isOfReturn ? [] : [{ status: 'withdrawn', label: 'Withdraw' }]),
  ]
}
