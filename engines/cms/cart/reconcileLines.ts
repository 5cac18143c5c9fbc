import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { quantityLimits } from '@vitrine/contract/rules/lineQuantity.ts'
import type { StoredNotice } from '#cms/database/schema/cart.ts'
import type { CartLine, ReconciledLine } from './lines.ts'

/**
 * Lines with current stock and prices, in which lines of one variation share its stock in the order they were added.
 */
export function reconcileLines(storedLines: readonly CartLine[]) {
  const taken = new Map<number, number>()
  const removed = storedLines.filter((line) => !line.offer)
  const lines = storedLines.flatMap(({ stored, offer }) => {
    if (!offer) return []
    const left = Math.max(0, offer.stock - (taken.get(offer.variationId) ?? 0))
    const limits = quantityLimits(left, offer.maximumQuantity)
    const { maximum } = limits
    const quantity = maximum === 0 ? stored.quantity : Math.min(stored.quantity, maximum)
    taken.set(offer.variationId, (taken.get(offer.variationId) ?? 0) + quantity)
    const notices = [
      ...stored.notices,
      ...clampNotice(stored.quantity, quantity, left),
      ...priceNotice(stored.price, offer.price),
    ]
    const changed = notices.length > stored.notices.length
    return [
      { stored: { ...stored, quantity, price: offer.price, notices }, offer, limits, changed },
    ]
  })
  return { lines, removed }
}

function clampNotice(wanted: number, quantity: number, left: number): StoredNotice[] {
  if (quantity === wanted) return []
  const message =
    quantity === left
      ? cartCopy.reducedToStock(left, wanted)
      : cartCopy.reducedToMaximum(quantity, wanted)
  return [{ code: 'clamped', message }]
}

function priceNotice(seen: number, price: number): StoredNotice[] {
  if (seen === price) return []
  return [
    {
      code: 'price_changed',
      message: cartCopy.priceChanged(seen, price),
    },
  ]
}

/** The notices of a line: those stored, and one while it is sold out. */
export function lineNotices({ stored, limits }: ReconciledLine): StoredNotice[] {
  const soldOut: StoredNotice = { code: 'sold_out', message: cartCopy.soldOut(stored.name) }
  return limits.maximum === 0 ? [...stored.notices, soldOut] : stored.notices
}
