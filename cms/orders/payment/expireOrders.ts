import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { ContractProblem } from '#contract/problem.ts'
import { payable } from '#contract/rules/transitions.ts'
import { charges, orders } from '#database/schema/orders.ts'
import { transact } from '#database/transact.ts'
import { changeOrder, lockOrder } from '../order/changeOrder.ts'
import { checkBeforeEnd } from './chargeChecks.ts'

/** Orders that are checked at the provider at the same time. */
const concurrency = 10

/**
 * Cancels orders that were not paid in time and returns their number. Each open charge is checked first; an order waits
 * while the provider does not respond (payment.check.before-end). An order that fails delays no other; an AggregateError
 * reports it at the end. Begins no further order once the signal aborts.
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

/** False when the order was paid, cancelled or extended in the meantime. */
async function expire(cms: Cms, id: number, now: Date): Promise<boolean> {
  try {
    return await transact(cms.database, async (transaction) => {
      const order = await lockOrder(transaction, id)
      if (order.paymentDeadline > now) return false
      await changeOrder(cms, transaction, id, { event: 'order.expired', actor: 'clock', now })
      return true
    })
  } catch (error) {
    if (error instanceof ContractProblem && error.code === 'conflict') return false
    throw error
  }
}
