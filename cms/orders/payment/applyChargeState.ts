import { and, eq, ne, or } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { charges } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { notFound } from '#cms/http/problem.ts'
import { changeOrder, lockOrder, recordEvent } from '../changeOrder.ts'
import type { StoredOrder } from '../requireOrder.ts'
import { changesCharge, paymentEvent } from './chargeRules.ts'
import type { ChargeState } from './providers/paymentProvider.ts'

type Charge = typeof charges.$inferSelect

/** The result of applying a provider's state to a charge. */
export type ChargeOutcome = 'paid' | 'refund_due' | 'failed' | 'nothing'

/**
 * Applies a provider's verified state to a charge, once. A payment advances an order that awaits it;
 * any other is recorded as a refund that is due (`payment.expiry.refund-due`). Throws not_found for
 * an unknown charge.
 */
export async function applyChargeState(
  cms: Cms,
  state: ChargeState,
  now: Date,
): Promise<ChargeOutcome> {
  const known = await findCharge(cms.database, state)
  if (!known) throw notFound('Charge not found')
  return transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, known.orderId)
    const charge = await findCharge(transaction, state)
    if (!charge || !changesCharge(charge, state)) return 'nothing'
    return state.status === 'successful'
      ? takePayment(cms, transaction, { order, charge, state, now })
      : endCharge(transaction, charge, state.status, now)
  })
}

async function findCharge(database: Database, { reference, id }: ChargeState) {
  const [charge] = await database
    .select()
    .from(charges)
    .where(or(eq(charges.reference, reference), id ? eq(charges.id, id) : undefined))
  return charge
}

async function endCharge(
  transaction: Database,
  charge: Charge,
  status: ChargeState['status'],
  now: Date,
): Promise<ChargeOutcome> {
  const [ended] = await transaction
    .update(charges)
    .set({ status, settledAt: now })
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
  const event = paymentEvent(order, charge, state)
  await transaction
    .update(charges)
    .set({
      status: 'successful',
      settledAt: now,
      reference: state.reference,
      refundDue: event !== 'payment.received',
    })
    .where(eq(charges.id, charge.id))
  const detail = { charge: charge.id, amount: state.amount }
  if (event === 'payment.received') {
    await changeOrder(cms, transaction, order.id, { event, actor: 'provider', now, detail })
    return 'paid'
  }
  await recordEvent(transaction, order, { event, actor: 'provider', now, detail })
  return 'refund_due'
}
