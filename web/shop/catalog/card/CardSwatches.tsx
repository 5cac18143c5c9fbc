import styles from './CardSwatches.module.css'
import type { ProductCardFieldsFragment } from './productCard.generated.ts'
import { swatchPaint } from './swatchPaint.ts'

/** The maximum number of swatches at each width (`listing.card.swatches`). */
const maxSwatches = { wide: 5, narrow: 3 }

/** The first colours or prints of a product as swatches, and the number of the others. */
export function CardSwatches({ option }: { option: ProductCardFieldsFragment['visibleOption'] }) {
  if (!option || option.values.length < 2) return null
  const { values } = option
  return (
    <ul className={styles.swatches} aria-label={option.name}>
      {values.slice(0, maxSwatches.wide).map((swatch) => (
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
      <More className={styles.moreNarrow} count={values.length - maxSwatches.narrow} />
      <More className={styles.moreWide} count={values.length - maxSwatches.wide} />
    </ul>
  )
}

function More({ className, count }: { className: string | undefined; count: number }) {
  return count > 0 ? <li className={className}>{`+${count}`}</li> : null
}
