import { and, asc, desc, eq, gt, inArray, ne, or } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers, identities, knownDevices, sessions } from '#cms/database/schema/customers.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { normalizeLogin } from './account.ts'
import type { Customer } from './sessions.ts'

/** Maximum number of accounts among which a sign-in by email chooses. */
const maxClaims = 8

/**
 * The accounts with a username or email: the one that has verified the email first, then the oldest. Several may claim
 * an email until one verifies it, because registering does not reveal accounts (session.register.same-response).
 */
export function findByLogin(database: Database, login: string): Promise<Customer[]> {
  const text = normalizeLogin(login)
  return database
    .select()
    .from(customers)
    .where(or(eq(customers.username, text), eq(customers.email, text)))
    .orderBy(desc(customers.emailVerified), asc(customers.id))
    .limit(maxClaims)
}

/** The number of accounts that claim an email, optionally only those created since. */
export function countClaims(database: Database, email: string, since = new Date(0)) {
  return database.$count(customers, and(eq(customers.email, email), gt(customers.createdAt, since)))
}

/**
 * Makes a customer the owner of its confirmed email, and removes what others may have set on the unverified account,
 * and the other accounts that claim the email, whose orders become the owner's (session.email.confirmed).
 */
export async function confirmEmail(transaction: Database, customer: Customer): Promise<Customer> {
  const { id, email } = customer
  if (email !== null) await absorbClaims(transaction, id, email)
  if (customer.emailVerified) return customer
  const change = { emailVerified: true, passwordHash: null }
  await transaction.update(customers).set(change).where(eq(customers.id, id))
  await transaction.delete(identities).where(eq(identities.customerId, id))
  await transaction.delete(sessions).where(eq(sessions.customerId, id))
  await transaction.delete(knownDevices).where(eq(knownDevices.customerId, id))
  return { ...customer, ...change }
}

async function absorbClaims(transaction: Database, ownerId: number, email: string) {
  const others = await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, email), ne(customers.id, ownerId)))
    .orderBy(asc(customers.id))
    .for('update')
  const ids = others.map(({ id }) => id)
  if (ids.length === 0) return
  await transaction
    .update(orders)
    .set({ customerId: ownerId })
    .where(inArray(orders.customerId, ids))
  await transaction.delete(customers).where(inArray(customers.id, ids))
}
