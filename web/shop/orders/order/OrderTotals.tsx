import { formatPrice } from '#web/lib/price.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './OrderTotals.module.css'

/** What an order costs, line by line, as the server has it; what is not charged is left out. */
export function OrderTotals({ order }: { order: OrderFieldsFragment }) {
  const { subTotal, discountTotal, shippingTotal, totalTax, total } = order
  // Some shops add the tax, some have it in their prices: the amounts say which.
  const isTaxIncluded = subTotal - discountTotal + shippingTotal === total
  const lines = [
    ['Subtotal', formatPrice(subTotal)],
    discountTotal > 0 ? ['Discount', formatPrice(-discountTotal)] : undefined,
    ['Shipping', shippingTotal > 0 ? formatPrice(shippingTotal) : 'Free'],
    totalTax > 0 ? [isTaxIncluded ? 'VAT (included)' : 'VAT', formatPrice(totalTax)] : undefined,
  ].filter((line) => line !== undefined)
  return (
    <dl className={styles.totals} aria-label="Totals">
      {lines.map(([term, value]) => (
        <div key={term} className={styles.line}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
    </dl>
  )
}
