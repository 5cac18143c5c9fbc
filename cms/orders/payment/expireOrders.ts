import { and, asc, inArray, lte } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import { changeOrder, lockOrder } from '../changeOrder.ts'
import { payable } from '../transitions.ts'
import { checkOpenCharge, paymentProvider } from './promptPayCharge.ts'

/** Cancels orders that were not paid in time and returns their number. */
export async function expireOrders(cms: Cms, now: Date): Promise<number> {
  const due = await cms.database
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, [...payable]), lte(orders.paymentDeadline, now)))
    .orderBy(asc(orders.paymentDeadline))
    .limit(50)
  const provider = paymentProvider(cms)
  let expired = 0
  for (const { id } of due) {
    await checkOpenCharge(cms, provider, id, now)
    if (await expire(cms, id, now)) expired += 1
  }
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
    if (error instanceof CmsProblem && error.code === 'conflict') return false
    throw error
  }
}
