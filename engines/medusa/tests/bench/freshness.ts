import { setTimeout } from 'node:timers/promises'
import { Listing, Product } from '@vitrine/contract/catalog.ts'
import { figure, percentile } from '@vitrine/tests/support/measure/figures.ts'
import type { AdminApi } from '../support/adminApi.ts'
import { Visitor } from '../support/visitor.ts'

const products = 10

interface Variant {
  id: string
  prices: { amount: number; currency_code: string; price_list_id?: string | null }[]
}

/**
 * Prints the milliseconds from a change of prices in the admin until the listing and the product page show it, and
 * restores the prices, which is the second change.
 */
export async function printFreshness(url: string, admin: AdminApi): Promise<void> {
  const visitor = new Visitor(url)
  const { data } = await visitor.read(Listing, '/products?limit=48')
  const times: number[] = []
  for (const { id, url: path, regularPrice } of data.slice(0, products)) {
    const shows = async (price: number) => {
      const [listing, product] = await Promise.all([
        visitor.read(Listing, '/products?limit=48'),
        visitor.read(Product, `/products/${path.split('/').at(-1)}`),
      ])
      const card = listing.data.find((item) => item.id === id)
      return card?.regularPrice === price && product.regularPrice === price
    }
    const variants = await variantsOf(admin, id)
    const raised = variants.map((variant) => ({ ...variant, amount: 50_000 }))
    for (const [changed, price] of [
      [raised, 50_000],
      [variants, regularPrice],
    ] as const) {
      await setPrices(admin, id, changed)
      const start = performance.now()
      while (!(await shows(price))) await setTimeout(20)
      times.push(performance.now() - start)
    }
  }
  const [p50, p95] = [0.5, 0.95].map((share) => figure(percentile(times, share)))
  console.log(`\nPrices changed in the admin are shown after ${p50} ms (p50), ${p95} ms (p95)`)
}

/** The variants of a product with their prices in baht, without those of price lists. */
async function variantsOf(admin: AdminApi, id: string) {
  const { product } = await admin.send<{ product: { variants: Variant[] } }>(
    'GET',
    `/products/${id}?fields=variants.id,variants.prices.*`,
  )
  return product.variants.map((variant) => {
    const price = variant.prices.find(
      (price) => price.currency_code === 'thb' && !price.price_list_id,
    )
    if (!price) throw new Error(`The variant ${variant.id} has no price in baht`)
    return { id: variant.id, amount: price.amount }
  })
}

async function setPrices(
  admin: AdminApi,
  id: string,
  variants: readonly { id: string; amount: number }[],
) {
  const update = variants.map(({ id: variant, amount }) => ({
    id: variant,
    prices: [{ currency_code: 'thb', amount }],
  }))
  await admin.send('POST', `/products/${id}/variants/batch`, { update })
}
