import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './FilterList.module.css'
import { FilterTerms } from './FilterTerms.tsx'
import type { Filters, OnTerm } from './filterTypes.ts'
import { type FilterName, filterNames, type ListingSelection } from './listingAddress.ts'

interface FilterListProps {
  filters: Filters
  chosen: ListingSelection['terms']
  onToggle: OnTerm
  /** A term is pointed at or focused: what it leads to may be fetched ahead. */
  onHint: OnTerm
}

/** The filters of a listing with how many products each term would leave (SPEC §3 Listing response). */
export function FilterList({ filters, chosen, onToggle, onHint }: FilterListProps) {
  return filters.map((filter, place) => {
    const name = nameOf(filter.slug)
    const active = countingOf(filter, chosen[name])
    return (
      <Disclosure
        key={name}
        title={active.length > 0 ? `${filter.title} (${active.length})` : filter.title}
        initiallyOpen={place === 0 || active.length > 0}
        lazy
      >
        <FilterTerms
          name={name}
          title={filter.title}
          terms={filter.terms}
          active={active}
          onToggle={onToggle}
          onHint={onHint}
        />
      </Disclosure>
    )
  })
}

/** Lines where filters will stand. */
export const FilterSkeletons = () =>
  [...Array(6).keys()].map((filter) => (
    <p key={filter} className={styles.waiting}>
      <Skeleton width="40%" />
    </p>
  ))

/** The chosen terms that count: on a category's own page only categories below it do. */
export const countingOf = (filter: Filters[number] | undefined, chosen: readonly string[]) =>
  filter?.within ? chosen.filter((slug) => filter.terms.some((term) => term.slug === slug)) : chosen

/** The schema's word for a filter as the address writes it. */
export function nameOf(slug: Filters[number]['slug']): FilterName {
  const name = slug.toLowerCase()
  return filterNames.find((known) => known === name) ?? 'categories'
}

/** The filters that a page shows: those it does not fix itself and that offer a choice. */
export const shownFilters = (filters: Filters, hidden: readonly FilterName[]): Filters =>
  filters.filter(({ slug, terms }) => !hidden.includes(nameOf(slug)) && terms.length > 0)
