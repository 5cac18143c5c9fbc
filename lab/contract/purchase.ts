import { Listing } from '@vitrine/gateway/responses/listing.ts'
import { Product } from '@vitrine/gateway/responses/products.ts'
import type { Client } from './client.ts'
import { type Report, required } from './report.ts'

/** A product in stock, as the body of POST /cart. */
export interface Purchase {
  id: string
  quantity: number
  variation: { attribute: string; value: string }[]
}

/** Finds a product in stock, as a check of its own. */
export async function findPurchase(report: Report, client: Client): Promise<Purchase | undefined> {
  return report.check('a product is in stock', async () => {
    const { data } = await client.read(Listing, '/products?limit=48')
    const card = required(
      data.find(({ stockStatus }) => stockStatus === 'instock'),
      'every product is sold out',
    )
    const product = await client.read(Product, `/products/${card.url.split('/').at(-1)}`)
    const variation = product.variations.find(({ stockStatus }) => stockStatus === 'instock')
    const chosen = product.options.map(({ slug, swatches }) => ({
      attribute: slug,
      value: variation?.terms[slug] || swatches[0]?.slug || '',
    }))
    return { id: product.id, quantity: 1, variation: chosen }
  })
}
