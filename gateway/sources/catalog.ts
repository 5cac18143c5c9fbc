import { maxListingPrice, type sorts } from '#contract/catalog.ts'
import type { SliderQuery } from '#contract/content.ts'
import type {
  InputMaybe,
  ListingFilter,
  ListingSort,
  QueryListingArgs,
  QueryProductArgs,
  QuerySimilarProductsArgs,
} from '../generated/resolvers.ts'
import { Listing, narrowed, termsWithin } from '../responses/listing.ts'
import { Product, ProductCards } from '../responses/products.ts'
import { CmsError } from '../upstream/cmsError.ts'
import { CmsSource } from './cmsSource.ts'
import { productNumber } from './globalId.ts'
import { pagingOf, readPart } from './paging.ts'
import { segment } from './segment.ts'

const maxProducts = 24

const listingOrders = {
  DEFAULT: undefined,
  POPULARITY_DESC: 'popularity',
  DATE_DESC: 'date',
  PRICE_ASC: 'price',
  PRICE_DESC: 'price-desc',
} satisfies Record<ListingSort, (typeof sorts)[number] | undefined>
const maxTerms = 50

/** Commas separate terms, and no term contains NUL. */
const isTerm = (term: string) => !term.includes(',') && !term.includes('\0') && term.length <= 100

function filterOf(filter: InputMaybe<ListingFilter> | undefined) {
  const { search, specialPrice: _, within: __, minPrice, maxPrice, ...lists } = filter ?? {}
  for (const [name, terms] of Object.entries(lists)) {
    if (terms && terms.length > maxTerms)
      throw CmsError.invalid({ [name]: `At most ${maxTerms} values can be selected.` })
    if (terms && !terms.every(isTerm))
      throw CmsError.invalid({
        [name]: `Unknown filter value: ${terms.find((term) => !isTerm(term))}`,
      })
  }
  if (search && search.length > 200)
    throw CmsError.invalid({ search: 'The search text can have at most 200 characters.' })
  for (const [name, price] of Object.entries({ minPrice, maxPrice }))
    if (price && (price < 0 || price > maxListingPrice))
      throw CmsError.invalid({ [name]: `The price must be from 0 to ${maxListingPrice}.` })
  if ((minPrice ?? 0) > (maxPrice ?? maxListingPrice))
    throw CmsError.invalid({ minPrice: 'The minimum price is above the maximum.' })
  return { s: search?.trim(), ...lists, minPrice, maxPrice }
}

/** Listings and products (docs/rest/catalog.md). */
export class CatalogSource extends CmsSource {
  /** Returns null if the category whose listing is requested does not exist. */
  async listing(query: QueryListingArgs) {
    const { within, categories, ...others } = query.filter ?? {}
    if (!within) return this.#list(query)
    if (!isTerm(within)) return null
    const narrowTo = (categories: string[]) =>
      this.#list({ ...query, filter: { ...others, categories } })
    // Requested without other filters, it lists all its subcategories.
    const own = categories?.length
      ? await this.#list({ filter: { categories: [within] }, first: 1 })
      : await narrowTo([within])
    const known = termsWithin(own, within)
    if (!known.term && own.totalCount === 0) return null
    const chosen = categories?.filter((slug) => known.below.has(slug)) ?? []
    const listing = categories?.length ? await narrowTo(chosen.length ? chosen : [within]) : own
    return narrowed(listing, own, known)
  }

  async #list({ filter, sort, ...paging }: QueryListingArgs) {
    const path = filter?.specialPrice ? '/special-price' : '/products'
    const query = {
      ...filterOf(filter),
      sort: listingOrders[sort ?? 'DEFAULT'],
    }
    return readPart(pagingOf(paging), (page) => this.read(Listing, path, { ...query, ...page }))
  }

  async product({ slug, fresh }: QueryProductArgs) {
    const name = segment(slug)
    if (!name) return null
    const path = `/products/${name}`
    return fresh ? this.findFresh(Product, path) : this.find(Product, path)
  }

  /** Products of the category of one that the shop no longer has; empty for any other. */
  async similarProducts({ slug, limit }: QuerySimilarProductsArgs) {
    const name = segment(slug)
    const category = name && (await this.findSimilar(Product, `/products/${name}`))
    return category ? this.slider({ query: { categories: [category] } }, limit ?? 8) : []
  }

  async products(wanted: readonly string[]) {
    const ids = wanted.map((id) => productNumber(id, 'ids'))
    if (ids.length > maxProducts)
      throw CmsError.invalid({ ids: `At most ${maxProducts} products can be requested at once.` })
    if (ids.some((id) => id.includes(',') || id.length > 100))
      throw CmsError.invalid({ ids: 'Invalid product id.' })
    return ids.length ? this.read(ProductCards, '/recently-viewed', { ids }) : []
  }

  /** The first products of a slider's listing. */
  async slider({ query }: { query: SliderQuery }, limit: number) {
    const path = query.onSale ? '/special-price' : '/products'
    const { brands, categories, collections, sort } = query
    const parameters = {
      brands,
      categories,
      collections,
      sort,
      page: 1,
      limit: pagingOf({ first: Math.min(limit, maxProducts) }).limit,
    }
    const { nodes } = await this.read(Listing, path, parameters)
    return nodes
  }
}
