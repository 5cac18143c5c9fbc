import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { fromBaht } from '@vitrine/commerce/satang.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import type { ReconciledLine } from '#cms/cart/lines.ts'

/**
 * The first line whose requested quantity is not in stock.
 * @param wanted requested quantity by line key
 * @param stock quantity by variation id
 */
export function findOutOfStock(
  lines: readonly ReconciledLine[],
  wanted: ReadonlyMap<string, number>,
  stock: ReadonlyMap<number, number>,
): { name: string; key: string; left: number } | undefined {
  const remaining = new Map(stock)
  for (const { stored, offer, limits } of lines) {
    const available = remaining.get(offer.variationId) ?? 0
    const requested = wanted.get(stored.key) ?? stored.quantity
    const left = Math.min(available, limits.maximum)
    if (requested > left && left < offer.maximumQuantity)
      return { name: stored.name, key: stored.key, left }
    remaining.set(offer.variationId, available - stored.quantity)
  }
  return undefined
}

/** The message when a bag, in baht, is empty or its total is not the one that the shopper confirmed. */
export function findPriceChange(
  { items, totals }: Pick<Cart, 'items' | 'totals'>,
  expectedTotal: number,
): string | undefined {
  if (items.length === 0) return cartCopy.cartEmpty
  if (expectedTotal === totals.totalPrice) return undefined
  return cartCopy.totalChanged(fromBaht(expectedTotal), fromBaht(totals.totalPrice))
}
