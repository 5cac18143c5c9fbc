import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { checkQuantity, otherQuantity } from '@vitrine/commerce/rules/checkQuantity.ts'
import type { AddToCart } from '@vitrine/contract/cart.ts'
import { quantityLimits } from '@vitrine/contract/rules/lineQuantity.ts'
import { and, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartLines } from '#cms/database/schema/cart.ts'
import type { StoredCart } from './cart.ts'
import { type ChosenProduct, findChosenProduct } from './chosenProduct.ts'
import { readLines } from './lines.ts'

/** Maximum number of lines in a bag. */
const maxLines = 100

interface Change {
  transaction: Database
  cart: StoredCart
  now: Date
}

/** Adds a product to a locked bag, or increases the quantity of the line with the same options. */
export async function addLine(change: Change, wanted: z.output<typeof AddToCart>): Promise<void> {
  const { transaction, cart } = change
  const chosen = await findChosenProduct(transaction, wanted)
  const lines = await readLines(transaction, cart.id)
  const held = lines.find(({ stored }) => stored.key === chosen.key)?.stored.quantity ?? 0
  const quantity = held + wanted.quantity
  checkQuantity(chosen.name, quantity, chosen.offer, otherQuantity(lines, chosen), held)
  await writeLine(change, chosen, { quantity, held })
}

/**
 * Raises a line of a locked bag to `wanted` pieces, or as far as stock and limits allow, and returns how many of them
 * it then has.
 */
export async function raiseLine(
  change: Change,
  chosen: ChosenProduct,
  wanted: number,
): Promise<number> {
  const { stock, maximumQuantity } = chosen.offer
  const lines = await readLines(change.transaction, change.cart.id)
  const held = lines.find(({ stored }) => stored.key === chosen.key)?.stored.quantity ?? 0
  const { maximum } = quantityLimits(stock - otherQuantity(lines, chosen), maximumQuantity)
  const possible = Math.min(wanted, maximum)
  if (possible > held) await writeLine(change, chosen, { quantity: possible, held })
  return Math.min(wanted, Math.max(held, possible))
}

async function writeLine(
  { transaction, cart, now }: Change,
  chosen: ChosenProduct,
  { quantity, held }: { quantity: number; held: number },
): Promise<void> {
  if (held === 0) await checkLineCount(transaction, cart)
  const { key, productId, name, choices, offer } = chosen
  const line = { quantity, price: offer.price, notices: [] }
  await transaction
    .insert(cartLines)
    .values({
      ...line,
      cartId: cart.id,
      key,
      productId,
      variationId: offer.variationId,
      choices,
      name,
      addedAt: now,
    })
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.key], set: line })
}

/** Sets the quantity of a line. Throws not_found when the line does not exist. */
export async function updateLine(change: Change, key: string, quantity: number): Promise<void> {
  const { transaction, cart } = change
  const lines = await readLines(transaction, cart.id)
  const line = lines.find(({ stored }) => stored.key === key)
  if (!line?.offer) throw notFound(cartCopy.lineRemoved)
  const others = otherQuantity(lines, { key, offer: line.offer })
  checkQuantity(line.stored.name, quantity, line.offer, others, 0)
  await transaction
    .update(cartLines)
    .set({ quantity, notices: [] })
    .where(and(eq(cartLines.cartId, cart.id), eq(cartLines.key, key)))
}

/** Removes a line, if it is there. */
export async function removeLine(
  { transaction, cart }: Pick<Change, 'transaction' | 'cart'>,
  key: string,
): Promise<void> {
  await transaction
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), eq(cartLines.key, key)))
}

async function checkLineCount(transaction: Database, cart: StoredCart): Promise<void> {
  const [row] = await transaction
    .select({ lines: count() })
    .from(cartLines)
    .where(eq(cartLines.cartId, cart.id))
  if (row && row.lines >= maxLines)
    throw new ContractProblem('invalid', cartCopy.tooManyLines(maxLines))
}
