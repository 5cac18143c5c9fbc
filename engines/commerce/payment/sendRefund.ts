import type { FastifyBaseLogger } from 'fastify'
import type { PaymentProvider } from './paymentProvider.ts'

const minute = 60_000
/** Milliseconds for which a claimed refund is not claimed again, unless its process has crashed. */
export const refundLease = 2 * minute
const retryDelays = [minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute]

/** A claimed refund of a charge, with the amount in satang. */
export interface ClaimedRefund {
  /** Identifies the refund at the provider, which makes it once. */
  key: string
  amount: number
  /** The number of times that it was sent, this one included. */
  attempts: number
  /** The charge that it returns, wholly or in part. */
  charge: { reference: string | null; provider: string } | undefined
}

/** The outcome of an attempt: an end, or when to send the refund again. */
export type RefundAttempt =
  | { status: 'done'; reference: string }
  | { status: 'failed'; failure: string }
  | { status: 'sent'; nextAttemptAt: Date; reference?: string; failure?: string }

/**
 * Sends a refund to the provider, which makes each once, by its key, and is to be called again until the provider says
 * how it ended (`orders.refund.retry`).
 */
export async function sendRefund(
  provider: PaymentProvider,
  { key, amount, attempts, charge }: ClaimedRefund,
  now: Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<RefundAttempt> {
  if (!charge?.reference || charge.provider !== provider.name)
    return {
      status: 'failed',
      failure: `The charge is not at ${provider.name}. Refund it by hand.`,
    }
  const retryDelay = retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? minute
  const again = { status: 'sent' as const, nextAttemptAt: new Date(now.getTime() + retryDelay) }
  try {
    const state = await provider.refund({ key, charge: charge.reference, amount })
    return state.status === 'pending' ? { ...again, reference: state.reference } : state
  } catch (error) {
    log.warn({ err: error, refund: key }, 'sending a refund failed')
    return { ...again, failure: error instanceof Error ? error.message : String(error) }
  }
}
