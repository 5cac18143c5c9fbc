import { randomUUID } from 'node:crypto'
import type { PaymentProvider, ReturnedMoney } from '@vitrine/commerce/payment/paymentProvider.ts'
import { reconcile as reconcileBooks } from '@vitrine/commerce/payment/reconcile.ts'
import { isWrong } from '@vitrine/commerce/rules/ledger.ts'
import { and, eq, gt, or } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { charges, orders, payments, refunds } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { lockOrder } from '../order/changeOrder.ts'
import { orderEntries, readEntries } from '../order/ledger.ts'
import { settleRefund } from '../refunds/settleRefund.ts'
import { applyChargeState, findCharge } from './applyChargeState.ts'

/** The time of the next attempt of a refund that the provider has made already, so that no run sends it. */
const never = new Date('9999-12-31T00:00:00Z')

/** Compares the books with the provider's lists, and completes them. */
export const reconcile = (cms: Cms, provider: PaymentProvider, now: Date): Promise<void> =>
  reconcileBooks(
    provider,
    {
      async enterPaid(state) {
        const charge = await findCharge(cms.database, state)
        if (charge && charge.status !== 'successful') await applyChargeState(cms, state, now)
        return charge !== undefined
      },
      enterReturned: (money) => enterReturned(cms, money, now),
      findWrong: () => findWrong(cms.database),
    },
    cms,
    now,
  )

/**
 * Enters money that the provider has returned without a request of ours, or returns false when its payment is unknown.
 */
async function enterReturned(cms: Cms, money: ReturnedMoney, now: Date): Promise<boolean> {
  const payment = await findPayment(cms.database, money.charge)
  // A charge that was reversed before it paid anything has returned nothing.
  if (!payment) return money.kind === 'reversal'
  const id = await transact(cms.database, async (transaction) => {
    await lockOrder(transaction, payment.orderId)
    const { reference, key, amount, kind } = money
    const isSame = eq(refunds.reference, reference)
    const [refund] = await transaction
      .select({ id: refunds.id })
      .from(refunds)
      .where(key ? or(isSame, eq(refunds.key, key)) : isSame)
    if (refund) return refund.id
    // Staff make what failed on the provider's own page.
    const [failed] = await transaction
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(
          ...[eq(refunds.paymentId, payment.id), eq(refunds.amount, amount)],
          eq(refunds.status, 'failed'),
        ),
      )
      .limit(1)
    if (failed) return failed.id
    const [added] = await transaction
      .insert(refunds)
      .values({
        ...{
          orderId: payment.orderId,
          paymentId: payment.id,
          key: randomUUID(),
          amount,
          reference,
        },
        ...{ method: 'provider', status: 'sent', reason: `${kind} at the provider` },
        ...{ nextAttemptAt: never, requestedAt: now },
      })
      .returning({ id: refunds.id })
    return added?.id
  })
  const reference = money.reference
  if (id !== undefined)
    await settleRefund(cms, id, { event: 'refund.done', actor: 'provider', reference, now })
  return true
}

async function findPayment(database: Database, reference: string) {
  const [payment] = await database
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .innerJoin(charges, eq(charges.id, payments.chargeId))
    .where(eq(charges.reference, reference))
  return payment
}

/** Orders whose books are read at a time. */
const batch = 500

/** The numbers of the orders whose books are wrong. */
async function findWrong(database: Database): Promise<number[]> {
  const wrong: number[] = []
  for (let last = 0; ; ) {
    const rows = await database
      .select({ id: orders.id, total: orders.total, paidAt: orders.paidAt })
      .from(orders)
      .where(gt(orders.id, last))
      .orderBy(orders.id)
      .limit(batch)
    const entries = await readEntries(
      database,
      rows.map(({ id }) => id),
    )
    for (const order of rows)
      if (isWrong(order, orderEntries(order.id, entries))) wrong.push(order.id)
    const end = rows.at(-1)
    if (!end || rows.length < batch) return wrong
    last = end.id
  }
}
