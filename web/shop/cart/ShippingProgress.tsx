import { useFrame } from '#web/core/SiteProvider.tsx'
import { cartCopy } from '#web/generated/messages/cartCopy.ts'
import { formatPrice, withSameCurrency } from '#web/lib/price.ts'
import type { TotalsFieldsFragment } from './cart.generated.ts'
import styles from './ShippingProgress.module.css'

/**
 * The amount that is missing for free standard delivery; nothing if the site names no amount (cart.shipping-progress).
 */
export function ShippingProgress({ totals }: { totals: TotalsFieldsFragment }) {
  const { data } = useFrame()
  const from = data?.site?.settings.freeShippingFrom
  if (!from) return null
  // The server decides whether delivery is free; this is only the missing amount.
  const missing = from.amount - (totals.totalItems.amount - totals.totalDiscount.amount)
  const isFree = totals.totalShipping.amount === 0
  if (!isFree && missing <= 0) return null
  return (
    <div className={styles.progress}>
      <p role="status">
        {isFree ? (
          <span>{cartCopy.freeDelivery}</span>
        ) : (
          <>
            <strong className={styles.missing}>
              {`${formatPrice(withSameCurrency(from, missing))} `}
            </strong>
            <span>{cartCopy.untilFreeDelivery}</span>
          </>
        )}
      </p>
      <progress
        className={styles.bar}
        aria-label={cartCopy.freeDeliveryProgress}
        max={from.amount}
        value={isFree ? from.amount : from.amount - missing}
      />
    </div>
  )
}
