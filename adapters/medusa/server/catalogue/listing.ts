import type { z } from 'zod'
import { tokensOf } from '../../../../cms/catalog/tokens.ts'
import {
  filterSlugs,
  type Listing,
  type ListingQuery,
  maxListingPrice,
} from '../../../../gateway/contracts/catalog.ts'
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts'
import type { FilterSlug } from './facetTerms.ts'
import { featuredOf } from './featured.ts'
import { withShownColour } from './shownColour.ts'
import { matchCount } from './words.ts'

type Query = z.infer<typeof ListingQuery>

const titles: Record<FilterSlug, string> = {
  brands: 'Brand',
  categories: 'Category',
  collections: 'Collection',
  colors: 'Colour',
  discounts: 'Discount',
  sizes: 'Size',
}

type Order = (one: IndexedProduct, other: IndexedProduct) => number

/** The curated order; ids make it total, so that pages do not overlap. */
const curated: Order = (one, other) => one.position - other.position || (one.id < other.id ? -1 : 1)
const byPrice: Order = (one, other) => one.card.price - other.card.price || curated(one, other)

const orders: Record<Query['sort'], Order> = {
  default: curated,
  popularity: (one, other) => other.popularity - one.popularity || curated(one, other),
  date: (one, other) => other.publishedAt.localeCompare(one.publishedAt) || curated(one, other),
  price: byPrice,
  'price-desc': (one, other) => byPrice(other, one),
}

/** Returns one page of products with the counts of every filter (docs/rest/catalog.md). */
export function listing(
  index: CatalogueIndex,
  query: Query,
  { onSaleOnly = false } = {},
): z.infer<typeof Listing> {
  const searched = index.products.filter(
    ({ card }) => !onSaleOnly || card.price < card.regularPrice,
  )
  const candidates = query.s?.trim() ? matching(searched, query.s) : searched
  const priced = (product: IndexedProduct) => hasPrice(product, query)
  const fits = (product: IndexedProduct, except?: FilterSlug) =>
    filterSlugs.every((slug) => slug === except || hasTerm(product, slug, query[slug]))
  const fitting = candidates.filter((product) => fits(product))
  const found = fitting.filter(priced).toSorted(orders[query.sort])
  const { limit, page } = query
  const shades = index.shadesOf(query.colors ?? [])
  return {
    data: found
      .slice((page - 1) * limit, page * limit)
      .map((product) => withShownColour(product, shades)),
    filters: filterSlugs.map((slug) => {
      const counted = candidates.filter((product) => priced(product) && fits(product, slug))
      return { slug, title: titles[slug], terms: termsOf(index, slug, counted, query[slug]) }
    }),
    priceRange: priceRange(fitting),
    pagination: { limit, page, pageCount: Math.ceil(found.length / limit), total: found.length },
    lookBooks: [],
    ...featuredOf(index.directory, query),
  }
}

/**
 * The products that match all of the words, or else those that match the most.
 * @param minPrefix characters from which a searched word matches the beginning of another
 */
export function matching(
  products: readonly IndexedProduct[],
  text: string,
  minPrefix?: number,
): IndexedProduct[] {
  const searched = tokensOf(text)
  const counted = products.map((product) => ({
    product,
    count: matchCount(searched, product.words, minPrefix),
  }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return most === 0
    ? []
    : counted.filter(({ count }) => count === most).map(({ product }) => product)
}

function hasTerm(product: IndexedProduct, slug: FilterSlug, wanted: string[] | undefined): boolean {
  return !wanted?.length || wanted.some((term) => product.terms[slug].has(term))
}

function hasPrice({ prices }: IndexedProduct, { minPrice, maxPrice }: Query): boolean {
  if (minPrice === undefined && maxPrice === undefined) return true
  const [lowest, highest] = [minPrice ?? 0, maxPrice ?? maxListingPrice]
  return prices.some((price) => price >= lowest && price <= highest)
}

function priceRange(products: readonly IndexedProduct[]) {
  const prices = products.flatMap((product) => product.prices)
  return prices.length ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null
}

/** The terms with products, and those that were requested. */
function termsOf(
  index: CatalogueIndex,
  slug: FilterSlug,
  products: readonly IndexedProduct[],
  requested: string[] = [],
) {
  const counts = new Map<string, number>()
  for (const { terms } of products)
    for (const term of terms[slug]) counts.set(term, (counts.get(term) ?? 0) + 1)
  return index.terms[slug]
    .map((term) => ({ ...term, count: counts.get(term.slug) ?? 0 }))
    .filter((term) => term.count > 0 || requested.includes(term.slug))
}
