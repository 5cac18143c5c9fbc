import { toInstant } from '@vitrine/contract/clock.ts'
import type { PromptPay } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { RedirectMethod } from './paymentMethods.ts'

/** A charge at the payment provider, with amounts in satang, `creating` until the provider has responded. */
export interface Charge {
  id: string
  orderId: number
  provider: string
  method: 'omise_promptpay' | 'omise' | RedirectMethod
  /** The provider's id of the charge, once created. */
  reference: string | null
  amount: number
  status: 'creating' | 'pending' | 'successful' | 'failed' | 'expired'
  /** The QR code of a PromptPay charge, as a `data:` URL. */
  image: string | null
  /** The page at which the bank of a card confirms the payment. */
  authorizeUri: string | null
  /** The provider's code for a payment that failed. */
  failureCode: string | null
  createdAt: Date
  expiresAt: Date
  settledAt: Date | null
  checkedAt: Date | null
  /** When to check the charge again, or null once there is nothing to expect. */
  nextCheckAt: Date | null
  /** Whether a response has reported that it failed or expired. */
  announced: boolean
  /** Whether a payment that the order could not take is due for refund. */
  refundDue: boolean
}

export type PromptPayResponse = z.infer<typeof PromptPay>

const minute = 60_000
/** The time that a QR code is valid, and that a bank may take to confirm a card. */
export const chargeLifetime = 15 * minute
/** A charge whose creation was interrupted is created again after this, with the same id. */
const creatingTimeout = 10_000
/** Minimum interval between two checks of a charge that nothing requires. */
const checkInterval = 10_000
/** The same for a card payment. */
const cardCheckInterval = 1000
/** The time after its expiry in which a charge is still checked. */
const checkedAfterExpiry = 24 * 60 * minute
/** Milliseconds until a request to the provider that failed is repeated. */
const retryInterval = 30_000

/** Whether the provider may still report a payment of a charge before its expiry. */
export const isOpen = ({ status }: Pick<Charge, 'status'>): boolean =>
  status === 'creating' || status === 'pending'

const since = (moment: Date, now: Date) => now.getTime() - moment.getTime()

/** The expiry of a charge created now: at most the order's own deadline. */
export function chargeEnd(paymentDeadline: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + chargeLifetime, paymentDeadline.getTime()))
}

/** A charge's status at a time: an open charge past its expiry is expired. */
export function statusAt(charge: Charge, now: Date): Charge['status'] {
  return isOpen(charge) && charge.expiresAt <= now ? 'expired' : charge.status
}

/**
 * The next step for an order's latest charge: `announce` its end once, `create` an interrupted one
 * again, `show` an open one, or `renew` it by a new charge.
 */
export function chargeStep(
  charge: Charge | undefined,
  now: Date,
): 'announce' | 'create' | 'show' | 'renew' {
  const status = charge && statusAt(charge, now)
  if (!charge || status === 'successful') return 'renew'
  if (status === 'expired' || status === 'failed') return charge.announced ? 'renew' : 'announce'
  return status === 'creating' && since(charge.createdAt, now) > creatingTimeout ? 'create' : 'show'
}

/** A charge as the contract's PromptPay, with a QR code while it is open. */
export function serializeCharge(charge: Charge): PromptPayResponse {
  const { status, image, expiresAt } = charge
  return {
    image: isOpen(charge) ? image : null,
    status: status === 'creating' ? 'pending' : status,
    expiresAt: toInstant(expiresAt),
  }
}

/**
 * Whether reading a charge at this time should check it at its provider, nearly always without a code, because the
 * shopper has come back from the bank or a response was lost.
 */
export function isCheckDue(
  { method, createdAt, checkedAt, nextCheckAt }: Charge,
  now: Date,
): boolean {
  if (nextCheckAt === null) return false
  if (method !== 'omise_promptpay') return since(checkedAt ?? createdAt, now) >= cardCheckInterval
  return checkedAt ? since(checkedAt, now) >= checkInterval : nextCheckAt <= now
}

/**
 * When to check a charge again: later by half its age and at least 10 s (30 s after a failure), the last time a day
 * after its expiry, then null (payment.check.schedule).
 */
export function nextCheck(
  { createdAt, expiresAt }: Pick<Charge, 'createdAt' | 'expiresAt'>,
  now: Date,
  hasFailed = false,
): Date | null {
  if (hasFailed) return new Date(now.getTime() + retryInterval)
  const last = expiresAt.getTime() + checkedAfterExpiry
  if (now.getTime() >= last) return null
  const delay = Math.max(checkInterval, since(createdAt, now) / 2)
  return new Date(Math.min(now.getTime() + delay, last))
}

/** Whether a provider's state changes a charge, which is not yet successful. */
export function changesCharge(charge: Pick<Charge, 'status'>, state: { status: string }): boolean {
  return charge.status !== 'successful' && state.status !== 'pending'
}
