import { paymentProvider } from '@vitrine/commerce/payment/configuredProvider.ts'
import { type Charge, nextCheck } from '@vitrine/commerce/rules/chargeRules.ts'
import { and, asc, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm'
import { withoutStaff } from '#cms/core/actingStaff.ts'
import type { Cms } from '#cms/core/context.ts'
import { charges } from '#cms/database/schema/orders.ts'
import { applyChargeState, recordCreated } from './applyChargeState.ts'

/** Maximum number of scheduled checks at a time. */
const maxScheduledChecks = 20
/**
 * Reads a charge's state at its provider and applies it, with one request for each charge at a time. Returns false when
 * the provider did not respond, and is called again by schedule.
 */
export function checkCharge(cms: Cms, charge: Charge, now: Date): Promise<boolean> {
  return cms.payments.run(`check ${charge.id}`, () => withoutStaff(() => check(cms, charge, now)))
}

async function check(cms: Cms, charge: Charge, now: Date): Promise<boolean> {
  const provider = paymentProvider(cms)
  const { id, reference, createdAt } = charge
  const find = reference
    ? () => provider.find(reference)
    : charge.method !== 'omise_promptpay' &&
      provider.findLost &&
      (() => provider.findLost?.(id, createdAt))
  // A charge of another provider, or a code that was never shown, has nothing to read.
  if (charge.provider !== provider.name || !find) {
    await schedule(cms, id, { nextCheckAt: null })
    return true
  }
  try {
    const state = (await find()) ?? null
    if (reference) await schedule(cms, id, { checkedAt: now, nextCheckAt: nextCheck(charge, now) })
    else if (!state) return await resolveLost(cms, charge, now)
    else await recordCreated(cms, charge, state, now)
    if (state && reference) await applyChargeState(cms, state, now)
    return true
  } catch (error) {
    cms.log.warn({ err: error }, 'checking a charge at the payment provider failed')
    await schedule(cms, id, { checkedAt: null, nextCheckAt: nextCheck(charge, now, true) })
    return false
  }
}

/** The time that the creation of a charge may take at the provider. */
const creationTime = 60_000

/** Fails a charge that the provider does not know a minute after its creation, before which it may still arrive. */
async function resolveLost(cms: Cms, charge: Charge, now: Date): Promise<boolean> {
  if (now.getTime() - charge.createdAt.getTime() < creationTime) {
    await schedule(cms, charge.id, { nextCheckAt: nextCheck(charge, now) })
    return false
  }
  await cms.database
    .update(charges)
    .set({ status: 'failed', failureCode: 'lost', settledAt: now, nextCheckAt: null })
    .where(and(eq(charges.id, charge.id), eq(charges.status, 'creating')))
  return true
}

const schedule = (
  { database }: Cms,
  id: string,
  times: { checkedAt?: Date | null; nextCheckAt: Date | null },
) =>
  database
    .update(charges)
    .set(times)
    .where(and(eq(charges.id, id), ne(charges.status, 'successful')))

/**
 * Checks an order's open charge, however recently it was checked, before the order or the charge ends
 * (payment.check.before-end), or returns false when the provider did not respond.
 */
export async function checkBeforeEnd(cms: Cms, orderId: number, now: Date): Promise<boolean> {
  const [open] = await cms.database
    .select()
    .from(charges)
    .where(and(eq(charges.orderId, orderId), inArray(charges.status, ['creating', 'pending'])))
  return open ? checkCharge(cms, open, now) : true
}

/** The milliseconds for which other processes leave a charge that a process checks. */
const lease = 60_000

/** Checks the charges that are due (payment.check.schedule), each in one process, and returns their number. */
export async function checkDueCharges(cms: Cms, now: Date): Promise<number> {
  const ids = cms.database
    .select({ id: charges.id })
    .from(charges)
    .where(and(isNotNull(charges.nextCheckAt), lte(charges.nextCheckAt, now)))
    .orderBy(asc(charges.nextCheckAt))
    .limit(maxScheduledChecks)
    .for('update', { skipLocked: true })
  const due = await cms.database
    .update(charges)
    .set({ nextCheckAt: new Date(now.getTime() + lease) })
    .where(inArray(charges.id, ids))
    .returning()
  await Promise.all(due.map((charge) => checkCharge(cms, charge, now)))
  return due.length
}
