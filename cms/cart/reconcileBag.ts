import { and, eq } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartLines, carts, type StoredNotice } from '#cms/database/schema/cart.ts'
import type { Bag } from './bag.ts'
import { cartCopy } from './copy.ts'
import { type BagLine, type PinnedStock, readLines, type SettledLine } from './lines.ts'
import { settleLines } from './reconcileLines.ts'

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
  message: cartCopy.productRemoved(stored.name),
})
