import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { createToken, isToken, tokenHash } from '@vitrine/contract/service/tokens.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers, sessions } from '#cms/database/schema/customers.ts'
import type { Call } from '#cms/http/route.ts'

export type Customer = typeof customers.$inferSelect

const hour = 3_600_000
/** Seconds that a remembered session duration. */
export const rememberedSeconds = 30 * 24 * 3600
/** Milliseconds without requests after which a session that is not remembered ends. */
const idleTimeout = 24 * hour

/** The signed-in customer, or null for a guest. */
export async function currentCustomer(call: Call): Promise<Customer | null> {
  const token = call.visitor.session
  if (!isToken(token)) return null
  const { database } = call.cms
  const now = call.clock.now()
  const [row] = await database
    .select({ customer: customers, session: sessions })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, tokenHash(token)), gt(sessions.expiresAt, now)))
  if (!row) return null
  await extend(database, row.session, now)
  return row.customer
}

/** The signed-in customer. Throws unauthenticated for a guest. */
export async function requireCustomer(call: Call): Promise<Customer> {
  const customer = await currentCustomer(call)
  if (customer) return customer
  if (call.visitor.session) call.visitor.forget('vitrine_session')
  throw new ContractProblem('unauthenticated', customerCopy.signInRequired)
}

/** Extends a session that is not remembered while it is used, with at most one write an hour. */
async function extend(database: Database, session: typeof sessions.$inferSelect, now: Date) {
  const expiresAt = new Date(now.getTime() + idleTimeout)
  if (session.remembered || expiresAt.getTime() - session.expiresAt.getTime() < hour) return
  await database
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.tokenHash, session.tokenHash))
}

/** The owner of the caller's bag, or null for a guest without one. */
export async function cartOwner(call: Call): Promise<Owner | null> {
  const customer = await currentCustomer(call)
  if (customer) return { kind: 'customer', customerId: customer.id }
  const guest = knownGuest(call)
  return guest === null ? null : { kind: 'guest', guestHash: guest }
}

/** Seconds for which a guest's bag is stored. */
export const guestSeconds = 60 * 24 * 3600

/** The owner of the caller's bag, with a cookie for a new guest. */
export async function cartOwnerOrGuest(call: Call): Promise<Owner> {
  return (await cartOwner(call)) ?? { kind: 'guest', guestHash: guestHash(call) }
}

function knownGuest({ visitor }: Pick<Call, 'visitor'>): string | null {
  return visitor.cart && isToken(visitor.cart) ? tokenHash(visitor.cart) : null
}

/** The hash of the browser's guest token, with a cookie for a new guest. */
export function guestHash(call: Pick<Call, 'visitor'>): string {
  return knownGuest(call) ?? renewGuest(call)
}

/** Gives the browser a new guest token and returns its hash. */
export function renewGuest(call: Pick<Call, 'visitor'>): string {
  const token = createToken()
  call.visitor.keep('vitrine_cart', token, guestSeconds)
  return tokenHash(token)
}

/** Creates a session and returns its token, the value of its cookie. */
export async function openSession(
  transaction: Database,
  customerId: number,
  remembered: boolean,
  now: Date,
): Promise<string> {
  const token = createToken()
  const duration = remembered ? rememberedSeconds * 1000 : idleTimeout
  await transaction.insert(sessions).values({
    tokenHash: tokenHash(token),
    customerId,
    remembered,
    createdAt: now,
    expiresAt: new Date(now.getTime() + duration),
  })
  return token
}

/** The owner of a bag: a customer, or a guest identified by the hash of the cookie's token. */
export type Owner = { kind: 'customer'; customerId: number } | { kind: 'guest'; guestHash: string }

/** A string that identifies the owner in rows. */
export function ownerKey(owner: Owner): string {
  return owner.kind === 'customer' ? `customer:${owner.customerId}` : `guest:${owner.guestHash}`
}
