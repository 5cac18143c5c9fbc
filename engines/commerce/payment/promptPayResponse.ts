import type { FastifyBaseLogger } from 'fastify'
import generatePayload from 'promptpay-qr'
import { toDataURL } from 'qrcode'
import {
  type Charge,
  isCheckDue,
  type PromptPayResponse,
  serializeCharge,
  statusAt,
} from '#commerce/rules/chargeRules.ts'
import { toBaht } from '#commerce/satang.ts'
import { inTime } from '../inTime.ts'
import type { SingleFlight } from '../singleFlight.ts'

/** Maximum number of requests to the provider that readers of an order may have caused at a time. */
const maxBackgroundTasks = 32

/** The charge of an order to show, which may be still to create at the provider, or how the order ended. */
export type CurrentCharge = { charge: Charge; isNew: boolean } | 'successful' | 'expired'

/** The record of an order's charges by PromptPay, and the requests to the provider about them. */
export interface PromptPayRecord {
  /** The charge that can be paid, if there is one. */
  findPending(): Promise<Charge | undefined>
  /** The charge to show (`chargeStep`): its end is reported once, then a new one is stored. */
  current(): Promise<CurrentCharge>
  /** Reads a charge at the provider and applies its state, or returns false when the provider did not respond. */
  check(charge: Charge): Promise<boolean>
  /** Creates the code of a stored charge at the provider. */
  create(charge: Charge): Promise<Charge>
  /** The requests to the provider that are in flight. */
  tasks: SingleFlight
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * The state of an order's PromptPay payment, from the shop's own record (payment.check.background). The first call
 * creates the charge and waits for its code for a second, and an expired or failed one is reported once
 * (`payment.expiry.once`).
 */
export async function promptPayResponse(
  record: PromptPayRecord,
  now: Date,
): Promise<PromptPayResponse> {
  const unknown = await refresh(record, now)
  if (unknown) return serializeCharge({ ...unknown, image: null })
  const current = await record.current()
  if (typeof current === 'string') return { image: null, status: current, expiresAt: null }
  const { charge, isNew } = current
  if (!isNew || !hasRoom(record)) return serializeCharge(charge)
  const created = await inTime(record.tasks.run(`create ${charge.id}`, () => record.create(charge)))
  return serializeCharge(created === 'late' ? charge : created.result)
}

/** Whether another task may be started on behalf of a reader (payment.check.bounded). */
const hasRoom = ({ tasks }: PromptPayRecord) => tasks.size < maxBackgroundTasks

/**
 * Checks the open charge, in the background while it can be paid, and returns it when its end has come and the provider
 * has not reported its outcome.
 */
async function refresh(record: PromptPayRecord, now: Date): Promise<Charge | null> {
  const open = await record.findPending()
  if (!open) return null
  if (statusAt(open, now) === 'expired') {
    const checked = await inTime(record.check(open))
    return checked !== 'late' && checked.result ? null : open
  }
  if (isCheckDue(open, now) && hasRoom(record))
    record
      .check(open)
      .catch((error: unknown) => record.log.error({ err: error }, 'checking a charge failed'))
  return null
}

/** The default PromptPay id: a tax id of the sandbox without an account. */
export const sandboxPromptPayId = '0105500000000'

/** The EMVCo payload of a PromptPay transfer of exactly this many satang. */
export function promptPayPayload(promptPayId: string, satang: number): string {
  if (!Number.isSafeInteger(satang) || satang <= 0)
    throw new RangeError(`Invalid PromptPay amount: ${satang}. Use a positive integer of satang.`)
  return generatePayload(promptPayId, { amount: toBaht(satang) })
}

/** A payload as a PNG in a data: address, large enough to scan from a screen. */
export function qrImage(payload: string): Promise<string> {
  return toDataURL(payload, { type: 'image/png', errorCorrectionLevel: 'M', margin: 4, width: 480 })
}
