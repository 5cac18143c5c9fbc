import type { z } from 'zod'
import type { Option, ProductCard, Variation } from '#gateway/contracts/catalog.ts'

/** Variation id → [SKU, pieces]. */
export type StockByVariation = Record<string, [sku: string, pieces: number]>

type Stocked = Pick<ProductCard, 'stockStatus' | 'options' | 'variations'>

/**
 * Adds current stock to a card or product: its stock status, and which swatches lead to a variation in
 * stock. Pinned stock replaces the real one.
 */
export function withStock<Product extends Stocked>(
  product: Product,
  stock: StockByVariation,
  pinned: ReadonlyMap<string, number>,
): Product {
  const inStock = new Set(
    Object.entries(stock)
      .filter(([, [sku, pieces]]) => (pinned.get(sku) ?? pieces) > 0)
      .map(([id]) => id),
  )
  const variations = product.variations.map((variation) => ({
    ...variation,
    stockStatus: statusOf(inStock.has(variation.id)),
  }))
  return {
    ...product,
    stockStatus: statusOf(inStock.size > 0),
    variations,
    options: product.options.map((option) => withAvailability(option, variations)),
  }
}

function withAvailability(
  option: z.infer<typeof Option>,
  variations: z.infer<typeof Variation>[],
): z.infer<typeof Option> {
  const buyable = variations.filter(({ stockStatus }) => stockStatus === 'instock')
  const leads = (slug: string) =>
    buyable.some(({ terms }) => terms[option.slug] === slug || terms[option.slug] === '')
  return {
    ...option,
    swatches: option.swatches.map((swatch) => ({ ...swatch, isAvailable: leads(swatch.slug) })),
  }
}

function statusOf(isInStock: boolean) {
  return isInStock ? ('instock' as const) : ('outofstock' as const)
}
