import { Disclosure } from '#web/ui/Disclosure.tsx'
import styles from './FilterList.module.css'
import type { ListingQuery } from './listing.generated.ts'
import { type FilterName, filterNames, type ListingSelection } from './listingAddress.ts'

export type Filters = NonNullable<ListingQuery['listing']>['filters']
export type ToggleTerm = (filter: FilterName, term: string) => void

interface FilterListProps {
  filters: Filters
  chosen: ListingSelection['terms']
  /** Filters that this page fixes itself. */
  hidden: readonly FilterName[]
  onToggle: ToggleTerm
}

/** The filters of a listing with how many products each term would leave (SPEC §3 Listing response). */
export function FilterList({ filters, chosen, hidden, onToggle }: FilterListProps) {
  return filters.map((filter) => {
    const name = nameOf(filter.slug)
    if (hidden.includes(name) || filter.terms.length === 0) return null
    const active = chosen[name]
    return (
      <Disclosure
        key={name}
        title={active.length > 0 ? `${filter.title} (${active.length})` : filter.title}
        initiallyOpen={active.length > 0}
      >
        <ul className={styles.terms} data-filter={name}>
          {filter.terms.map((term) => (
            <li key={term.slug}>
              <label className={styles.term}>
                <input
                  className={styles.box}
                  type="checkbox"
                  checked={active.includes(term.slug)}
                  onChange={() => onToggle(name, term.slug)}
                />
                {term.color ? (
                  <span className={styles.disc} style={{ background: term.color }} />
                ) : null}
                <span className={styles.name}>{term.name}</span>
                <span className={styles.count}>{term.count}</span>
              </label>
            </li>
          ))}
        </ul>
      </Disclosure>
    )
  })
}

/** The schema's word for a filter as the address writes it. */
export function nameOf(slug: Filters[number]['slug']): FilterName {
  const name = slug.toLowerCase()
  return filterNames.find((known) => known === name) ?? 'categories'
}
