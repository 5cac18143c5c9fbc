import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { slipHold } from '@vitrine/commerce/rules/paymentAbuse.ts'
import { payable } from '@vitrine/commerce/rules/transitions.ts'
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { charges, orders, slips } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { changeOrder, lockOrder } from '../order/changeOrder.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { checkBeforeEnd } from './chargeChecks.ts'

/** Orders that are checked at the provider at the same time. */
const concurrency = 10

/**
 * Cancels orders that were not paid in time and returns their number, unless the provider does not respond to the check
 * of an open charge (payment.check.before-end). Throws an AggregateError at the end for orders that failed.
 */
export async function expireOrders(cms: Cms, now: Date, signal?: AbortSignal): Promise<number> {
  // A charge without a last check whose next one is still to come was requested in vain a moment ago.
  const isCheckable = or(
    isNull(charges.id),
    isNotNull(charges.checkedAt),
    isNull(charges.nextCheckAt),
    lte(charges.nextCheckAt, now),
  )
  const due = await cms.database
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(
      charges,
      and(eq(charges.orderId, orders.id), inArray(charges.status, ['creating', 'pending'])),
    )
    .where(and(inArray(orders.status, [...payable]), lte(orders.paymentDeadline, now), isCheckable))
    .orderBy(asc(orders.paymentDeadline))
    .limit(50)
  const failures: unknown[] = []
  let expired = 0
  const expireNext = async () => {
    for (let next = due.shift(); next && !signal?.aborted; next = due.shift()) {
      const { id } = next
      try {
        if ((await checkBeforeEnd(cms, id, now)) && (await expire(cms, id, now))) expired += 1
      } catch (error) {
        failures.push(new Error(`Order ${id} cannot be expired`, { cause: error }))
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, expireNext))
  if (failures.length > 0) throw new AggregateError(failures, 'Orders cannot be expired')
  return expired
}

/** Cancels orders whose slip staff have not checked in time, and returns their number (`orders.hold.slip`). */
export async function expireSlips(cms: Cms, now: Date): Promise<number> {
  const due = await cms.database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'checking_payment'),
        sql`(select max(${slips.at}) from ${slips} where ${slips.orderId} = ${orders.id}) <= ${new Date(now.getTime() - slipHold).toISOString()}::timestamptz`,
      ),
    )
    .limit(50)
  let expired = 0
  for (const { id } of due) if (await cancel(cms, id, 'slip.expired', now)) expired += 1
  return expired
}

/** False when the order was paid, cancelled or extended in the meantime. */
const expire = (cms: Cms, id: number, now: Date) =>
  cancel(cms, id, 'order.expired', now, ({ paymentDeadline }) => paymentDeadline <= now)

/** False when the order is in another status by now, or the condition does not hold under its lock. */
async function cancel(
  cms: Cms,
  id: number,
  event: 'order.expired' | 'slip.expired',
  now: Date,
  isDue: (order: StoredOrder) => boolean = () => true,
): Promise<boolean> {
  try {
    return await transact(cms.database, async (transaction) => {
      if (!isDue(await lockOrder(transaction, id))) return false
      await changeOrder(cms, transaction, id, { event, actor: 'clock', now })
      return true
    })
  } catch (error) {
    if (error instanceof ContractProblem && error.code === 'conflict') return false
    throw error
  }
}
