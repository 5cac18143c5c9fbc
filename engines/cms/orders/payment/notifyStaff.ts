import { staffEmailMinutes, staffWorkEmail } from '@vitrine/commerce/email/staffWorkEmail.ts'
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { officeUrl } from '#cms/core/environment.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { orders, outboxEmails, payments, refunds, slips } from '#cms/database/schema/orders.ts'
import { lockJob, rows, transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { orderIdsWithSlip } from './slipUse.ts'

const minute = 60_000

/**
 * Emails staff a list of pending work, at most once in five minutes, when there are new or overdue slips or new refunds
 * to make (`orders.review.notice`), and returns how many are new.
 */
export async function notifyStaff(
  { database, environment, log }: Pick<Cms, 'database' | 'environment' | 'log'>,
  now: Date,
): Promise<number> {
  const { STAFF_EMAIL: to, SLIP_REVIEW_HOURS: hours } = environment
  return transact(database, async (transaction) => {
    await lockJob(transaction, 'staff notices')
    const last = await lastEmail(transaction, to)
    if (last && now.getTime() - last.getTime() < staffEmailMinutes * minute) return 0
    const waiting = await waitingSlips(transaction)
    const dueAt = ({ at }: { at: Date }) => at.getTime() + hours * 60 * minute
    const newSlips = waiting.filter(({ slip }) => {
      const remindedAt = slip.remindedAt?.getTime()
      return remindedAt === undefined || (remindedAt < dueAt(slip) && dueAt(slip) <= now.getTime())
    })
    const due = await dueRefunds(transaction)
    const newRefunds = due.filter(({ at }) => !last || at > last)
    const openTasks = newSlips.length + (to ? newRefunds.length : 0)
    if (openTasks === 0) return 0
    const ids = newSlips.map(({ slip }) => slip.id)
    await transaction.update(slips).set({ remindedAt: now }).where(inArray(slips.id, ids))
    if (!to) {
      log.warn(
        { orders: newSlips.map(({ slip }) => slip.orderId) },
        'transfer slips are to be checked',
      )
      return openTasks
    }
    const base = officeUrl(environment)
    const linkOf = (id: number) => ({ order: String(id), url: `${base}/admin/#/orders/${id}` })
    const work = {
      slips: await Promise.all(
        waiting.map(async ({ slip, total }) => ({
          ...linkOf(slip.orderId),
          claimed: slip.transferAmount,
          total,
          at: slip.at,
          usedFor: (await orderIdsWithSlip(transaction, slip)).map(String),
        })),
      ),
      refunds: due.map(({ orderId, amount, at }) => ({ ...linkOf(orderId), amount, at })),
    }
    const email = staffWorkEmail(work, { to, url: `${base}/admin/` })
    await enqueue(transaction, environment, email, now)
    return openTasks
  })
}

/** When the last email to staff was written, or null. */
async function lastEmail(database: Database, to: string | undefined): Promise<Date | null> {
  if (!to) return null
  const isOurs = and(
    eq(sql`lower(${outboxEmails.recipient})`, to.toLowerCase()),
    eq(outboxEmails.topic, 'staff work'),
  )
  const [row] = await database
    .select({ at: max(outboxEmails.createdAt) })
    .from(outboxEmails)
    .where(isOurs)
  return row?.at ?? null
}

/** The newest slip of each order that awaits its check, with the order's total. */
function waitingSlips(database: Database) {
  return database
    .select({ slip: slips, total: orders.total })
    .from(slips)
    .innerJoin(orders, eq(orders.id, slips.orderId))
    .where(
      and(
        eq(orders.status, 'checking_payment'),
        sql`${slips.id} = (select max(id) from slips newest where newest.order_id = ${orders.id})`,
      ),
    )
    .orderBy(asc(slips.id))
}

/**
 * Money that staff have to return: payments that their order could not take, refunds by hand, and those that the provider has
 * not made (`isForStaff`).
 */
async function dueRefunds(database: Database) {
  const records = await rows<{ order_id: string; amount: string; at: string | Date }>(
    database,
    sql`
      select order_id, amount, at from (
        select ${payments.orderId} as order_id, ${payments.amount} - coalesce(sum(${refunds.amount})
            filter (where ${refunds.status} <> 'withdrawn'), 0) as amount,
          greatest(${payments.receivedAt}, max(${refunds.settledAt})
            filter (where ${refunds.status} = 'withdrawn')) as at
        from ${payments} left join ${refunds} on ${refunds.paymentId} = ${payments.id}
        where ${payments.purpose} <> 'order' group by ${payments.id}
      ) unused where amount > 0
      union all
      select ${refunds.orderId}, ${refunds.amount}, coalesce(${refunds.settledAt}, ${refunds.requestedAt})
        from ${refunds} where ${refunds.status} = 'failed'
          or (${refunds.method} = 'hand' and ${refunds.status} = 'requested')
      order by 3`,
  )
  return records.map(({ order_id, amount, at }) => ({
    orderId: Number(order_id),
    amount: Number(amount),
    at: new Date(at),
  }))
}
