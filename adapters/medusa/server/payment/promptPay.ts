import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { toInstant } from '../../../../cms/clock.ts'
import { fromBaht, toBaht } from '../../../../cms/money/satang.ts'
import { ordersCopy } from '../../../../cms/orders/copy.ts'
import { chargeEnd } from '../../../../cms/orders/payment/chargeRules.ts'
import type {
  ChargeState,
  PaymentProvider,
} from '../../../../cms/orders/payment/providers/paymentProvider.ts'
import { isPayable } from '../../../../cms/orders/transitions.ts'
import type { PromptPay } from '../../../../gateway/contracts/orders.ts'
import type { ChargeOutcome, SentCharge } from '../../engine/src/payments/sentCharge.ts'
import type { Adapter } from '../adapter.ts'
import { AdapterProblem } from '../http/problem.ts'
import { toBaht as toWholeBaht } from '../medusa/amounts.ts'
import { findOrder } from '../orders/orderReading.ts'
import { isPaid, statusOf } from '../orders/orderStatus.ts'
import type { ReadOrder } from '../orders/shopOrder.ts'

type Response = z.infer<typeof PromptPay>
type Charge = ReadOrder['charges'][number]

/**
 * The state of an order's payment by PromptPay. The first call creates the charge. The end of a charge is reported once; the
 * next call creates another as long as the order waits for its money.
 */
export async function readPromptPay(
  adapter: Adapter,
  provider: PaymentProvider,
  read: ReadOrder,
): Promise<Response> {
  const { shop } = read
  if (shop.payment_method !== 'omise_promptpay')
    throw new AdapterProblem('conflict', ordersCopy.notByPromptPay)
  const checked = await checkAtProvider(adapter, provider, read)
  if (!isPayable(statusOf(checked))) return ended(isPaid(checked) ? 'successful' : 'expired')
  const latest = checked.charges.at(-1)
  const status = latest && statusAt(latest)
  if (latest && status === 'pending') return serialize(latest)
  if (latest && status !== 'successful' && !latest.is_end_reported) {
    await adapter.shop.post('/charges/ended', { reference: latest.reference, status })
    return { image: null, status: status ?? 'expired', expiresAt: instant(latest.expires_at) }
  }
  return serialize(await createCharge(adapter, provider, checked))
}

const ended = (status: Response['status']): Response => ({ image: null, status, expiresAt: null })

const instant = (text: string) => toInstant(new Date(text))

const serialize = ({ image, expires_at }: Pick<Charge, 'image' | 'expires_at'>): Response => ({
  image,
  status: 'pending',
  expiresAt: instant(expires_at),
})

/** An open charge past its end is expired. */
const statusAt = ({ status, expires_at }: Charge): Charge['status'] =>
  status === 'pending' && new Date(expires_at) <= new Date() ? 'expired' : status

/** Reads the open charge at the provider, if it offers that, and returns the order as it is then. */
async function checkAtProvider(
  adapter: Adapter,
  provider: PaymentProvider,
  read: ReadOrder,
): Promise<ReadOrder> {
  const open = read.charges.find(({ status }) => status === 'pending')
  const state = open && (await provider.find(open.reference))
  if (!state || state.status === 'pending') return read
  await applyState(adapter, state)
  return (await findOrder(adapter, String(read.shop.number))) ?? read
}

/** Applies a state that the provider reported. */
export async function applyState(
  { shop }: Adapter,
  { reference, status, amount }: ChargeState,
): Promise<ChargeOutcome> {
  const body = { reference, status, amount: toBaht(amount) }
  return (await shop.post<{ outcome: ChargeOutcome }>('/charges', body)).outcome
}

async function createCharge(
  adapter: Adapter,
  provider: PaymentProvider,
  { shop, order }: ReadOrder,
): Promise<Pick<Charge, 'image' | 'expires_at'>> {
  const now = new Date()
  const baht = toWholeBaht(order.total)
  const created = await provider.create({
    id: randomUUID(),
    orderId: shop.number,
    amount: fromBaht(baht),
    expiresAt: chargeEnd(new Date(shop.payment_deadline), now),
    now,
  })
  const { reference, image, expiresAt } = created
  const charge: SentCharge = { reference, image, amount: baht, expiresAt: expiresAt.toISOString() }
  await adapter.shop.post(`/orders/${shop.number}/charges`, charge)
  // Of two requests at the same time, the one that was stored first counts.
  const after = await findOrder(adapter, String(shop.number))
  const stored = after?.charges.find(({ status }) => status === 'pending')
  if (!stored) throw new AdapterProblem('unavailable', ordersCopy.stepUnavailable)
  return stored
}
