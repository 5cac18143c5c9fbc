import { type FilterName, filterNames } from '@vitrine/contract/rules/filterNames.ts'
import type { ListingFilter, ListingSort } from '#web/generated/types.ts'
import { pageSize } from '../card/density.ts'
import {
  anyPrice,
  isLimited,
  type PriceRange,
  readPrices,
  writePrices,
} from './prices/priceRange.ts'

/** The filters, search text and sort order of a listing, as in the URL (`listing.selection.address`). */
export interface ListingSelection {
  search: string
  sort: ListingSort
  terms: Record<FilterName, string[]>
  prices: PriceRange
}

const forEachFilter = (listOf: (name: FilterName) => string[]) =>
  Object.fromEntries(filterNames.map((name) => [name, listOf(name)])) as ListingSelection['terms']

/** The terms of every filter when none is selected. */
export const noTerms = forEachFilter(() => [])

/** The sort options with their values in the URL (`listing.sort.*`). */
export const sortOptions: readonly { sort: ListingSort; value: string }[] = [
  { sort: 'DEFAULT', value: 'default' },
  { sort: 'POPULARITY_DESC', value: 'popularity' },
  { sort: 'DATE_DESC', value: 'date' },
  { sort: 'PRICE_ASC', value: 'price' },
  { sort: 'PRICE_DESC', value: 'price-desc' },
]

/** Terms of one filter that a URL may contain. */
const maxTerms = 50

/** Whether a text can be the slug of a term. */
const isTerm = (text: string) => text !== '' && text.length <= 100 && !text.includes('\0')

/** Reads a selection from a URL, without invalid parameters and those that the page fixes (`listing.fixed.address`). */
export function readSelection(search: URLSearchParams, fixed: FixedFilter = {}): ListingSelection {
  const list = (name: FilterName) =>
    fixed[name]
      ? []
      : [...new Set((search.get(name) ?? '').slice(0, 1000).split(','))]
          .filter(isTerm)
          .slice(0, maxTerms)
  return {
    search: (search.get('s') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    sort: sortOptions.find(({ value }) => value === search.get('sort'))?.sort ?? 'DEFAULT',
    terms: forEachFilter(list),
    prices: hasFilters(fixed) ? readPrices(search) : anyPrice,
  }
}

/** The products of a page as URLs count them, whatever the density. */
export const urlPageSize = pageSize['three-col']

/** The highest page that a URL can name. */
const maxPage = 10_000

/** Reads the page of the list from a URL: 1 without one (pages.listing.page). */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 1 ? Math.min(page, maxPage) : 1
}

/**
 * Returns a selection and the page of its list as a query string, `?colors=ivory,black&sort=price&page=2`, without default
 * values.
 */
export function writeSelection(
  { search, sort, terms, prices }: ListingSelection,
  page = 1,
): string {
  const parts: string[] = []
  if (search) parts.push(`s=${encodeURIComponent(search)}`)
  for (const name of filterNames)
    if (terms[name].length > 0)
      parts.push(`${name}=${terms[name].map(encodeURIComponent).join(',')}`)
  parts.push(...writePrices(prices))
  const { value = 'default' } = sortOptions.find((option) => option.sort === sort) ?? {}
  if (value !== 'default') parts.push(`sort=${value}`)
  if (page > 1) parts.push(`page=${page}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Whether any filter is selected, or a text is searched for. */
export const isNarrowed = ({ search, terms, prices }: ListingSelection): boolean =>
  search !== '' || isLimited(prices) || filterNames.some((name) => terms[name].length > 0)

/** Returns a selection with a term added in place of others, or removed if it has it. */
export function toggled(
  selection: ListingSelection,
  name: FilterName,
  term: string,
  replaced: readonly string[] = [],
): ListingSelection {
  const before = selection.terms[name]
  const others = before.filter((slug) => slug !== term)
  const after =
    others.length < before.length
      ? others
      : [...others.filter((slug) => !replaced.includes(slug)), term]
  return { ...selection, terms: { ...selection.terms, [name]: after } }
}

/** The filters that a page fixes, for example a brand; an empty list hides a filter without fixing it. */
export type FixedFilter = Partial<ListingSelection['terms']> &
  Pick<ListingFilter, 'within' | 'specialPrice'>

/** Returns the filters that a page fixes or hides. */
export const hiddenBy = (fixed: FixedFilter): FilterName[] =>
  filterNames.filter((name) => fixed[name])

/** Whether a page offers at least one filter. */
export const hasFilters = (fixed: FixedFilter) => hiddenBy(fixed).length < filterNames.length

/** Returns the query's filter from the URL and the page's fixed filters, which take precedence. */
export function toFilter(
  { search, terms, prices: { min, max } }: ListingSelection,
  { within, specialPrice, ...fixed }: FixedFilter,
): ListingFilter {
  const filter: ListingFilter = {}
  const lists = { ...terms, ...fixed }
  if (search) filter.search = search
  for (const name of filterNames) if (lists[name].length > 0) filter[name] = lists[name]
  if (min !== null && hasFilters(fixed)) filter.minPrice = min
  if (max !== null && hasFilters(fixed)) filter.maxPrice = max
  if (within) filter.within = within
  if (specialPrice) filter.specialPrice = specialPrice
  return filter
}

/** The campaign page, without filters (`listing.fixed.campaign`). */
export const chineseNewYear: FixedFilter = {
  ...noTerms,
  brands: ['asava', 'asv'],
  categories: ['chinese-new-year'],
}

/** Brands that a category's path can contain. */
const pathBrands = ['asava', 'asv']

/** Returns the filters of a category's path: its last part is the category, and the parts `asava` and `asv`, in any case, are brands. */
export function categoryFilter(path: string): FixedFilter {
  const parts = path.split('/').filter(Boolean)
  const slugs = parts.map((part) => part.toLowerCase())
  const brands = pathBrands.filter((brand) => slugs.includes(brand))
  const category = brands.includes(slugs.at(-1) ?? '') ? undefined : parts.at(-1)
  return { brands, discounts: [], ...(category ? { within: category } : {}) }
}

interface Named {
  slug: string
  name: string
}

/**
 * Returns a category's name from the listing's filters; while they load, the text of the pressed link if it matches the
 * slug, or else the slug as text.
 */
export function categoryTitle(
  path: string,
  filters: readonly { within?: Named | null; terms: readonly Named[] }[],
  linkText = '',
): string {
  const slug = path.split('/').filter(Boolean).at(-1) ?? ''
  const term = filters
    .flatMap(({ within, terms }) => (within ? [within] : terms))
    .find((category) => category.slug === slug)
  if (term) return term.name
  if (linkText.toLowerCase().replaceAll(' ', '-') === slug) return linkText
  const text = slug.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
