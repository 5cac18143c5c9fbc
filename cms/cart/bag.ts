import { eq, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { carts } from '#cms/database/schema/cart.ts'
import type { Owner } from '../customer/owner.ts'

export type Bag = typeof carts.$inferSelect

const isOf = (owner: Owner) =>
  owner.kind === 'customer'
    ? eq(carts.customerId, owner.customerId)
    : eq(carts.guestHash, owner.guestHash)

/** The owner's bag, locked until the transaction ends; undefined when there is none. */
export async function findBag(transaction: Database, owner: Owner): Promise<Bag | undefined> {
  const [bag] = await transaction.select().from(carts).where(isOf(owner)).for('update')
  return bag
}

/** The owner's bag, locked. Creates an empty one when there is none. */
export async function openBag(transaction: Database, owner: Owner, now: Date): Promise<Bag> {
  const { kind: _, ...columns } = owner
  await transaction
    .insert(carts)
    .values({ ...columns, updatedAt: now })
    .onConflictDoNothing()
  const bag = await findBag(transaction, owner)
  if (!bag) throw new Error('The bag that was just created cannot be read')
  return bag
}

/** Clears the notices of a bag that the shopper changes, since they have been seen. */
export async function touchBag(transaction: Database, bag: Bag, now: Date): Promise<Bag> {
  const [touched] = await transaction
    .update(carts)
    .set({ notices: sql`'[]'::jsonb`, updatedAt: now })
    .where(eq(carts.id, bag.id))
    .returning()
  return touched ?? bag
}
