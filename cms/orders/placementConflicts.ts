import { cartCopy } from '#cms/cart/copy.ts'
import type { SettledLine } from '#cms/cart/lines.ts'
import type { Cart } from '#gateway/contracts/cart.ts'

/**
 * The first line for which there are not enough pieces, by what the shopper had asked for. @param wanted pieces by line
 * @param stock pieces by variation
 */
export function findShort(
  lines: readonly SettledLine[],
  wanted: ReadonlyMap<string, number>,
  stock: ReadonlyMap<number, number>,
): { name: string; key: string; left: number } | undefined {
  const remaining = new Map(stock)
  for (const { stored, offer, maximum } of lines) {
    const there = remaining.get(offer.variationId) ?? 0
    const asked = wanted.get(stored.key) ?? stored.quantity
    const left = Math.min(there, maximum)
    if (asked > left && left < offer.maximumQuantity)
      return { name: stored.name, key: stored.key, left }
    remaining.set(offer.variationId, there - stored.quantity)
  }
  return undefined
}

/** Why a bag is not what the shopper agreed to pay `expectedTotal` for, in a sentence for people. */
export function findMove(
  { items, totals }: Pick<Cart, 'items' | 'totals'>,
  expectedTotal: number,
): string | undefined {
  if (items.length === 0) return cartCopy.bagEmpty
  if (expectedTotal === totals.totalPrice) return undefined
  return cartCopy.totalChanged(expectedTotal, totals.totalPrice)
}
