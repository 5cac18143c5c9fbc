import { Product } from '@vitrine/contract/catalog.ts'
import type { AdminApi } from './adminApi.ts'
import { readVariantStock } from './readVariantStock.ts'
import { Visitor } from './visitor.ts'

/** Pieces that no test file sells out. */
const plenty = 100

/** A product in stock as the body of POST /cart, with its price. */
export interface Buyable {
  id: string
  /** The id of its variant in Medusa. */
  variantId: string
  variation: { attribute: string; value: string }[]
  price: number
  regularPrice: number
}

/** The first variation of a product that has more than the last pieces. */
export async function buyable(adapter: string, slug: string): Promise<Buyable> {
  const product = await new Visitor(adapter).read(Product, `/products/${slug}`)
  const variation = product.variations.find(
    ({ stockStatus, stockLeft }) => stockStatus === 'instock' && !stockLeft,
  )
  if (!variation) throw new Error(`${slug} is sold out`)
  const chosen = product.options.map(({ slug: attribute }) => ({
    attribute,
    value: variation.terms[attribute] ?? '',
  }))
  const { price, regularPrice } = variation
  return {
    id: product.id,
    variantId: variation.id ?? '',
    variation: chosen,
    price,
    regularPrice,
  }
}

/** A product to buy, after its stock in Medusa was set to more than a test file sells. */
export async function stocked(admin: AdminApi, adapter: string, slug: string): Promise<Buyable> {
  const product = await buyable(adapter, slug)
  const stock = await readVariantStock(admin, product.variantId)
  await stock.setFree(plenty)
  return product
}
