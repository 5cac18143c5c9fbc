import { and, eq } from 'drizzle-orm'
import { formatBaht } from '#cms/baht.ts'
import type { Database } from '#cms/database/open.ts'
import { cartLines, carts, type StoredNotice } from '#cms/database/schema/cart.ts'
import type { Bag } from './bag.ts'
import { type BagLine, type PinnedStock, readLines, type SettledLine } from './lines.ts'

/** What a bag has become, with what must be said of it as a whole. */
export interface SettledBag {
  lines: SettledLine[]
  notices: StoredNotice[]
}

/**
 * Brings a locked bag in line with today's stock and prices and writes down what changed: too many
 * pieces are clamped, moved prices taken over, lines whose product is gone taken out.
 */
export async function settleBag(
  transaction: Database,
  bag: Bag,
  pinned: PinnedStock,
): Promise<SettledBag> {
  const found = await readLines(transaction, bag.id, pinned)
  const { lines, gone } = settleLines(found)
  for (const { stored } of lines.filter((line) => line.changed)) {
    await transaction
      .update(cartLines)
      .set({ quantity: stored.quantity, price: stored.price, notices: stored.notices })
      .where(and(eq(cartLines.cartId, bag.id), eq(cartLines.key, stored.key)))
  }
  if (gone.length === 0) return { lines, notices: bag.notices }
  const notices = [...bag.notices, ...gone.map(goneNotice)]
  for (const { stored } of gone) {
    await transaction
      .delete(cartLines)
      .where(and(eq(cartLines.cartId, bag.id), eq(cartLines.key, stored.key)))
  }
  await transaction.update(carts).set({ notices }).where(eq(carts.id, bag.id))
  return { lines, notices }
}

const goneNotice = ({ stored }: BagLine): StoredNotice => ({
  code: 'gone',
  message: `${stored.name} is no longer available and was taken out of your bag.`,
})

/** Settles lines without writing. Lines of one variation share its pieces, first come first served. */
export function settleLines(found: readonly BagLine[]) {
  const taken = new Map<number, number>()
  const gone = found.filter((line) => !line.offer)
  const lines = found.flatMap(({ stored, offer }) => {
    if (!offer) return []
    const left = Math.max(0, offer.stock - (taken.get(offer.variationId) ?? 0))
    const maximum = Math.min(left, offer.maximumQuantity)
    const quantity = maximum === 0 ? stored.quantity : Math.min(stored.quantity, maximum)
    taken.set(offer.variationId, (taken.get(offer.variationId) ?? 0) + quantity)
    const notices = [
      ...stored.notices,
      ...clampNotice(stored.quantity, quantity, left),
      ...priceNotice(stored.price, offer.price),
    ]
    const changed = notices.length > stored.notices.length
    return [
      { stored: { ...stored, quantity, price: offer.price, notices }, offer, maximum, changed },
    ]
  })
  return { lines, gone }
}

function clampNotice(wanted: number, quantity: number, left: number): StoredNotice[] {
  if (quantity === wanted) return []
  const reason = quantity === left ? `Only ${left} left` : `At most ${quantity} in one bag`
  return [{ code: 'clamped', message: `${reason}, changed from ${wanted}.` }]
}

function priceNotice(seen: number, price: number): StoredNotice[] {
  if (seen === price) return []
  return [
    {
      code: 'price_changed',
      message: `The price changed from ${formatBaht(seen)} to ${formatBaht(price)}.`,
    },
  ]
}
