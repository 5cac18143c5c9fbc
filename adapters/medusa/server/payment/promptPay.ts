import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { toInstant } from '../../../../contract/clock.ts'
import { ordersCopy } from '../../../../contract/copy/orders.ts'
import type { PromptPay } from '../../../../contract/orders.ts'
import { ContractProblem } from '../../../../contract/problem.ts'
import { isPayable } from '../../../../contract/rules/transitions.ts'
import { fromBaht } from '../../../../contract/satang.ts'
import type { EndedCharge, SentCharge } from '../../engine/src/payments/sentCharge.ts'
import type { Adapter } from '../adapter.ts'
import { findOrder } from '../orders/orderReading.ts'
import { isPaid, statusOf } from '../orders/orderStatus.ts'
import type { ReadOrder } from '../orders/shopOrder.ts'
import type { ReadCharge } from './charges.ts'

type Response = z.infer<typeof PromptPay>

/**
 * The state of an order's payment by PromptPay. The first call creates the charge. The end of a charge is reported once; the
 * next call creates another as long as the order waits for its money.
 */
export async function readPromptPay(adapter: Adapter, read: ReadOrder): Promise<Response> {
  const { shop } = read
  if (shop.payment_method !== 'omise_promptpay')
    throw new ContractProblem('conflict', ordersCopy.notByPromptPay)
  const checked = await checkAtProvider(adapter, read)
  if (!isPayable(statusOf(checked))) return ended(isPaid(checked) ? 'successful' : 'expired')
  const latest = checked.charges.at(-1)
  const status = latest && statusAt(latest)
  if (latest && status === 'pending') return serialize(latest)
  if (latest && status && status !== 'successful' && !latest.is_end_reported) {
    const end: EndedCharge = { id: latest.id, status }
    await adapter.shop.post('/charges/ended', end)
    return ended(status, instant(latest.expires_at))
  }
  return serialize(await createCharge(adapter, checked))
}

const ended = (status: Response['status'], expiresAt: string | null = null): Response => ({
  image: null,
  status,
  expiresAt,
})

const instant = (text: string) => toInstant(new Date(text))

const serialize = ({ image, expires_at }: Pick<ReadCharge, 'image' | 'expires_at'>): Response => ({
  image,
  status: 'pending',
  expiresAt: instant(expires_at),
})

/** An open charge past its end is expired. */
function statusAt({ status, expires_at }: ReadCharge): Response['status'] {
  const known = status === 'creating' ? 'pending' : status
  return known === 'pending' && new Date(expires_at) <= new Date() ? 'expired' : known
}

/** Reads the open charge at the provider, if it offers that, and returns the order as it is then. */
async function checkAtProvider(adapter: Adapter, read: ReadOrder): Promise<ReadOrder> {
  const reference = read.charges.find(({ status }) => status === 'pending')?.reference
  const state = reference ? await adapter.charges.provider.find(reference) : null
  if (!state || state.status === 'pending') return read
  await adapter.charges.apply(state)
  return (await findOrder(adapter, String(read.shop.number))) ?? read
}

async function createCharge(
  adapter: Adapter,
  read: ReadOrder,
): Promise<Pick<ReadCharge, 'image' | 'expires_at'>> {
  const now = new Date()
  const { number } = read.shop
  const opened = adapter.charges.opened(read, now)
  const { reference, image, expiresAt } = await adapter.charges.provider.create({
    id: randomUUID(),
    orderId: number,
    amount: fromBaht(opened.amount),
    expiresAt: new Date(opened.expiresAt),
    now,
  })
  const charge: SentCharge = { ...opened, reference, image, expiresAt: expiresAt.toISOString() }
  await adapter.shop.post(`/orders/${number}/charges`, charge)
  // Of two requests at the same time, the one that was stored first counts.
  const after = await findOrder(adapter, String(number))
  const stored = after?.charges.find(({ status }) => status === 'pending')
  if (!stored) throw new ContractProblem('unavailable', ordersCopy.stepUnavailable)
  return stored
}
