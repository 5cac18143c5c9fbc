import { randomUUID } from 'node:crypto'
import { pageUrl } from '@vitrine/commerce/email/frame.ts'
import { inTime } from '@vitrine/commerce/inTime.ts'
import {
  type CardChargeRequest,
  ChargeRefusedError,
  type ChargeState,
} from '@vitrine/commerce/payment/paymentProvider.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import {
  type Charge,
  chargeEnd,
  isCheckDue,
  isOpen,
  nextCheck,
  statusAt,
} from '@vitrine/commerce/rules/chargeRules.ts'
import { cardRejection } from '@vitrine/commerce/rules/paymentAbuse.ts'
import { isRedirectMethod } from '@vitrine/commerce/rules/paymentMethods.ts'
import { isPayable } from '@vitrine/commerce/rules/transitions.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { charges } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { lockOrder } from '../order/changeOrder.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { recordCreated } from './applyChargeState.ts'
import { checkCharge } from './chargeChecks.ts'
import { countFailedCards } from './countFailedCards.ts'

/** A payment in a response, `due` while nothing was charged. */
export type ShownCharge = { status: Charge['status'] | 'due' } & Partial<
  Pick<Charge, 'authorizeUri' | 'failureCode'>
>

/** The request for a charge without its means. */
export type ChargeStart = Omit<CardChargeRequest, 'token'>

/**
 * The state of a payment that is confirmed elsewhere, from the shop's own record, which a shopper's return from the
 * bank updates for up to a second.
 */
export async function readCharge(cms: Cms, order: StoredOrder, now: Date): Promise<ShownCharge> {
  const latest = await latestCharge(cms.database, order.id)
  const mayHaveChanged = latest && isOpen(latest) && isCheckDue(latest, now)
  if (latest && (mayHaveChanged || isEnding(latest, now))) {
    const checked = await inTime(checkCharge(cms, latest, now))
    // Until the provider has said otherwise, the payment may still succeed.
    if (isEnding(latest, now) && (checked === 'late' || !checked.result))
      return { ...latest, status: 'pending' }
  }
  return currentPayment(cms, order.id, now)
}

/**
 * Charges an order once: while a charge is open, its state is returned instead, so that a second press or a second tab
 * pays nothing (payment.card.once).
 */
export async function payOnce(
  cms: Cms,
  order: StoredOrder,
  start: (request: ChargeStart) => Promise<ChargeState> | undefined,
  now: Date,
): Promise<ShownCharge> {
  const before = await latestCharge(cms.database, order.id)
  if (before && isOpen(before)) {
    const checked = await inTime(checkCharge(cms, before, now))
    if (checked === 'late' || !checked.result) return { ...before, status: 'pending' }
  }
  const charge = await transact(cms.database, (transaction) =>
    openCharge(transaction, order.id, now),
  )
  if (!charge) return currentPayment(cms, order.id, now)
  await inTime(
    cms.payments.run(`create ${charge.id}`, () => create(cms, { charge, order, start, now })),
    createTimeout,
  )
  return currentPayment(cms, order.id, now)
}

/** Milliseconds that a shopper waits for the charge: less than the gateway does. */
const createTimeout = 5000

const isEnding = (charge: Charge, now: Date) =>
  isOpen(charge) && statusAt(charge, now) === 'expired'

/**
 * Opens, under the order's lock, a new charge in place of one that has ended, or returns null while one is open or
 * nothing is to be paid.
 */
async function openCharge(
  transaction: Database,
  orderId: number,
  now: Date,
): Promise<Charge | null> {
  const order = await lockOrder(transaction, orderId)
  const latest = await latestCharge(transaction, orderId)
  if (!isPayable(order.status)) return null
  if (latest && isOpen(latest) && !isEnding(latest, now)) return null
  const rejection = cardRejection(await countFailedCards(transaction, order, now))
  if (rejection) throw new ContractProblem('conflict', rejection)
  if (latest && isOpen(latest)) {
    await transaction.update(charges).set({ status: 'expired' }).where(eq(charges.id, latest.id))
  }
  const expiresAt = chargeEnd(order.paymentDeadline, now)
  const [charge] = await transaction
    .insert(charges)
    .values({
      id: randomUUID(),
      orderId,
      provider: 'omise',
      method: isRedirectMethod(order.paymentMethod) ? order.paymentMethod : 'omise',
      amount: order.total,
      status: 'creating',
      createdAt: now,
      expiresAt,
      nextCheckAt: nextCheck({ createdAt: now, expiresAt }, now),
    })
    .returning()
  return charge ?? null
}

/** Starts the charge at the provider, outside any transaction. */
async function create(
  cms: Cms,
  {
    charge,
    order,
    start,
    now,
  }: {
    charge: Charge
    order: StoredOrder
    start: (request: ChargeStart) => Promise<ChargeState> | undefined
    now: Date
  },
): Promise<void> {
  const { id, orderId, amount } = charge
  const { environment } = cms
  // Without a guest's key, which the browser has (security.secrets.return-uri).
  const page = `${environment.SITE_URL}/checkout/order-received/${orderId}`
  const returnUri = pageUrl(order.language, page, environment)
  try {
    const state = await start({ id, orderId, amount, returnUri })
    if (state) await recordCreated(cms, charge, state, now)
  } catch (error) {
    if (error instanceof ChargeRefusedError) await refuse(cms, charge, error.code, now)
    // Whether anything was charged is unknown: the schedule finds out.
    else cms.log.warn({ err: error }, 'a charge got no response')
  }
}

const refuse = ({ database }: Cms, { id }: Charge, failureCode: string, now: Date) =>
  database
    .update(charges)
    .set({ status: 'failed', failureCode, settledAt: now, nextCheckAt: null })
    .where(and(eq(charges.id, id), inArray(charges.status, ['creating', 'pending'])))

async function currentPayment(cms: Cms, orderId: number, now: Date): Promise<ShownCharge> {
  const { order, latest } = await transact(cms.database, async (transaction) => ({
    order: await lockOrder(transaction, orderId),
    latest: await latestCharge(transaction, orderId),
  }))
  if (!isPayable(order.status)) return { status: order.paidAt ? 'successful' : 'expired' }
  if (!latest || latest.status === 'successful') return { status: 'due' }
  return { ...latest, status: statusAt(latest, now) }
}

/** The newest charge of an order, or undefined when it has none. */
export async function latestCharge(
  database: Database,
  orderId: number,
): Promise<Charge | undefined> {
  const [latest] = await database
    .select()
    .from(charges)
    .where(eq(charges.orderId, orderId))
    .orderBy(desc(charges.createdAt), desc(charges.id))
    .limit(1)
  return latest
}
