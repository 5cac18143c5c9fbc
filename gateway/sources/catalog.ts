import { CmsError } from '../cmsError.ts'
import type {
  InputMaybe,
  ListingFilter,
  QueryListingArgs,
  QueryProductArgs,
} from '../generated/resolvers.ts'
import type { ProductSliderParent } from '../shapes/content.ts'
import { Listing } from '../shapes/listing.ts'
import { Product, ProductCards } from '../shapes/products.ts'
import { CmsSource } from './cmsSource.ts'
import { pageOf } from './paging.ts'
import { segment } from './segment.ts'

const mostProducts = 24
const mostTerms = 50

function filterOf(filter: InputMaybe<ListingFilter> | undefined) {
  const { search, specialPrice: _, ...lists } = filter ?? {}
  for (const [name, terms] of Object.entries(lists)) {
    if (terms && terms.length > mostTerms)
      throw CmsError.invalid({ [name]: `At most ${mostTerms} can be chosen.` })
    // A comma would turn one term into two.
    if (terms?.some((term) => term.includes(',') || term.length > 100))
      throw CmsError.invalid({ [name]: 'This is no filter.' })
  }
  if (search && search.length > 200)
    throw CmsError.invalid({ search: 'That is too long to look for.' })
  return { s: search?.trim(), ...lists }
}

/** Listings and products (REST, Catalog and search). */
export class CatalogSource extends CmsSource {
  async listing({ filter, sort, page, limit }: QueryListingArgs) {
    return this.read(Listing, filter?.specialPrice ? '/special-price' : '/products', {
      ...filterOf(filter),
      sort: sort === 'DEFAULT' ? undefined : sort?.toLowerCase().replace('_', '-'),
      ...pageOf({ page, limit }),
    })
  }

  async product({ slug, fresh }: QueryProductArgs) {
    const name = segment(slug)
    if (!name) return null
    const path = `/products/${name}`
    return fresh ? this.findFresh(Product, path) : this.find(Product, path)
  }

  async products(ids: readonly string[]) {
    if (ids.length > mostProducts)
      throw CmsError.invalid({ ids: `At most ${mostProducts} products can be asked for at once.` })
    if (ids.some((id) => id.includes(',') || id.length > 100))
      throw CmsError.invalid({ ids: 'This is no product.' })
    return ids.length ? this.read(ProductCards, '/recently-viewed', { ids }) : []
  }

  /** The first products of a slider's listing. */
  async slider({ query }: Pick<ProductSliderParent, 'query'>, limit: number) {
    const path = query.onSale ? '/special-price' : '/products'
    const { brands, categories, collections, sort } = query
    const asked = {
      brands,
      categories,
      collections,
      sort,
      ...pageOf({ limit: Math.min(limit, mostProducts) }),
    }
    const { products } = await this.read(Listing, path, asked)
    return products
  }
}
