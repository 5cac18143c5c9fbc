import { useFrame } from '#web/core/SiteProvider.tsx'
import { formatPrice } from '#web/lib/price.ts'
import type { TotalsFieldsFragment } from './cart.generated.ts'
import styles from './ShippingProgress.module.css'

/** How far the bag is from free standard delivery; nothing where the merchant has none. */
export function ShippingProgress({ totals }: { totals: TotalsFieldsFragment }) {
  const { data } = useFrame()
  const from = data?.site?.settings.freeShippingFrom
  if (!from) return null
  // Whether it is free says the server alone; this only tells how much is missing.
  const missing = from - (totals.totalItems - totals.totalDiscount)
  const isFree = totals.totalShipping === 0
  if (!isFree && missing <= 0) return null
  return (
    <div className={styles.progress}>
      <p role="status">
        {isFree ? (
          'Standard delivery is free.'
        ) : (
          <>
            <strong className={styles.missing}>{formatPrice(missing)}</strong> more for free
            standard delivery
          </>
        )}
      </p>
      <progress
        className={styles.bar}
        aria-label="Towards free delivery"
        max={from}
        value={isFree ? from : from - missing}
      />
    </div>
  )
}
