import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { charges } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import { lockOrder } from '../changeOrder.ts'
import { ordersCopy } from '../copy.ts'
import type { StoredOrder } from '../requireOrder.ts'
import { isPayable } from '../transitions.ts'
import { applyChargeState } from './applyChargeState.ts'
import {
  type Charge,
  chargeEnd,
  chargeStep,
  type PromptPayResponse,
  referenceToCheck,
  serializeCharge,
  statusAt,
} from './chargeRules.ts'
import { omiseProvider } from './providers/omise.ts'
import type { PaymentProvider } from './providers/paymentProvider.ts'
import { sandboxProvider } from './providers/sandbox.ts'

/** Omise when its secret key is set, otherwise the sandbox. */
export function paymentProvider({ environment, secrets }: Cms): PaymentProvider {
  return environment.OMISE_SECRET_KEY
    ? omiseProvider(environment.OMISE_URL, environment.OMISE_SECRET_KEY)
    : sandboxProvider(secrets.webhooks, environment.PROMPTPAY_ID)
}

/**
 * The state of an order's PromptPay payment. The first call creates the charge. An expired or failed
 * charge is reported once; the next call creates a new one while the order awaits payment
 * (`payment.expiry.once`).
 */
export async function readPromptPay(
  cms: Cms,
  order: StoredOrder,
  now: Date,
): Promise<PromptPayResponse> {
  if (order.paymentMethod !== 'omise_promptpay')
    throw new CmsProblem('conflict', ordersCopy.notByPromptPay)
  const provider = paymentProvider(cms)
  await checkOpenCharge(cms, provider, order.id, now)
  const current = await transact(cms.database, (transaction) =>
    currentCharge(transaction, provider, order.id, now),
  )
  if (typeof current === 'string') return { image: null, status: current, expiresAt: null }
  const { charge, isNew } = current
  return serializeCharge(isNew ? await create(cms, provider, charge, now) : charge)
}

/** Under the order's lock: the charge to show, or a new one to create at the provider. */
async function currentCharge(
  transaction: Database,
  provider: PaymentProvider,
  orderId: number,
  now: Date,
): Promise<{ charge: Charge; isNew: boolean } | 'successful' | 'expired'> {
  const order = await lockOrder(transaction, orderId)
  if (!isPayable(order.status)) return order.paidAt ? 'successful' : 'expired'
  const [latest] = await transaction
    .select()
    .from(charges)
    .where(eq(charges.orderId, orderId))
    .orderBy(desc(charges.createdAt), desc(charges.id))
    .limit(1)
  const step = chargeStep(latest, now)
  if (latest && step === 'announce')
    return { charge: await announceEnd(transaction, latest, now), isNew: false }
  if (latest && step !== 'renew') return { charge: latest, isNew: step === 'create' }
  const [charge] = await transaction
    .insert(charges)
    .values({
      id: randomUUID(),
      orderId,
      provider: provider.name,
      amount: order.total,
      status: 'creating',
      createdAt: now,
      expiresAt: chargeEnd(order.paymentDeadline, now),
    })
    .returning()
  if (!charge) throw new Error('The charge that was just inserted cannot be read')
  return { charge, isNew: true }
}

/** Marks the end of a charge as reported. */
async function announceEnd(transaction: Database, charge: Charge, now: Date): Promise<Charge> {
  const end = { status: statusAt(charge, now), announced: true }
  await transaction.update(charges).set(end).where(eq(charges.id, charge.id))
  return { ...charge, ...end }
}

/**
 * Creates a charge at the provider, outside any transaction so that it blocks nothing. A failure
 * marks the charge as failed, and the next call creates another.
 */
async function create(
  cms: Cms,
  provider: PaymentProvider,
  charge: Charge,
  now: Date,
): Promise<Charge> {
  const { id, orderId, amount, expiresAt } = charge
  const created = await provider
    .create({ id, orderId, amount, expiresAt, now })
    .catch(async (error: unknown) => {
      await cms.database
        .update(charges)
        .set({ status: 'failed', announced: true })
        .where(and(eq(charges.id, id), eq(charges.status, 'creating')))
      throw error
    })
  const [stored] = await cms.database
    .update(charges)
    .set({ ...created, status: 'pending' })
    .where(and(eq(charges.id, id), eq(charges.status, 'creating')))
    .returning()
  return stored ?? charge
}

/** Checks an order's pending charge at the provider, in case its webhook was lost. */
export async function checkOpenCharge(
  cms: Cms,
  provider: PaymentProvider,
  orderId: number,
  now: Date,
): Promise<void> {
  const [open] = await cms.database
    .select()
    .from(charges)
    .where(and(eq(charges.orderId, orderId), eq(charges.status, 'pending')))
  const reference = open && referenceToCheck(open, provider.name, now)
  if (!reference) return
  await cms.database.update(charges).set({ checkedAt: now }).where(eq(charges.id, open.id))
  const state = await provider.find(reference).catch((error: unknown) => {
    cms.log.warn({ err: error }, 'checking a charge at the payment provider failed')
    return null
  })
  if (state) await applyChargeState(cms, state, now)
}
