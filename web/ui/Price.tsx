import { priceCopy } from '#web/generated/messages/priceCopy.ts'
import { discountPercent, formatPrice, type Money } from '#web/lib/price.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface PriceProps {
  price: Money
  /** Struck through where it exceeds the price. */
  regularPrice?: Money | null
  /** Whether the saving is added in percent. */
  showPercent?: boolean
}

/** A price, with the regular price and the discount where it is reduced (`formats.price.*`). */
export function Price({ price, regularPrice, showPercent = false }: PriceProps) {
  if (!regularPrice || regularPrice.amount <= price.amount)
    return <span className={styles.price}>{formatPrice(price)}</span>
  const percent = showPercent ? discountPercent(price.amount, regularPrice.amount) : null
  return (
    <span className={styles.price}>
      <VisuallyHidden>{priceCopy.sale} </VisuallyHidden>
      <span className={styles.sale}>{`${formatPrice(price)} `}</span>
      <VisuallyHidden>{priceCopy.regular} </VisuallyHidden>
      <s className={styles.regular}>{formatPrice(regularPrice)}</s>
      {percent === null ? null : <span className={styles.percent}>{` −${percent}%`}</span>}
    </span>
  )
}
