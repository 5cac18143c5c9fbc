import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { charges, payments, refunds } from '#database/schema/orders.ts'
import { transact } from '#database/transact.ts'
import type { PaymentProvider } from '#server/payment/paymentProvider.ts'
import type { Refund } from '../order/ledger.ts'
import { settleRefund } from './settleRefund.ts'

const minute = 60_000
/** For how long a claimed refund is not claimed again, unless its process has crashed. */
const lease = 2 * minute
const retryDelays = [minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute]
const batch = 10

/**
 * Sends due refunds to the provider and returns how many ended. The provider makes each once, by its
 * key: after a crash, a lost response or a failure it is repeated until the provider says how it ended
 * (`orders.refund.retry`).
 */
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
          inArray(refunds.status, ['requested', 'sent']),
          lte(refunds.nextAttemptAt, now),
        ),
      )
      .orderBy(asc(refunds.id))
      .limit(batch)
      .for('update', { skipLocked: true })
    const claimed: Refund[] = []
    for (const refund of due) {
      const claim = {
        status: 'sent' as const,
        attempts: refund.attempts + 1,
        nextAttemptAt: new Date(now.getTime() + lease),
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
  if (!charge?.reference || charge.provider !== provider.name)
    return settleRefund(cms, refund.id, {
      status: 'failed',
      actor: 'clock',
      failure: `The charge is not at ${provider.name}. Refund it by hand.`,
      now,
    })
  try {
    const state = await provider.refund({
      key: refund.key,
      charge: charge.reference,
      amount: refund.amount,
    })
    if (state.status === 'pending') {
      await postpone(cms, refund, now, { reference: state.reference })
      return false
    }
    return await settleRefund(cms, refund.id, { ...state, actor: 'provider', now })
  } catch (error) {
    cms.log.warn({ err: error, refund: refund.id }, 'sending a refund failed')
    const failure = error instanceof Error ? error.message : String(error)
    await postpone(cms, refund, now, { failure })
    return false
  }
}

async function postpone(
  cms: Cms,
  { id, attempts }: Refund,
  now: Date,
  change: { reference?: string | undefined; failure?: string },
): Promise<void> {
  const delay = retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? minute
  await cms.database
    .update(refunds)
    .set({ ...change, nextAttemptAt: new Date(now.getTime() + delay) })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'sent')))
}
