import type { PaymentProvider } from '@vitrine/commerce/payment/paymentProvider.ts'
import { refundLease, sendRefund } from '@vitrine/commerce/payment/sendRefund.ts'
import { refundSteps } from '@vitrine/commerce/rules/transitions.ts'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { charges, payments, refunds } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import type { Refund } from '../order/ledger.ts'
import { settleRefund } from './settleRefund.ts'

const batch = 10

/** Sends due refunds to the provider and returns how many ended. */
export async function sendRefunds(cms: Cms, provider: PaymentProvider, now: Date): Promise<number> {
  const claimed = await claimDue(cms, now)
  const ended = await Promise.all(claimed.map((refund) => send(cms, provider, refund, now)))
  return ended.filter(Boolean).length
}

/** Marks due refunds as sent before the provider is called, so that other processes skip them. */
function claimDue(cms: Cms, now: Date): Promise<Refund[]> {
  return transact(cms.database, async (transaction) => {
    const due = await transaction
      .select()
      .from(refunds)
      .where(
        and(
          eq(refunds.method, 'provider'),
          inArray(refunds.status, [...refundSteps['refund.sent'].from]),
          lte(refunds.nextAttemptAt, now),
        ),
      )
      .orderBy(asc(refunds.id))
      .limit(batch)
      .for('update', { skipLocked: true })
    const claimed: Refund[] = []
    for (const refund of due) {
      const claim = {
        status: refundSteps['refund.sent'].to,
        attempts: refund.attempts + 1,
        nextAttemptAt: new Date(now.getTime() + refundLease),
      }
      await transaction.update(refunds).set(claim).where(eq(refunds.id, refund.id))
      claimed.push({ ...refund, ...claim })
    }
    return claimed
  })
}

async function send(
  cms: Cms,
  provider: PaymentProvider,
  refund: Refund,
  now: Date,
): Promise<boolean> {
  const [charge] = await cms.database
    .select({ reference: charges.reference, provider: charges.provider })
    .from(payments)
    .innerJoin(charges, eq(charges.id, payments.chargeId))
    .where(eq(payments.id, refund.paymentId))
  const attempt = await sendRefund(provider, { ...refund, charge }, now, cms.log)
  if (attempt.status !== 'sent') {
    const { status: end, ...outcome } = attempt
    const event = `refund.${end}` as const
    return settleRefund(cms, refund.id, { ...outcome, event, actor: 'provider', now })
  }
  const { status: _, ...postponed } = attempt
  await cms.database
    .update(refunds)
    .set(postponed)
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'sent')))
  return false
}
