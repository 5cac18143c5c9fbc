import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { toInstant } from '#contract/clock.ts'
import { staffEmailCopy } from '#contract/copy/orders.ts'
import { formatBaht } from '#contract/satang.ts'
import { orders, slips } from '#database/schema/orders.ts'
import { transact } from '#database/transact.ts'
import { orderIdsWithSlip } from './slipUse.ts'

const hour = 3_600_000

/**
 * Reminds staff once by email of each slip that has waited for its check longer than
 * SLIP_REVIEW_HOURS (`orders.review.*`), and returns how many. Without STAFF_EMAIL it only logs.
 */
export async function remindStaff(
  { database, environment, log }: Pick<Cms, 'database' | 'environment' | 'log'>,
  now: Date,
): Promise<number> {
  const deadline = new Date(now.getTime() - environment.SLIP_REVIEW_HOURS * hour)
  return transact(database, async (transaction) => {
    const due = await transaction
      .select({ slip: slips, total: orders.total })
      .from(slips)
      .innerJoin(orders, eq(orders.id, slips.orderId))
      .where(
        and(
          eq(orders.status, 'checking_payment'),
          isNull(slips.remindedAt),
          lte(slips.at, deadline),
          sql`${slips.id} = (select max(id) from slips newest where newest.order_id = ${orders.id})`,
        ),
      )
      .orderBy(asc(slips.id))
      .limit(20)
      .for('update', { of: slips, skipLocked: true })
    for (const { slip, total } of due) {
      await transaction.update(slips).set({ remindedAt: now }).where(eq(slips.id, slip.id))
      const usedFor = await orderIdsWithSlip(transaction, slip)
      if (environment.STAFF_EMAIL)
        await enqueue(
          transaction,
          environment,
          {
            to: environment.STAFF_EMAIL,
            // Staff work in English.
            language: 'en',
            subject: staffEmailCopy.slipWaits(slip.orderId),
            greeting: staffEmailCopy.greeting,
            paragraphs: [
              staffEmailCopy.slipWaitsText(toInstant(slip.at)),
              ...(usedFor.length > 0 ? [staffEmailCopy.slipUsed(usedFor.join(', '))] : []),
              staffEmailCopy.slipCommands(slip.orderId),
            ],
            rows: [
              [staffEmailCopy.total, formatBaht(total)],
              [staffEmailCopy.claimed, formatBaht(slip.transferAmount)],
            ],
          },
          now,
        )
      else log.warn({ order: slip.orderId }, 'a transfer slip waits for its check')
    }
    return due.length
  })
}
