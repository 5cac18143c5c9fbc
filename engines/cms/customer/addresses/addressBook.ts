import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import type { Address, SaveAddress, SavedAddress } from '@vitrine/contract/orders.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { addresses, customers } from '#cms/database/schema/customers.ts'
import { transact } from '#cms/database/transact.ts'

/** Maximum number of addresses of a customer. */
export const maxAddresses = 20

type Form = z.output<typeof SaveAddress>

/** A customer's addresses: the default first, then the oldest. */
export async function readAddresses(
  database: Database,
  customerId: number,
): Promise<SavedAddress[]> {
  const rows = await database
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
  return rows.map(({ id, isDefault, address }) => ({ id: String(id), isDefault, address }))
}

/** Adds an address, and makes it the default if it is the first one. Throws `invalid` when the address book is full. */
export function addAddress(
  database: Database,
  customerId: number,
  { address, isDefault }: Form,
  now: Date,
): Promise<SavedAddress[]> {
  return change(database, customerId, async (transaction) => {
    const count = await transaction.$count(addresses, eq(addresses.customerId, customerId))
    if (count >= maxAddresses)
      throw new ContractProblem('invalid', customerCopy.addressBookFull(maxAddresses))
    const becomesDefault = isDefault || count === 0
    if (becomesDefault) await clearDefault(transaction, customerId)
    await transaction
      .insert(addresses)
      .values({ customerId, address, isDefault: becomesDefault, createdAt: now })
  })
}

/**
 * Replaces an address, which remains the default if it is. Throws not_found for an address that is unknown or of
 * another customer.
 */
export function replaceAddress(
  database: Database,
  customerId: number,
  id: string,
  { address, isDefault }: Form,
): Promise<SavedAddress[]> {
  return change(database, customerId, async (transaction) => {
    const isAddress = ownAddress(customerId, id)
    if (isDefault) await clearDefault(transaction, customerId)
    const changed = await transaction
      .update(addresses)
      .set(isDefault ? { address, isDefault } : { address })
      .where(isAddress)
      .returning({ id: addresses.id })
    if (changed.length === 0) throw notFound(customerCopy.addressNotFound)
  })
}

/** Removes an address, if it is the customer's, and makes the oldest of the others the default if it was. */
export function removeAddress(
  database: Database,
  customerId: number,
  id: string,
): Promise<SavedAddress[]> {
  return change(database, customerId, async (transaction) => {
    const [removed] = await transaction
      .delete(addresses)
      .where(ownAddress(customerId, id))
      .returning({ isDefault: addresses.isDefault })
    if (!removed?.isDefault) return
    const [next] = await readAddresses(transaction, customerId)
    if (next)
      await transaction
        .update(addresses)
        .set({ isDefault: true })
        .where(ownAddress(customerId, next.id))
  })
}

/**
 * Stores the addresses of a customer's order for the next checkout, without the store's for a collected order, and
 * starts the address book with the first.
 */
export async function saveOrderAddresses(
  transaction: Database,
  customerId: number,
  { billing, shipping }: { billing: Address; shipping: Address },
  now: Date,
): Promise<void> {
  if (shipping.store) return
  await transaction.update(customers).set({ billing, shipping }).where(eq(customers.id, customerId))
  if ((await transaction.$count(addresses, eq(addresses.customerId, customerId))) > 0) return
  await transaction
    .insert(addresses)
    .values({ customerId, address: shipping, isDefault: true, createdAt: now })
    .onConflictDoNothing()
}

/** Runs a change under a lock of the customer, and returns the address book after it. */
function change(
  database: Database,
  customerId: number,
  work: (transaction: Database) => Promise<void>,
): Promise<SavedAddress[]> {
  return transact(database, async (transaction) => {
    await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update')
    await work(transaction)
    return readAddresses(transaction, customerId)
  })
}

const clearDefault = (transaction: Database, customerId: number) =>
  transaction
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)))

/** Matches nothing for an id that is not a number. */
const ownAddress = (customerId: number, id: string) =>
  and(
    eq(addresses.customerId, customerId),
    eq(addresses.id, /^\d{1,15}$/.test(id) ? Number(id) : 0),
  )
