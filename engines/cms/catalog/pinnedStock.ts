import { AsyncLocalStorage } from 'node:async_hooks'

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
