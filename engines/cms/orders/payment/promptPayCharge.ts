import { randomUUID } from 'node:crypto'
import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { paymentProvider } from '@vitrine/commerce/payment/configuredProvider.ts'
import type { PaymentProvider } from '@vitrine/commerce/payment/paymentProvider.ts'
import {
  type CurrentCharge,
  type PromptPayRecord,
  promptPayResponse,
} from '@vitrine/commerce/payment/promptPayResponse.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import {
  type Charge,
  chargeEnd,
  chargeStep,
  nextCheck,
  type PromptPayResponse,
  statusAt,
} from '@vitrine/commerce/rules/chargeRules.ts'
import { isPayable } from '@vitrine/commerce/rules/transitions.ts'
import { and, eq } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { charges } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { lockOrder } from '../order/changeOrder.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { checkCharge } from './chargeChecks.ts'
import { latestCharge } from './confirmedCharge.ts'

/** The state of an order's PromptPay payment. Throws conflict for an order that is paid in another way. */
export async function readPromptPay(
  cms: Cms,
  order: StoredOrder,
  now: Date,
): Promise<PromptPayResponse> {
  if (order.paymentMethod !== 'omise_promptpay')
    throw new ContractProblem('conflict', ordersCopy.notByPromptPay)
  const { database, payments: tasks, log } = cms
  const provider = paymentProvider(cms)
  const record: PromptPayRecord = {
    findPending: () => findPending(database, order.id),
    current: () =>
      transact(database, (transaction) => currentCharge(transaction, provider, order.id, now)),
    check: (charge) => checkCharge(cms, charge, now),
    create: (charge) => create(cms, provider, charge, now),
    ...{ tasks, log },
  }
  return promptPayResponse(record, now)
}

async function findPending(database: Database, orderId: number): Promise<Charge | undefined> {
  const [open] = await database
    .select()
    .from(charges)
    .where(and(eq(charges.orderId, orderId), eq(charges.status, 'pending')))
  return open
}

/** Under the order's lock: the charge to show, or a new one to create at the provider. */
async function currentCharge(
  transaction: Database,
  provider: PaymentProvider,
  orderId: number,
  now: Date,
): Promise<CurrentCharge> {
  const order = await lockOrder(transaction, orderId)
  if (!isPayable(order.status)) return order.paidAt ? 'successful' : 'expired'
  const latest = await latestCharge(transaction, orderId)
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
      method: 'omise_promptpay',
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
 * Creates a charge at the provider, outside any transaction so that it blocks nothing, or marks it as failed, so that
 * the next call creates another.
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
    .set({
      ...created,
      status: 'pending',
      checkedAt: now,
      nextCheckAt: nextCheck({ ...charge, ...created }, now),
    })
    .where(and(eq(charges.id, id), eq(charges.status, 'creating')))
    .returning()
  return stored ?? charge
}
