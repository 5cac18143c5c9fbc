import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { toInstant } from '#cms/clock.ts'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/open.ts'
import { charges } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import type { PromptPay } from '#gateway/contracts/orders.ts'
import type { StoredOrder } from './access.ts'
import { lockOrder } from './change.ts'
import { omiseProvider } from './providers/omise.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { sandboxProvider } from './providers/sandbox.ts'
import { settle } from './settle.ts'
import { isPayable } from './transitions.ts'

type Charge = typeof charges.$inferSelect
type PromptPayAnswer = z.infer<typeof PromptPay>

const minute = 60_000
/** How long one QR code can be paid. */
export const chargeLifetime = 15 * minute
/** A charge whose making was cut off is made again after this, under the same id. */
const creatingLimit = 10_000
/** A pending charge is asked about at most this often. */
const askEvery = 10_000

/** Omise when its key is set, else the sandbox. */
export function paymentProvider({ environment, secrets }: Cms): PaymentProvider {
  return environment.OMISE_SECRET_KEY
    ? omiseProvider(environment.OMISE_URL, environment.OMISE_SECRET_KEY)
    : sandboxProvider(secrets.webhooks, environment.PROMPTPAY_ID)
}

/**
 * Where the PromptPay payment of an order stands. The first call makes the charge. A charge that
 * expired or failed is told once as such; the next call makes a new one, as long as the order waits
 * for its money.
 */
export async function readPromptPay(
  cms: Cms,
  order: StoredOrder,
  now: Date,
): Promise<PromptPayAnswer> {
  if (order.paymentMethod !== 'omise_promptpay')
    throw new CmsProblem('conflict', 'This order is not paid by PromptPay.')
  const provider = paymentProvider(cms)
  await checkOpenCharge(cms, provider, order.id, now)
  const current = await transact(cms.database, (transaction) =>
    currentCharge(transaction, provider, order.id, now),
  )
  if (typeof current === 'string') return { image: null, status: current, expiresAt: null }
  const { charge, isNew } = current
  return present(isNew ? await create(cms, provider, charge, now) : charge)
}

function present(charge: Charge): PromptPayAnswer {
  return {
    image: isOpen(charge) ? charge.image : null,
    status: charge.status === 'creating' ? 'pending' : charge.status,
    expiresAt: toInstant(charge.expiresAt),
  }
}

/** Under the order's lock: the charge to show, or a new one to be made at the provider. */
async function currentCharge(
  transaction: Database,
  provider: PaymentProvider,
  orderId: number,
  now: Date,
): Promise<{ charge: Charge; isNew: boolean } | 'successful' | 'expired'> {
  const order = await lockOrder(transaction, orderId)
  if (!isPayable(order.status)) return order.paidAt ? 'successful' : 'expired'
  const [latest] = await transaction
    .select()
    .from(charges)
    .where(eq(charges.orderId, orderId))
    .orderBy(desc(charges.createdAt), desc(charges.id))
    .limit(1)
  const last = latest && (await tellEnd(transaction, latest, now))
  if (last?.isTold) return { charge: last.charge, isNew: false }
  if (last && isStillMaking(last.charge, now)) return { charge: last.charge, isNew: true }
  if (last && isOpen(last.charge)) return { charge: last.charge, isNew: false }
  const [charge] = await transaction
    .insert(charges)
    .values({
      id: randomUUID(),
      orderId,
      provider: provider.name,
      amount: order.total,
      status: 'creating',
      createdAt: now,
      expiresAt: earlier(new Date(now.getTime() + chargeLifetime), order.paymentDeadline),
    })
    .returning()
  if (!charge) throw new Error('A charge that was just written is not there')
  return { charge, isNew: true }
}

const isOpen = ({ status }: Charge) => status === 'creating' || status === 'pending'

const earlier = (a: Date, b: Date) => (a < b ? a : b)

const isStillMaking = (charge: Charge, now: Date) =>
  charge.status === 'creating' && now.getTime() - charge.createdAt.getTime() > creatingLimit

/** Ends a charge whose time is over; an end that nobody has been told yet is told now. */
async function tellEnd(transaction: Database, charge: Charge, now: Date) {
  const isOver = isOpen(charge) && charge.expiresAt <= now
  const status = isOver ? ('expired' as const) : charge.status
  const isTold = (status === 'expired' || status === 'failed') && !charge.announced
  if (!isTold) return { charge, isTold }
  await transaction
    .update(charges)
    .set({ status, announced: true })
    .where(eq(charges.id, charge.id))
  return { charge: { ...charge, status, announced: true }, isTold }
}

/**
 * Makes a charge at the provider, outside any transaction: others need not wait for it. When that
 * fails the charge counts as failed, so that the next call makes another.
 */
async function create(
  cms: Cms,
  provider: PaymentProvider,
  charge: Charge,
  now: Date,
): Promise<Charge> {
  const { id, orderId, amount, expiresAt } = charge
  const created = await provider
    .create({ id, orderId, amount, expiresAt, now })
    .catch(async (error: unknown) => {
      await cms.database
        .update(charges)
        .set({ status: 'failed', announced: true })
        .where(and(eq(charges.id, id), eq(charges.status, 'creating')))
      throw error
    })
  const [stored] = await cms.database
    .update(charges)
    .set({ ...created, status: 'pending' })
    .where(and(eq(charges.id, id), eq(charges.status, 'creating')))
    .returning()
  return stored ?? charge
}

/** Asks the provider about an order's pending charge, in case its webhook never came. */
export async function checkOpenCharge(
  cms: Cms,
  provider: PaymentProvider,
  orderId: number,
  now: Date,
): Promise<void> {
  const [open] = await cms.database
    .select()
    .from(charges)
    .where(and(eq(charges.orderId, orderId), eq(charges.status, 'pending')))
  if (!open?.reference || open.provider !== provider.name) return
  if (open.checkedAt && now.getTime() - open.checkedAt.getTime() < askEvery) return
  await cms.database.update(charges).set({ checkedAt: now }).where(eq(charges.id, open.id))
  const state = await provider.find(open.reference).catch((error: unknown) => {
    cms.log.warn({ err: error }, 'the payment provider could not be asked')
    return null
  })
  if (state) await settle(cms, state, now)
}
