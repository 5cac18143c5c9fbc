import styles from './FilterTerms.module.css'
import type { FilterTermsProps } from './FilterTerms.tsx'

/** Sizes as chips, grouped by scale. */
export function SizeTerms({ name, title, terms, active, onToggle, onPrefetch }: FilterTermsProps) {
  const scales = [...new Set(terms.map(({ group }) => group))]
  return scales.map((scale) => (
    <div key={scale} className={styles.scale}>
      {scale ? (
        <p className={styles.count} aria-hidden="true">
          {scale}
        </p>
      ) : null}
      <ul className={styles.chips} aria-label={scale ?? title}>
        {terms
          .filter(({ group }) => group === scale)
          .map(({ slug, name: size, count }) => (
            <li key={slug}>
              <label className={styles.chip} onPointerEnter={() => onPrefetch(name, slug)}>
                <input
                  className={styles.hiddenBox}
                  type="checkbox"
                  checked={active.includes(slug)}
                  onChange={() => onToggle(name, slug)}
                  onFocus={() => onPrefetch(name, slug)}
                />
                {size} <span className={styles.count}>{count < 0 ? '' : count}</span>
              </label>
            </li>
          ))}
      </ul>
    </div>
  ))
}
