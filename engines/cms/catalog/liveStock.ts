import type { Option, ProductCard, Variation } from '@vitrine/contract/catalog.ts'
import type { z } from 'zod'
import { shownPieces } from './pinnedStock.ts'

/** Variation id → [SKU, pieces]. */
export type StockByVariation = Record<string, [sku: string, pieces: number]>

/** Pieces of a variation from which on shoppers see how many are left (`product.stock.left`). */
const lowStock = 3

/** Whether shoppers see how many pieces are left. */
export const isFew = (pieces: number): boolean => pieces > 0 && pieces <= lowStock

type Stocked = Pick<ProductCard, 'stockStatus' | 'options' | 'variations'>

/**
 * Adds current stock to a card or product: its stock status, and which swatches lead to a variation in
 * stock. Pinned stock replaces the real one.
 */
export function withStock<Product extends Stocked>(
  product: Product,
  stock: StockByVariation,
): Product {
  const pieces = new Map(
    Object.entries(stock).map(([id, [sku, left]]) => [id, shownPieces(sku, left)]),
  )
  const variations = product.variations.map((variation) => {
    const left = pieces.get(variation.id ?? '') ?? 0
    return {
      ...variation,
      stockStatus: statusOf(left > 0),
      ...(isFew(left) ? { stockLeft: left } : {}),
    }
  })
  return {
    ...product,
    stockStatus: statusOf([...pieces.values()].some((left) => left > 0)),
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
