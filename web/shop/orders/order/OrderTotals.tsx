import { giftWrapCopy } from '#web/generated/messages/giftWrapCopy.ts'
import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { formatPrice, type Money, withSameCurrency } from '#web/lib/price.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './OrderTotals.module.css'

/** The server's totals of an order, without rows that are zero (orders.detail.totals). */
export function OrderTotals({ order }: { order: OrderFieldsFragment }) {
  const { subTotal, discountTotal, giftWrap, giftWrapTotal, shippingTotal, totalTax, total } = order
  const priceOf = (price: Money) => (price.amount > 0 ? formatPrice(price) : orderCopy.free)
  // Whether prices include tax depends on the merchant and is derived from the amounts.
  const isTaxIncluded =
    subTotal.amount - discountTotal.amount + giftWrapTotal.amount + shippingTotal.amount ===
    total.amount
  const lines = [
    [orderCopy.subtotal, formatPrice(subTotal)],
    discountTotal.amount > 0
      ? [orderCopy.discount, formatPrice(withSameCurrency(discountTotal, -discountTotal.amount))]
      : undefined,
    giftWrap ? [giftWrapCopy.title, priceOf(giftWrapTotal)] : undefined,
    [orderCopy.shipping, priceOf(shippingTotal)],
    totalTax.amount > 0
      ? [isTaxIncluded ? orderCopy.tax : orderCopy.taxAdded, formatPrice(totalTax)]
      : undefined,
  ].filter((line) => line !== undefined)
  return (
    <dl className={styles.totals} aria-label={orderCopy.totals}>
      {lines.map(([term, value]) => (
        <div key={term} className={styles.line}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{orderCopy.total}</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
    </dl>
  )
}
