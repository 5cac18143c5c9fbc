import type { ListingFilter, ListingSort } from '#web/generated/types.ts'

/** The six filters in the order in which they stand on the page (SPEC §3). */
export const filterNames = [
  'brands',
  'categories',
  'collections',
  'colors',
  'discounts',
  'sizes',
] as const
export type FilterName = (typeof filterNames)[number]

/** What a shopper asked a listing for. The address owns it. */
export interface ListingSelection {
  search: string
  sort: ListingSort
  terms: Record<FilterName, string[]>
}

/** Nothing chosen. */
export const noTerms: ListingSelection['terms'] = {
  brands: [],
  categories: [],
  collections: [],
  colors: [],
  discounts: [],
  sizes: [],
}

/** The labels of SPEC §9 with the value that stands in the address. */
export const sortOptions: readonly { sort: ListingSort; value: string; label: string }[] = [
  { sort: 'DEFAULT', value: 'default', label: 'Default' },
  { sort: 'POPULARITY', value: 'popularity', label: 'Popularity' },
  { sort: 'DATE', value: 'date', label: 'Newest' },
  { sort: 'PRICE', value: 'price', label: 'Price: Low to High' },
  { sort: 'PRICE_DESC', value: 'price-desc', label: 'Price: High to Low' },
]

const maximumTerms = 50

/** What can be the slug of a term. */
const isTerm = (text: string) => text !== '' && text.length <= 100 && !text.includes('\0')

/** Reads an address; what makes no sense there, and what the page fixes, is left out. */
export function readSelection(search: URLSearchParams, fixed: FixedFilter = {}): ListingSelection {
  const list = (name: FilterName) =>
    fixed[name]
      ? []
      : [...new Set((search.get(name) ?? '').slice(0, 1000).split(','))]
          .filter(isTerm)
          .slice(0, maximumTerms)
  return {
    search: (search.get('s') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    sort: sortOptions.find(({ value }) => value === search.get('sort'))?.sort ?? 'DEFAULT',
    terms: {
      brands: list('brands'),
      categories: list('categories'),
      collections: list('collections'),
      colors: list('colors'),
      discounts: list('discounts'),
      sizes: list('sizes'),
    },
  }
}

/** The readable address of a selection, `?colors=ivory,black&sort=price`; defaults are left out. */
export function writeSelection({ search, sort, terms }: ListingSelection): string {
  const parts: string[] = []
  if (search) parts.push(`s=${encodeURIComponent(search)}`)
  for (const name of filterNames)
    if (terms[name].length > 0)
      parts.push(`${name}=${terms[name].map(encodeURIComponent).join(',')}`)
  const { value = 'default' } = sortOptions.find((option) => option.sort === sort) ?? {}
  if (value !== 'default') parts.push(`sort=${value}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** A selection with one term more, or without it. */
export function toggled(
  selection: ListingSelection,
  name: FilterName,
  term: string,
): ListingSelection {
  const before = selection.terms[name]
  const after = before.includes(term) ? before.filter((slug) => slug !== term) : [...before, term]
  return { ...selection, terms: { ...selection.terms, [name]: after } }
}

/** What a page fixes for all of its listing, for example a brand; a filter that it only hides is an empty list. */
export type FixedFilter = Partial<ListingSelection['terms']> &
  Pick<ListingFilter, 'within' | 'specialPrice'>

/** The filters that a page fixes or hides. */
export const hiddenBy = (fixed: FixedFilter): FilterName[] =>
  filterNames.filter((name) => fixed[name])

/** The variables of the listing's query. What a page fixes wins over the address. */
export function toFilter(
  { search, terms }: ListingSelection,
  { within, specialPrice, ...fixed }: FixedFilter,
): ListingFilter {
  const filter: ListingFilter = {}
  const lists = { ...terms, ...fixed }
  if (search) filter.search = search
  for (const name of filterNames) if (lists[name].length > 0) filter[name] = lists[name]
  if (within) filter.within = within
  if (specialPrice) filter.specialPrice = specialPrice
  return filter
}

/** The campaign's listing, all filters hidden (SPEC §2 /chinese-new-year). */
export const chineseNewYear: FixedFilter = {
  ...noTerms,
  brands: ['asava', 'asv'],
  categories: ['chinese-new-year'],
}

/** Brands that a category's path can name (SPEC §2 /product-category/*). */
const pathBrands = ['asava', 'asv']

/** The last part of a category's path is the category; a part `asava` or `asv`, in any case, selects that brand. */
export function categoryOf(path: string): FixedFilter {
  const parts = path.split('/').filter(Boolean)
  const words = parts.map((part) => part.toLowerCase())
  const brands = pathBrands.filter((brand) => words.includes(brand))
  const category = brands.includes(words.at(-1) ?? '') ? undefined : parts.at(-1)
  return { brands, discounts: [], ...(category ? { within: category } : {}) }
}

interface Named {
  slug: string
  name: string
}

/**
 * A category's name as the listing knows it. Until that is there, the text of the link that led to it, if that names it as
 * well, or its slug in words.
 */
export function titleOf(
  path: string,
  filters: readonly { within?: Named | null; terms: readonly Named[] }[],
  linkText = '',
): string {
  const slug = path.split('/').filter(Boolean).at(-1) ?? ''
  const known = filters
    .flatMap(({ within, terms }) => (within ? [within] : terms))
    .find((term) => term.slug === slug)
  if (known) return known.name
  if (linkText.toLowerCase().replaceAll(' ', '-') === slug) return linkText
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
