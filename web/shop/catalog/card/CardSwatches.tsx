import styles from './CardSwatches.module.css'
import type { ProductCardFieldsFragment } from './productCard.generated.ts'
import { swatchPaint } from './swatchPaint.ts'

/** Swatches on a card at each width (`listing.card.swatches`); a style sheet hides the others on mobile. */
const maxSwatches = { wide: 5, narrow: 3 }

/** The colours or prints of a product: the first few as swatches, the rest as a number. */
export function CardSwatches({ option }: { option: ProductCardFieldsFragment['visibleOption'] }) {
  if (!option || option.swatches.length < 2) return null
  const { swatches } = option
  return (
    <ul className={styles.swatches} aria-label={option.name}>
      {swatches.slice(0, maxSwatches.wide).map((swatch) => (
        <li key={swatch.slug} className={styles.item}>
          <span
            className={styles.disc}
            style={{ background: swatchPaint(swatch) }}
            role="img"
            aria-label={swatch.label}
            title={swatch.label}
          />
        </li>
      ))}
      <Rest className={styles.restNarrow} count={swatches.length - maxSwatches.narrow} />
      <Rest className={styles.restWide} count={swatches.length - maxSwatches.wide} />
    </ul>
  )
}

function Rest({ className, count }: { className: string | undefined; count: number }) {
  return count > 0 ? <li className={className}>+{count}</li> : null
}
