import { setImmediate } from 'node:timers/promises'
import { maxListingPrice, type sorts } from '@vitrine/contract/catalog.ts'
import type { SliderQuery } from '@vitrine/contract/content.ts'
import type {
  InputMaybe,
  ListingFilter,
  ListingSort,
  QueryListingArgs,
  QueryProductArgs,
  QueryProductBySkuArgs,
  QuerySimilarProductsArgs,
  ResolversParentTypes,
} from '../generated/resolvers.ts'
import { sliceList } from '../responses/connection.ts'
import { productDatabaseId, variationIds } from '../responses/globalId.ts'
import { Listing, narrowed, termsWithin } from '../responses/listing.ts'
import { Product, ProductCards } from '../responses/products.ts'
import { CmsError } from '../upstream/cmsError.ts'
import { CmsSource } from './cmsSource.ts'
import { pageArguments, readPart } from './paging.ts'

const maxProducts = 24

type ProductCard = ResolversParentTypes['ProductCard']

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

const isProductId = (id: string) => id !== '' && !id.includes(',') && id.length <= 100

function filterOf(filter: InputMaybe<ListingFilter> | undefined) {
  const {
    search,
    specialPrice: _,
    within: __,
    ids: ___,
    minPrice,
    maxPrice,
    ...lists
  } = filter ?? {}
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

/** Reads listings and products (docs/rest/catalog.md). */
export class CatalogSource extends CmsSource {
  /** The cards that are read next. */
  #wanted: { ids: Set<string>; cards: Promise<ReadonlyMap<string, ProductCard>> } | undefined

  /** Returns null if the category whose listing is requested does not exist. */
  async listing(query: QueryListingArgs) {
    const { ids, within, categories, ...others } = query.filter ?? {}
    if (ids) return this.#chosen(ids, query)
    if (!within) return this.#list(query)
    if (!isTerm(within)) return null
    const narrowTo = (categories: string[]) =>
      this.#list({ ...query, filter: { ...others, categories } })
    // Requested without other filters, it lists all its subcategories.
    const ownListing = categories?.length
      ? await this.#list({ filter: { categories: [within] }, first: 1 })
      : await narrowTo([within])
    const ownTerms = termsWithin(ownListing, within)
    if (!ownTerms.term && ownListing.totalCount === 0) return null
    const chosen = categories?.filter((slug) => ownTerms.below.has(slug)) ?? []
    const listing = categories?.length
      ? await narrowTo(chosen.length ? chosen : [within])
      : ownListing
    return narrowed(listing, ownListing, ownTerms)
  }

  async #list({ filter, sort, ...paging }: QueryListingArgs) {
    const call = filter?.specialPrice ? 'products.onSale' : 'products.list'
    const query = {
      ...filterOf(filter),
      sort: listingOrders[sort ?? 'DEFAULT'],
    }
    return readPart(pageArguments(paging), async (page) => {
      const listing = await this.read(call, Listing, { query: { ...query, ...page } })
      this.rememberRenamed(listing.renamed ?? {})
      return listing
    })
  }

  /** A listing of chosen products, which has no filters. */
  async #chosen(ids: readonly string[], { filter, sort, ...paging }: QueryListingArgs) {
    const others = Object.entries({ ...filter, ids: null }).filter(([, value]) => value != null)
    if (others.length > 0 || (sort ?? 'DEFAULT') !== 'DEFAULT')
      throw CmsError.invalid({ ids: 'Chosen products cannot be filtered or sorted.' })
    const { limit, offset } = pageArguments(paging, maxProducts)
    const cards = await this.products(ids, 'filter.ids')
    const part = { offset, end: null, first: limit, last: null }
    const none = { shownColors: [], foundOptions: [], filters: [], lookBooks: [], pages: [] }
    return { ...sliceList(cards, part), ...none }
  }

  /** A product of a list by its id in the CMS, read in one call with those requested at the same time. */
  async card(id: string): Promise<ProductCard | null> {
    if (!isProductId(id)) return null
    this.#wanted ??= this.#readWanted()
    this.#wanted.ids.add(id)
    return (await this.#wanted.cards).get(id) ?? null
  }

  #readWanted() {
    const ids = new Set<string>()
    const cards = setImmediate().then(async () => {
      this.#wanted = undefined
      const parts = Array.from({ length: Math.ceil(ids.size / maxProducts) }, (_, index) =>
        this.products([...ids].slice(index * maxProducts, (index + 1) * maxProducts)),
      )
      return new Map((await Promise.all(parts)).flat().map((card) => [card.databaseId, card]))
    })
    return { ids, cards }
  }

  /** The values of a variation by its global id, with the id of its product. Throws NOT_FOUND for one that is not sold. */
  async variation(variationId: string) {
    const { productId, id } = variationIds(variationId)
    const card = await this.card(productId)
    const variation = card?.variations.find(({ databaseId }) => databaseId === id)
    if (!variation) throw CmsError.of(404, undefined)
    return { productId, options: variation.selectedOptions }
  }

  async product({ slug, fresh }: QueryProductArgs) {
    const sent = { params: { slug } }
    return fresh
      ? this.findFresh('products.read', Product, sent)
      : this.find('products.read', Product, sent)
  }

  /** The product of an SKU; null for an unknown one. */
  async productBySku({ sku }: QueryProductBySkuArgs) {
    const wanted = sku.trim()
    if (wanted === '' || wanted.length > 100) return null
    return this.find('products.bySku', Product, { params: { sku: wanted } })
  }

  /** Products of the category of one that the shop no longer has; empty for any other. */
  async similarProducts({ slug, limit }: QuerySimilarProductsArgs) {
    const category = await this.findSimilar('products.read', Product, { params: { slug } })
    return category ? this.slider({ query: { categories: [category] } }, limit ?? 8) : []
  }

  async products(wanted: readonly string[], argument = 'ids') {
    const ids = [...new Set(wanted.map((id) => productDatabaseId(id, argument)))]
    if (ids.length > maxProducts)
      throw CmsError.invalid({
        [argument]: `At most ${maxProducts} products can be requested at once.`,
      })
    if (!ids.every(isProductId)) throw CmsError.invalid({ [argument]: 'Invalid product id.' })
    return ids.length ? this.read('products.recentlyViewed', ProductCards, { query: { ids } }) : []
  }

  /** The first products of a slider's listing. */
  async slider({ query }: { query: SliderQuery }, limit: number) {
    const call = query.onSale ? 'products.onSale' : 'products.list'
    const { brands, categories, collections, sort } = query
    const parameters = {
      brands,
      categories,
      collections,
      sort,
      page: 1,
      limit: pageArguments({ first: Math.min(limit, maxProducts) }).limit,
    }
    const { nodes } = await this.read(call, Listing, { query: parameters })
    return nodes
  }
}
