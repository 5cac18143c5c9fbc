import { totalsCopy } from '#web/generated/messages/totalsCopy.ts'
import { formatPrice, type Money, withSameCurrency } from '#web/lib/price.ts'
import type { CartFieldsFragment, TotalsFieldsFragment } from './cart.generated.ts'
import styles from './Totals.module.css'

/** A row for each fee; one for all when the fees do not add up to their total, as after a change that is pending. */
function feeRows(
  fees: CartFieldsFragment['fees'],
  totalFees: Money,
): [name: string, price: Money, isShown: boolean][] {
  const isComplete = fees.reduce((sum, { total }) => sum + total.amount, 0) === totalFees.amount
  return isComplete
    ? fees.map(({ name, total }) => [name, total, true])
    : [[totalsCopy.fees, totalFees, totalFees.amount !== 0]]
}

/** The server's totals: the rows add up to the total, and the notes below explain it (cart.totals.*). */
export function Totals({
  totals,
  fees,
  shippingTitle = totalsCopy.shipping,
  isBusy,
}: {
  totals: TotalsFieldsFragment
  /** Fees that the merchant adds by name (cart.totals.fees). */
  fees: CartFieldsFragment['fees']
  shippingTitle?: string | undefined
  /** Whether a change is pending, so that the amounts are dimmed. */
  isBusy: boolean
}) {
  const { totalDiscount } = totals
  const rows: [name: string, price: Money, isShown: boolean][] = [
    [totalsCopy.items, totals.totalItems, true],
    [
      totalsCopy.discount,
      withSameCurrency(totalDiscount, -totalDiscount.amount),
      totalDiscount.amount !== 0,
    ],
    ...feeRows(fees, totals.totalFees),
    [shippingTitle, totals.totalShipping, true],
  ]
  return (
    <dl className={styles.totals} aria-busy={isBusy}>
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([name, price]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              {price.amount === 0 && name === shippingTitle ? totalsCopy.free : formatPrice(price)}
            </dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{totalsCopy.total}</dt>
        <dd>{formatPrice(totals.totalPrice)}</dd>
      </div>
      {totals.taxLines.map(({ name, price }) => (
        <div key={name} className={styles.note}>
          <dt>{name}</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
      ))}
      {totals.totalSaving.amount > 0 ? (
        <div className={styles.saving}>
          <dt>{totalsCopy.saving}</dt>
          <dd>{formatPrice(totals.totalSaving)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
