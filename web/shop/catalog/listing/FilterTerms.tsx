import { classes } from '#web/lib/classes.ts'
import { halvesPaint } from '../card/swatchPaint.ts'
import styles from './FilterTerms.module.css'
import type { Filters, OnTerm } from './filterTypes.ts'
import type { FilterName } from './listingAddress.ts'

interface FilterTermsProps {
  name: FilterName
  /** The accessible name of the group. */
  title: string
  terms: Filters[number]['terms']
  active: readonly string[]
  onToggle: OnTerm
  onPrefetch: OnTerm
}

/** The terms of one filter as checkboxes, colours as swatches, each with its count. */
export function FilterTerms({
  name,
  title,
  terms,
  active,
  onToggle,
  onPrefetch,
}: FilterTermsProps) {
  const paints = terms.map(({ color, colors }) => (colors ? halvesPaint(colors) : color))
  return (
    <ul
      className={classes(styles.terms, paints.some(Boolean) && styles.swatches)}
      aria-label={title}
    >
      {terms.map((term, index) => (
        <li key={term.slug}>
          <label className={styles.term} onPointerEnter={() => onPrefetch(name, term.slug)}>
            <input
              className={paints[index] ? styles.hiddenBox : styles.box}
              type="checkbox"
              checked={active.includes(term.slug)}
              onChange={() => onToggle(name, term.slug)}
              onFocus={() => onPrefetch(name, term.slug)}
            />
            {paints[index] ? (
              <span className={styles.disc} style={{ background: paints[index] }} />
            ) : null}
            <span className={styles.name}>{term.name}</span>
            <span className={styles.count}>{term.count}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
