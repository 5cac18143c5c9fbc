import { usePermissions } from 'ra-core'
import { Fragment } from 'react'
import { isForStaff, openRefund } from '#contract/rules/transitions.ts'
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
      .filter(({ status }) => openRefund.some((open) => open === status))
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
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            Refund {refund.id}: {baht(refund.amount)} by {refund.method},{' '}
            {[refund.status, refund.reason, refund.failure, accountOf(order, refund.id)]
              .filter(Boolean)
              .join('; ')}
            {isManager &&
              refundActions(order, refund).map(({ status, label }) => (
                <Fragment key={status}>
                  {' '}
                  <button
                    type="button"
                    onClick={() => act('endRefund', { id: refund.id, seen, status })}
                  >
                    {label}
                  </button>
                </Fragment>
              ))}
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

/** Where the shopper wants an open refund, if a return said so. */
const accountOf = ({ returns, refunds }: StaffOrder, refund: number) => {
  const isOpen = openRefund.some((open) => refunds.find(({ id }) => id === refund)?.status === open)
  const own = returns.find((each) => each.refund === refund)
  const account = own?.account || returns.findLast((each) => each.account)?.account
  return isOpen && account && `to ${account}`
}

/** The steps of staff about a refund, which are few while the provider makes it. */
function refundActions({ returns }: StaffOrder, refund: StaffOrder['refunds'][number]) {
  if (!isForStaff(refund)) return []
  const isOfReturn = returns.some((each) => each.refund === refund.id)
  return [
    { status: 'done', label: 'Transferred' },
    ...(refund.status === 'failed' ? [] : [{ status: 'failed', label: 'Failed' }]),
    ...(refund.method === 'provider' ? [{ status: 'repeated', label: 'Send again' }] : []),
    ...(isOfReturn ? [] : [{ status: 'withdrawn', label: 'Withdraw' }]),
  ]
}
