import { and, eq, ne, or } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { charges } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { notFound } from '#cms/http/problem.ts'
import { changeOrder, lockOrder, record } from './changeOrder.ts'
import { isNews, paymentEvent } from './chargeRules.ts'
import type { ChargeState } from './providers/paymentProvider.ts'
import type { StoredOrder } from './requireOrder.ts'

type Charge = typeof charges.$inferSelect

/** What a settlement came to. */
export type Settlement = 'paid' | 'refund_due' | 'failed' | 'nothing'

/**
 * Takes over what a provider proved, once: money for an order that waits moves it on; money that
 * the order cannot take any more is kept on record to be given back. Throws not_found for a charge
 * that is not ours.
 */
export async function settle(cms: Cms, state: ChargeState, now: Date): Promise<Settlement> {
  const known = await findCharge(cms.database, state)
  if (!known) throw notFound('Charge not found')
  return transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, known.orderId)
    const charge = await findCharge(transaction, state)
    if (!charge || !isNews(charge, state)) return 'nothing'
    return state.status === 'successful'
      ? take(cms, transaction, { order, charge, state, now })
      : end(transaction, charge, state.status, now)
  })
}

async function findCharge(database: Database, { reference, id }: ChargeState) {
  const [charge] = await database
    .select()
    .from(charges)
    .where(or(eq(charges.reference, reference), id ? eq(charges.id, id) : undefined))
  return charge
}

async function end(
  transaction: Database,
  charge: Charge,
  status: ChargeState['status'],
  now: Date,
): Promise<Settlement> {
  const [ended] = await transaction
    .update(charges)
    .set({ status, settledAt: now })
    .where(and(eq(charges.id, charge.id), ne(charges.status, status)))
    .returning()
  return ended ? 'failed' : 'nothing'
}

async function take(
  cms: Cms,
  transaction: Database,
  taken: { order: StoredOrder; charge: Charge; state: ChargeState; now: Date },
): Promise<Settlement> {
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
  await record(transaction, order, { event, actor: 'provider', now, detail })
  return 'refund_due'
}
