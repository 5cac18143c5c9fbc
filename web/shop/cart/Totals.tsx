import { formatPrice } from '#web/lib/price.ts'
import type { TotalsFieldsFragment } from './cart.generated.ts'
import styles from './Totals.module.css'

/** What things come to, in the server's own amounts: the rows add up to the total, the notes explain it. */
export function Totals({
  totals,
  shippingTitle = 'Shipping',
  isBusy,
}: {
  totals: TotalsFieldsFragment
  shippingTitle?: string
  /** The amounts are about to change. */
  isBusy: boolean
}) {
  const rows: [name: string, amount: number, isShown: boolean][] = [
    ['Items', totals.totalItems, true],
    ['Discount', -totals.totalDiscount, totals.totalDiscount !== 0],
    ['Fees', totals.totalFees, totals.totalFees !== 0],
    [shippingTitle, totals.totalShipping, true],
  ]
  return (
    <dl className={styles.totals} aria-busy={isBusy}>
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([name, amount]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{amount === 0 && name === shippingTitle ? 'Free' : formatPrice(amount)}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{formatPrice(totals.totalPrice)}</dd>
      </div>
      {totals.taxLines.map(({ name, price }) => (
        <div key={name} className={styles.note}>
          <dt>{name}</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
      ))}
      {totals.totalSaving > 0 ? (
        <div className={styles.saving}>
          <dt>Saving</dt>
          <dd>{formatPrice(totals.totalSaving)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
