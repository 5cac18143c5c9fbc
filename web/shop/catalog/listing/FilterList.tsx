import { type FilterName, filterNames } from '@vitrine/contract/rules/filterNames.ts'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './FilterList.module.css'
import { FilterTerms, SizeTerms } from './FilterTerms.tsx'
import type { ListingSelection } from './listingUrl.ts'
import { PriceFilter } from './prices/PriceFilter.tsx'
import type { PriceFilterProps } from './prices/priceDrafts.ts'
import { isLimited } from './prices/priceRange.ts'
import type { Filters, OnTerm } from './TermList.tsx'

/** The number of filters that are open at first: the sizes and the one after them. */
const initiallyOpen = 2

interface FilterListProps {
  filters: Filters
  chosen: ListingSelection['terms']
  onToggle: OnTerm
  /** Called when a term is pointed at or focused, so that its listing can be prefetched. */
  onPrefetch: OnTerm
  prices: PriceFilterProps
}

/**
 * The filters of a listing, with the number of products that match each term (`listing.filters.counts`), and the price
 * filter after the sizes.
 */
export function FilterList({ filters, chosen, onToggle, onPrefetch, prices }: FilterListProps) {
  const lists = filters.map((filter, index) => {
    const name = filterName(filter.slug)
    const active = effectiveTerms(filter, chosen[name])
    const Terms = name === 'sizes' ? SizeTerms : FilterTerms
    return (
      <Disclosure
        key={name}
        title={active.length > 0 ? `${filter.title} (${active.length})` : filter.title}
        initiallyOpen={index < initiallyOpen || active.length > 0}
        lazy
      >
        <Terms
          name={name}
          title={filter.title}
          terms={filter.terms}
          active={active}
          onToggle={onToggle}
          onPrefetch={onPrefetch}
        />
      </Disclosure>
    )
  })
  const { range, bounds } = prices
  if (!bounds && !isLimited(range)) return lists
  const hasSizes = filters[0]?.slug === 'SIZES'
  return lists.toSpliced(
    Number(hasSizes),
    0,
    <Disclosure
      key="price"
      title={isLimited(range) ? `${catalogCopy.price} (1)` : catalogCopy.price}
      initiallyOpen={isLimited(range)}
      lazy
    >
      <PriceFilter {...prices} />
    </Disclosure>,
  )
}

export const FilterSkeletons = () =>
  [...Array(6).keys()].map((filter) => (
    <p key={filter} className={styles.skeleton}>
      <Skeleton width="40%" />
    </p>
  ))

/** Returns the chosen terms that apply: on a category page, only categories below it (`listing.fixed.category-below`). */
export const effectiveTerms = (filter: Filters[number] | undefined, chosen: readonly string[]) =>
  filter?.within ? chosen.filter((slug) => filter.terms.some((term) => term.slug === slug)) : chosen

/** Returns the name of a filter in the URL. */
export function filterName(slug: Filters[number]['slug']): FilterName {
  const name = slug.toLowerCase()
  return filterNames.find((filter) => filter === name) ?? 'categories'
}

/** Returns the filters that a page shows, sizes first: those that it neither fixes nor hides and that have terms. */
export const shownFilters = (filters: Filters, hidden: readonly FilterName[]): Filters =>
  filters
    .filter(({ slug, terms }) => !hidden.includes(filterName(slug)) && terms.length > 0)
    .toSorted((one, other) => Number(other.slug === 'SIZES') - Number(one.slug === 'SIZES'))
