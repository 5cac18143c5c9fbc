import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartLines, carts, type StoredNotice } from '#cms/database/schema/cart.ts'
import type { StoredCart } from './cart.ts'
import { type CartLine, type ReconciledLine, readLines } from './lines.ts'
import { reconcileLines } from './reconcileLines.ts'

/** A bag's lines after reconciliation, with the notices about the bag as a whole. */
export interface ReconciledCart {
  lines: ReconciledLine[]
  notices: StoredNotice[]
}

/**
 * Updates a locked bag to current stock and prices and stores notices about the changes: reduces
 * quantities to the stock, adopts changed prices and removes lines whose product no longer exists.
 */
export async function reconcileCart(
  transaction: Database,
  cart: StoredCart,
): Promise<ReconciledCart> {
  const storedLines = await readLines(transaction, cart.id)
  const { lines, removed } = reconcileLines(storedLines)
  for (const { stored } of lines.filter((line) => line.changed)) {
    await transaction
      .update(cartLines)
      .set({ quantity: stored.quantity, price: stored.price, notices: stored.notices })
      .where(and(eq(cartLines.cartId, cart.id), eq(cartLines.key, stored.key)))
  }
  if (removed.length === 0) return { lines, notices: cart.notices }
  const notices = [...cart.notices, ...removed.map(removedNotice)]
  for (const { stored } of removed) {
    await transaction
      .delete(cartLines)
      .where(and(eq(cartLines.cartId, cart.id), eq(cartLines.key, stored.key)))
  }
  await transaction.update(carts).set({ notices }).where(eq(carts.id, cart.id))
  return { lines, notices }
}

const removedNotice = ({ stored }: CartLine): StoredNotice => ({
  code: 'gone',
  message: cartCopy.productRemoved(stored.name),
})
