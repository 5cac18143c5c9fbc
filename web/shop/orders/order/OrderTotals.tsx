import { formatPrice } from '#web/lib/price.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './OrderTotals.module.css'

/** The server's totals of an order, without rows that are zero (orders.detail.totals). */
export function OrderTotals({ order }: { order: OrderFieldsFragment }) {
  const { subTotal, discountTotal, shippingTotal, totalTax, total } = order
  // Whether prices include tax depends on the merchant; the amounts tell.
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
