import type { FilterName } from '@vitrine/contract/rules/filterNames.ts'
import styles from './FilterTerms.module.css'
import type { OnTerm, Term } from './TermList.tsx'
import { hasDifferentCounts, TermList, termTree } from './TermList.tsx'

/** Sizes as chips, grouped by scale. */
export function SizeTerms({ name, title, terms, active, onToggle, onPrefetch }: FilterTermsProps) {
  const scales = [...new Set(terms.map(({ group }) => group))]
  const counts = hasDifferentCounts(terms)
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
                <span>{`${size} `}</span>
                {counts ? <span className={styles.count}>{count < 0 ? '' : count}</span> : null}
              </label>
            </li>
          ))}
      </ul>
    </div>
  ))
}

export interface FilterTermsProps {
  name: FilterName
  /** The accessible name of the group. */
  title: string
  terms: readonly Term[]
  active: readonly string[]
  onToggle: OnTerm
  onPrefetch: OnTerm
}

/** The terms of one filter as checkboxes, colours as swatches, each with its count and the terms below it. */
export function FilterTerms({ title, terms, ...common }: FilterTermsProps) {
  const isPainted = terms.some(({ color, colors }) => color || colors)
  return (
    <TermList
      title={title}
      nodes={termTree(terms)}
      isPainted={isPainted}
      showsCounts={hasDifferentCounts(terms)}
      above={[]}
      {...common}
    />
  )
}
