import type { ChargeState } from '@vitrine/commerce/payment/paymentProvider.ts'
import { notFound } from '@vitrine/commerce/problem.ts'
import { changesCharge, nextCheck } from '@vitrine/commerce/rules/chargeRules.ts'
import { isPayable } from '@vitrine/commerce/rules/transitions.ts'
import { chargePurpose } from '@vitrine/commerce/rules/usablePayment.ts'
import { and, eq, ne, or } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { charges } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { changeOrder, lockOrder, recordEvent } from '../order/changeOrder.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { returnPayment } from '../refunds/returnPayment.ts'

type Charge = typeof charges.$inferSelect

/** The result of applying a provider's state to a charge. */
export type ChargeOutcome = 'paid' | 'refund_due' | 'failed' | 'nothing'

/**
 * Applies a provider's verified state to a charge, once: a payment advances an order that awaits it, and any other is
 * recorded as a refund that is due and returned (`payment.expiry.refund-due`). Throws not_found for an unknown charge.
 */
export async function applyChargeState(
  cms: Cms,
  state: ChargeState,
  now: Date,
): Promise<ChargeOutcome> {
  const storedCharge = await findCharge(cms.database, state)
  if (!storedCharge) throw notFound('Charge not found')
  return transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, storedCharge.orderId)
    const charge = await findCharge(transaction, state)
    if (!charge || !changesCharge(charge, state)) return 'nothing'
    return state.status === 'successful'
      ? takePayment(cms, transaction, { order, charge, state, now })
      : endCharge(transaction, charge, state, now)
  })
}

/** Stores what the provider says of a charge that it has just created, or whose creation got no response. */
export async function recordCreated(
  cms: Cms,
  charge: Charge,
  state: ChargeState,
  now: Date,
): Promise<void> {
  await cms.database
    .update(charges)
    .set({
      status: 'pending',
      reference: state.reference,
      authorizeUri: state.authorizeUri,
      checkedAt: now,
      nextCheckAt: nextCheck(charge, now),
    })
    .where(and(eq(charges.id, charge.id), eq(charges.status, 'creating')))
  await applyChargeState(cms, state, now)
}

/** Finds a charge by the provider's id or by ours. */
export async function findCharge(
  database: Database,
  { reference, id }: Pick<ChargeState, 'reference' | 'id'>,
) {
  const [charge] = await database
    .select()
    .from(charges)
    .where(or(eq(charges.reference, reference), id ? eq(charges.id, id) : undefined))
  return charge
}

async function endCharge(
  transaction: Database,
  charge: Charge,
  { status, failureCode }: ChargeState,
  now: Date,
): Promise<ChargeOutcome> {
  const [ended] = await transaction
    .update(charges)
    .set({ status, failureCode, settledAt: now })
    .where(and(eq(charges.id, charge.id), ne(charges.status, status)))
    .returning()
  return ended ? 'failed' : 'nothing'
}

async function takePayment(
  cms: Cms,
  transaction: Database,
  taken: { order: StoredOrder; charge: Charge; state: ChargeState; now: Date },
): Promise<ChargeOutcome> {
  const { order, charge, state, now } = taken
  const { total, paidAt, status } = order
  const awaiting = { total, isPaid: paidAt !== null, isAwaiting: isPayable(status) }
  const purpose = chargePurpose(awaiting, charge, state)
  await transaction
    .update(charges)
    .set({
      status: 'successful',
      settledAt: now,
      reference: state.reference,
      nextCheckAt: null,
      refundDue: purpose !== null,
    })
    .where(eq(charges.id, charge.id))
  const { amount } = state
  const detail = { charge: charge.id, amount }
  if (purpose === null) {
    const event = 'payment.received'
    const cause = { event, actor: 'provider', now, detail, chargeId: charge.id } as const
    await changeOrder(cms, transaction, order.id, cause)
    return 'paid'
  }
  const event = purpose === 'mismatched' ? 'payment.mismatched' : 'payment.late'
  await recordEvent(transaction, order, { event, actor: 'provider', now, detail })
  const unusable = { amount, purpose, chargeId: charge.id, actor: 'provider', now } as const
  await returnPayment(cms, transaction, order, unusable)
  return 'refund_due'
}
