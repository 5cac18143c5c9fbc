import { eq, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { carts } from '#cms/database/schema/cart.ts'
import type { Owner } from '../visitor/sessions.ts'

export type StoredCart = typeof carts.$inferSelect

const isOf = (owner: Owner) =>
  owner.kind === 'customer'
    ? eq(carts.customerId, owner.customerId)
    : eq(carts.guestHash, owner.guestHash)

/** Returns the owner's bag, locked until the transaction ends, or undefined when there is none. */
export async function findCart(
  transaction: Database,
  owner: Owner,
): Promise<StoredCart | undefined> {
  const [cart] = await transaction.select().from(carts).where(isOf(owner)).for('update')
  return cart
}

/** Returns the owner's bag, locked, and creates an empty one when there is none. */
export async function openCart(
  transaction: Database,
  owner: Owner,
  now: Date,
): Promise<StoredCart> {
  const { kind: _, ...columns } = owner
  await transaction
    .insert(carts)
    .values({ ...columns, updatedAt: now })
    .onConflictDoNothing()
  const cart = await findCart(transaction, owner)
  if (!cart) throw new Error('The bag that was just created cannot be read')
  return cart
}

/** Clears the notices of a bag that the shopper changes, since they have been seen. */
export async function touchCart(
  transaction: Database,
  cart: StoredCart,
  now: Date,
): Promise<StoredCart> {
  const [touched] = await transaction
    .update(carts)
    .set({ notices: sql`'[]'::jsonb`, updatedAt: now })
    .where(eq(carts.id, cart.id))
    .returning()
  return touched ?? cart
}
