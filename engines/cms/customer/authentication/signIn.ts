import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { type AttemptSource, addressSource } from '@vitrine/commerce/signInThrottle.ts'
import type { Login } from '@vitrine/contract/customer.ts'
import { isToken, tokenHash } from '@vitrine/contract/service/tokens.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mergeCarts } from '#cms/cart/mergeCarts.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers, knownDevices, sessions } from '#cms/database/schema/customers.ts'
import { transact } from '#cms/database/transact.ts'
import type { Call } from '#cms/http/route.ts'
import { accountKey } from '../../visitor/account.ts'
import { findByLogin } from '../../visitor/emailClaims.ts'
import {
  type Customer,
  openSession,
  rememberedSeconds,
  renewGuest,
} from '../../visitor/sessions.ts'
import { isPassword } from '../passwords.ts'
import { beginAttempt, clearAttempts, forgetAttempt } from './throttle.ts'

/**
 * Verifies a password. Throws `invalid` when it is wrong, and rate_limited after too many attempts, which count for the
 * first account that claims the email. Only a verified account forgets its wrong passwords: others could be registered
 * to guess on.
 */
export async function checkLogin(call: Call, login: z.output<typeof Login>): Promise<Customer> {
  const { database } = call.cms
  const claims = await findByLogin(database, login.username)
  const [first = null] = claims
  const account = accountKey(first, login.username)
  const source = await sourceOf(call, first)
  const attempt = await beginAttempt(database, account, source, call.clock.now())
  const customer = await findByPassword(claims, login.password)
  if (!customer) throw new ContractProblem('invalid', customerCopy.passwordWrong)
  if (customer === first && first.emailVerified) await clearAttempts(database, account, source)
  else await forgetAttempt(database, attempt)
  return customer
}

/** Verified for every sign-in, so that timing does not reveal how many accounts claim an email. */
const minVerifications = 3

async function findByPassword(claims: readonly Customer[], password: string) {
  const decoys = Array<null>(Math.max(0, minVerifications - claims.length)).fill(null)
  const matches = await Promise.all(
    [...claims, ...decoys].map((claim) => isPassword(claim?.passwordHash ?? null, password)),
  )
  return claims.find((_, index) => matches[index])
}

async function sourceOf(call: Call, customer: Customer | null): Promise<AttemptSource> {
  const token = call.visitor.cart
  if (customer && token && isToken(token)) {
    const deviceHash = tokenHash(token)
    const [device] = await call.cms.database
      .select({ seenAt: knownDevices.seenAt })
      .from(knownDevices)
      .where(and(eq(knownDevices.customerId, customer.id), eq(knownDevices.deviceHash, deviceHash)))
    if (device) return { key: `device:${deviceHash}`, isKnown: true }
  }
  return addressSource(call.request.ip)
}

/**
 * Signs a customer in: replaces the session, merges the guest's bag into the customer's, marks the browser as known and
 * stores the language of the page for the account.
 */
export async function signIn(call: Call, customer: Customer, remembered: boolean): Promise<void> {
  const { visitor, cms, language } = call
  const now = call.clock.now()
  const before = visitor.session
  const guest = visitor.cart
  const deviceHash = renewGuest(call)
  const token = await transact(cms.database, async (transaction) => {
    if (before) await transaction.delete(sessions).where(eq(sessions.tokenHash, tokenHash(before)))
    if (guest && isToken(guest)) {
      const guestHash = tokenHash(guest)
      await mergeCarts(transaction, guestHash, customer.id, now)
      await transaction.delete(knownDevices).where(eq(knownDevices.deviceHash, guestHash))
    }
    if (customer.language !== language)
      await transaction.update(customers).set({ language }).where(eq(customers.id, customer.id))
    await addKnownDevice(transaction, customer.id, deviceHash, now)
    return openSession(transaction, customer.id, remembered, now)
  })
  visitor.keep('vitrine_session', token, remembered ? rememberedSeconds : undefined)
}

/** Maximum number of known browsers per customer. */
const maxDevices = 20

/** Marks a browser as known (`session.sign-in.throttle-owner`). */
export async function addKnownDevice(
  transaction: Database,
  customerId: number,
  deviceHash: string,
  now: Date,
): Promise<void> {
  await transaction.insert(knownDevices).values({ customerId, deviceHash, seenAt: now })
  const recentDevices = sql`(select device_hash from known_devices where customer_id = ${customerId}
    order by seen_at desc limit ${maxDevices})`
  await transaction
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.customerId, customerId),
        sql`${knownDevices.deviceHash} not in ${recentDevices}`,
      ),
    )
}
