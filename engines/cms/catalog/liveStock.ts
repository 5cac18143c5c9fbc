import { AsyncLocalStorage } from 'node:async_hooks'
import type { Option, ProductCard, Variation } from '@vitrine/contract/catalog.ts'
import type { z } from 'zod'

/** The SKU and the number of pieces by variation id. */
export type StockByVariation = Record<string, [sku: string, pieces: number]>

/** The stock of a variation at or below which shoppers see how many are left (`product.stock.left`). */
const lowStock = 3

/** Whether shoppers see how many pieces are left. */
export const isFew = (pieces: number): boolean => pieces > 0 && pieces <= lowStock

type Stocked = Pick<ProductCard, 'stockStatus' | 'options' | 'variations'>

/**
 * Adds current or pinned stock to a card or product: its stock status, and which swatches lead to a variation in stock.
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

/** Pieces by SKU that QA has set (docs/rest/README.md, Fault switches). */
type PinnedStock = ReadonlyMap<string, number>

const pinned = new AsyncLocalStorage<PinnedStock>()

/** Handles a request for which the pinned pieces replace those in stock. */
export function withPinnedStock<Result>(stock: PinnedStock, handle: () => Result): Result {
  return stock.size > 0 ? pinned.run(stock, handle) : handle()
}

/** The pieces of a SKU that are shown and sold in this request. */
export function shownPieces(sku: string, pieces: number): number {
  return pinned.getStore()?.get(sku) ?? pieces
}
