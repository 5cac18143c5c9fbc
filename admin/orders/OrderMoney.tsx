import { usePermissions } from 'ra-core'
import { parseBaht } from '#contract/satang.ts'
import type { StaffOrder } from '#contract/staff/orders.ts'
import { baht } from '../shell/api.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { useAction } from '../shell/useAction.ts'
import { UsedFor } from './OrderTable.tsx'

/** Charges, slips, documents, refunds and books of an order. */
export function Money({ order }: { order: StaffOrder }) {
  const act = useAction()
  const { permissions } = usePermissions()
  const { books, order: id, version: seen } = order
  const isManager = permissions === 'manager'
  const owedWithout =
    books.owed -
    order.refunds
      .filter(({ status }) => status === 'requested' || status === 'sent')
      .reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section>
      <h2>Money</h2>
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
        {order.refunds.map(({ id: refund, amount, method, status, reason, failure }) => (
          <li key={refund}>
            Refund {refund}: {baht(amount)} by {method}, {status}{' '}
            {[reason, failure, accountOf(order, refund)].filter(Boolean).join('; ')}{' '}
            {isManager && method === 'hand' && status === 'requested' && (
              <>
                <button
                  type="button"
                  onClick={() => act('endRefund', { id: refund, seen, status: 'done' })}
                >
                  Transferred
                </button>{' '}
                <button
                  type="button"
                  onClick={() => act('endRefund', { id: refund, seen, status: 'failed' })}
                >
                  Failed
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {isManager && (
        <div className="buttons">
          {owedWithout > 0 && (
            <button
              type="button"
              onClick={() =>
                act('refund', {
                  ...{ id, seen, amount: null, isDue: true, byHand: false, restocked: null },
                })
              }
            >
              Return {baht(owedWithout)} that the order could not take
            </button>
          )}
          <FormDialog
            label="Record a transfer"
            title="Record a transfer on the account of the shop"
            submitLabel="Record"
            version={order.version}
            onSubmit={async (form, seen) => {
              const amount = parseBaht(textOf(form, 'amount'))
              if (amount === null) throw new Error('Enter an amount, such as 1000 or 99.50.')
              await act('transfer', { id, seen, amount, isAnother: form.has('isAnother') }, false)
            }}
          >
            <Field label="Amount in baht">
              <input name="amount" inputMode="decimal" required />
            </Field>
            {books.received > 0 && (
              <label className="check">
                <input type="checkbox" name="isAnother" /> Another transfer than those that are
                booked and that slips show
              </label>
            )}
          </FormDialog>
        </div>
      )}
      {order.slips.length > 0 && (
        <ul className="cards">
          {order.slips.map((slip) => (
            <li key={slip.file} className="slip">
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
    </section>
  )
}

/** Where the shopper wants a refund, if the return said so. */
const accountOf = ({ returns }: StaffOrder, refund: number) => {
  const account = returns.find((each) => each.refund === refund)?.account
  return account && `to ${account}`
}
