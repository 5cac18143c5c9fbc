import type { z } from 'zod'
import { toInstant } from '#cms/clock.ts'
import type { charges } from '#cms/database/schema/orders.ts'
import type { PromptPay } from '#gateway/contracts/orders.ts'
import type { ChargeState } from './providers/paymentProvider.ts'
import { transition } from './transitions.ts'

export type Charge = typeof charges.$inferSelect
export type PromptPayAnswer = z.infer<typeof PromptPay>

const minute = 60_000
/** How long one QR code can be paid. */
const chargeLifetime = 15 * minute
/** A charge whose making was cut off is made again after this, under the same id. */
const creatingLimit = 10_000
/** A pending charge is asked about at most this often. */
const askEvery = 10_000

const isOpen = (status: Charge['status']) => status === 'creating' || status === 'pending'

const since = (moment: Date, now: Date) => now.getTime() - moment.getTime()

/** When a charge that is made now ends: never after the order's own deadline. */
export function chargeEnd(paymentDeadline: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + chargeLifetime, paymentDeadline.getTime()))
}

/** A charge's status by the clock: an open one whose time is over has expired. */
export function statusAt({ status, expiresAt }: Charge, now: Date): Charge['status'] {
  return isOpen(status) && expiresAt <= now ? 'expired' : status
}

/**
 * What is next for an order's latest charge: its end is told once, one whose making was cut off is
 * made again, an open one is shown, and in place of any other comes a new one.
 */
export function chargeStep(
  charge: Charge | undefined,
  now: Date,
): 'tell' | 'make' | 'show' | 'renew' {
  const status = charge && statusAt(charge, now)
  if (!charge || status === 'successful') return 'renew'
  if (status === 'expired' || status === 'failed') return charge.announced ? 'renew' : 'tell'
  return status === 'creating' && since(charge.createdAt, now) > creatingLimit ? 'make' : 'show'
}

/** A charge in the contract's words; only an open one has a QR code to scan. */
export function presentCharge({ status, image, expiresAt }: Charge): PromptPayAnswer {
  return {
    image: isOpen(status) ? image : null,
    status: status === 'creating' ? 'pending' : status,
    expiresAt: toInstant(expiresAt),
  }
}

/** By which reference a provider is to be asked about a charge now; null when it is not. */
export function referenceToAsk(
  { reference, provider, checkedAt }: Charge,
  asked: string,
  now: Date,
): string | null {
  const isRecent = checkedAt !== null && since(checkedAt, now) < askEvery
  return provider === asked && !isRecent ? reference : null
}

/** Whether a provider's word changes anything: a charge is paid once, and pending says nothing. */
export function isNews(
  charge: Pick<Charge, 'status'>,
  state: Pick<ChargeState, 'status'>,
): boolean {
  return charge.status !== 'successful' && state.status !== 'pending'
}

/** What money that came is to its order: received, or to be given back, as too late or not the amount asked for. */
export function paymentEvent(
  order: { status: string; total: number },
  charge: Pick<Charge, 'amount'>,
  state: Pick<ChargeState, 'amount'>,
): 'payment.received' | 'payment.late' | 'payment.mismatched' {
  if (state.amount !== charge.amount || charge.amount !== order.total) return 'payment.mismatched'
  return transition(order.status, 'payment.received') ? 'payment.received' : 'payment.late'
}
