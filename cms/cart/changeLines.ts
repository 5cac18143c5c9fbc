import { and, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartLines } from '#cms/database/schema/cart.ts'
import { CmsProblem, notFound } from '#cms/http/problem.ts'
import type { AddToCart } from '#gateway/contracts/cart.ts'
import type { Bag } from './bag.ts'
import { checkQuantity, othersOf } from './checkQuantity.ts'
import { choose } from './chosenProduct.ts'
import { cartCopy } from './copy.ts'
import { type PinnedStock, readLines } from './lines.ts'

/** Different lines that one bag may hold. */
const maximumLines = 100

interface Change {
  transaction: Database
  bag: Bag
  pinned: PinnedStock
  now: Date
}

/** Adds pieces to a locked bag; the same product in the same options grows its line. */
export async function addLine(change: Change, wanted: z.output<typeof AddToCart>): Promise<void> {
  const { transaction, bag, pinned, now } = change
  const chosen = await choose(transaction, wanted, pinned)
  const lines = await readLines(transaction, bag.id, pinned)
  const held = lines.find(({ stored }) => stored.key === chosen.key)?.stored.quantity ?? 0
  const quantity = held + wanted.quantity
  checkQuantity(chosen.name, quantity, chosen.offer, othersOf(lines, chosen), held)
  if (held === 0) await checkRoom(transaction, bag)
  const { key, productId, name, choices, offer } = chosen
  const line = { quantity, price: offer.price, notices: [] }
  await transaction
    .insert(cartLines)
    .values({
      ...line,
      cartId: bag.id,
      key,
      productId,
      variationId: offer.variationId,
      choices,
      name,
      addedAt: now,
    })
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.key], set: line })
}

/** Sets how many pieces a line has. Throws not_found for a line that is gone. */
export async function updateLine(change: Change, key: string, quantity: number): Promise<void> {
  const { transaction, bag, pinned } = change
  const lines = await readLines(transaction, bag.id, pinned)
  const line = lines.find(({ stored }) => stored.key === key)
  if (!line?.offer) throw notFound(cartCopy.lineRemoved)
  const others = othersOf(lines, { key, offer: line.offer })
  checkQuantity(line.stored.name, quantity, line.offer, others, 0)
  await transaction
    .update(cartLines)
    .set({ quantity, notices: [] })
    .where(and(eq(cartLines.cartId, bag.id), eq(cartLines.key, key)))
}

/** Takes a line out; one that is gone already is no error. */
export async function removeLine(
  { transaction, bag }: Pick<Change, 'transaction' | 'bag'>,
  key: string,
): Promise<void> {
  await transaction
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, bag.id), eq(cartLines.key, key)))
}

async function checkRoom(transaction: Database, bag: Bag): Promise<void> {
  const [found] = await transaction
    .select({ lines: count() })
    .from(cartLines)
    .where(eq(cartLines.cartId, bag.id))
  if (found && found.lines >= maximumLines)
    throw new CmsProblem('invalid', cartCopy.tooManyLines(maximumLines))
}
