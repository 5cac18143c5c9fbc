import {
  type Filter,
  type Listing,
  type ListingQuery,
  maxListingPrice,
} from '@vitrine/contract/catalog.ts'
import type { FilterName } from '@vitrine/contract/rules/filterNames.ts'
import type { z } from 'zod'
import { type FindPages, findPages } from '#cms/catalog/findPages.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import type { ListingOrder, TermKind } from '#cms/database/schema/catalog.ts'
import { rows } from '#cms/database/transact.ts'
import { saleTerm } from './facets.ts'
import { renamedCategories } from './formerSlugs.ts'
import { searchedColours, withFound, withVariation } from './found.ts'
import { listingStatement } from './listingStatement.ts'
import type { ListingRequest, ListingRow } from './listingTypes.ts'
import { withStock } from './liveStock.ts'
import { findSearched, type Searched } from './search/findSearched.ts'

/** Maximum number of pages beside the products of a search. */
const maxPages = 6

const filters: { slug: FilterName; kind: TermKind | 'availability'; title: string }[] = [
  { slug: 'brands', kind: 'brand', title: 'Brand' },
  { slug: 'categories', kind: 'category', title: 'Category' },
  { slug: 'collections', kind: 'collection', title: 'Collection' },
  { slug: 'colors', kind: 'colour', title: 'Colour' },
  { slug: 'discounts', kind: 'discount', title: 'Discount' },
  { slug: 'sizes', kind: 'size', title: 'Size' },
  { slug: 'availability', kind: 'availability', title: 'Availability' },
  { slug: 'occasions', kind: 'occasion', title: 'Occasion' },
  { slug: 'lengths', kind: 'length', title: 'Length' },
  { slug: 'fabrics', kind: 'fabric', title: 'Fabric' },
]

/** The one term of the filter `availability`. */
const inStock = { id: 'in-stock', slug: 'in-stock', name: 'In stock' }

/** Filters that a catalogue without their terms does not have. */
const optionalFilters: ReadonlySet<FilterName> = new Set(['occasions', 'lengths', 'fabrics'])

const orders: Record<ListingQuery['sort'], { order: ListingOrder; backwards: boolean }> = {
  default: { order: 'default', backwards: false },
  popularity: { order: 'popularity', backwards: false },
  date: { order: 'date', backwards: false },
  price: { order: 'price', backwards: false },
  'price-desc': { order: 'price', backwards: true },
}

interface ListingOptions {
  onSaleOnly: boolean
  pages?: FindPages | undefined
}

/**
 * One page of products with the counts of every filter (docs/rest/catalog.md), read again if it is empty and one of its
 * categories had another slug before.
 */
export async function readListing(
  database: Database,
  query: ListingQuery,
  options: ListingOptions,
): Promise<z.input<typeof Listing>> {
  const listing = await readOnce(database, query, options)
  const { categories } = query
  if (listing.pagination.total > 0 || !categories) return listing
  const renamed = await renamedCategories(database, categories)
  if (renamed.size === 0) return listing
  const current = categories.map((slug) => renamed.get(slug) ?? slug)
  const once = await readOnce(database, { ...query, categories: current }, options)
  return { ...once, renamed: Object.fromEntries(renamed) }
}

async function readOnce(
  database: Database,
  query: ListingQuery,
  options: ListingOptions,
): Promise<z.input<typeof Listing>> {
  const terms = filters.flatMap(({ slug, kind }) => {
    const slugs = query[slug] ?? []
    return slugs.length ? [{ kind, slugs }] : []
  })
  if (options.onSaleOnly) terms.push({ kind: saleTerm.kind, slugs: [saleTerm.slug] })
  const { pages: findOwnPages = findPages } = options
  const search = query.s?.trim()
    ? await findSearched(database, query.s, findOwnPages, maxPages)
    : null
  const pages = search?.pages ?? []
  const [row] = await rows<ListingRow>(
    database,
    listingStatement({
      ...orders[query.sort],
      offset: (query.page - 1) * query.limit,
      limit: query.limit,
      terms,
      prices: pricesOf(query, search),
      words: search?.words ?? [],
      required: search?.required ?? [],
      matchesAll: pages.length > 0,
      productIds: search?.productIds ?? null,
    }),
  )
  if (!row) throw new Error('The listing statement returned no row')
  return {
    ...serialize(row, query, search),
    pages: query.page === 1 ? pages : [],
    searchedFor: search?.searchedFor ?? null,
    notCarried: search?.notCarried ?? null,
  }
}

/** The first products of a selection with their ids, the total number, and what a listing of it shows beside them. */
export async function readCards(
  database: Database,
  request: Omit<ListingRequest, 'backwards' | 'offset'>,
) {
  const [row] = await rows<ListingRow>(
    database,
    listingStatement({ ...request, backwards: false, offset: 0 }),
  )
  return {
    total: row?.total ?? 0,
    cards: row?.cards ?? [],
    featured: row?.featured ?? null,
    colours: row?.facets.colour ?? [],
  }
}

function serialize(
  { total, facets, in_stock, price_range, cards, featured, look_books }: ListingRow,
  { limit, page, colors = [], sizes = [] }: ListingQuery,
  search: Searched | null,
): z.input<typeof Listing> {
  const sizeNames = new Set(
    facets.size?.flatMap(({ slug, name }) => (sizes.includes(slug) ? name : [])),
  )
  const terms = facets.colour ?? []
  const colours =
    colors.length > 0
      ? new Set([...colors, ...shadesOf(terms, colors)])
      : searchedColours(terms, search)
  return {
    data: cards.map(({ card, stock }) =>
      withVariation(withStock(card, stock), search?.variationId ?? null, (stocked) =>
        withFound(stocked, colours, sizeNames),
      ),
    ),
    filters: filters.flatMap(({ slug, kind, title }): z.input<typeof Filter>[] => {
      if (kind === 'availability')
        return in_stock === null ? [] : [{ slug, title, terms: [{ ...inStock, count: in_stock }] }]
      const terms = facets[kind] ?? []
      return terms.length > 0 || !optionalFilters.has(slug) ? [{ slug, title, terms }] : []
    }),
    priceRange: price_range,
    pagination: { limit, page, pageCount: Math.ceil(total / limit), total },
    lookBooks: look_books.map(({ looks, ...book }) => book),
    featuredImage: featured?.featuredImage ?? null,
    featuredImageMobile: featured?.featuredImageMobile ?? null,
    featuredType: featured?.featuredType ?? null,
    featuredVideo: featured?.featuredVideo ?? null,
    content: featured?.content ?? null,
  }
}

/** The prices of the request that the search names too. */
function pricesOf({ minPrice, maxPrice }: ListingQuery, search: Searched | null) {
  const named = search?.prices
  if (minPrice === undefined && maxPrice === undefined) return named
  const { lowest = 0, highest = maxListingPrice } = named ?? {}
  return {
    lowest: Math.max(minPrice ?? 0, lowest),
    highest: Math.min(maxPrice ?? maxListingPrice, highest),
  }
}

/** The shades of the requested colour families. */
const shadesOf = (terms: NonNullable<ListingRow['facets']['colour']>, colours: string[]) =>
  terms.filter(({ parent }) => parent !== null && colours.includes(parent)).map(({ slug }) => slug)
