import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { pageUrl } from '@vitrine/commerce/email/frame.ts'
import { inTime } from '@vitrine/commerce/inTime.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { type CardPaymentResponse, cardResponse } from '@vitrine/commerce/rules/cardResponse.ts'
import { isCheckDue, isOpen, statusAt } from '@vitrine/commerce/rules/chargeRules.ts'
import { offeredMethods } from '@vitrine/commerce/rules/paymentMethods.ts'
import { isPayable } from '@vitrine/commerce/rules/transitions.ts'
import type { Adapter } from '../core/adapter.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { findOrder } from '../orders/orderReading.ts'
import { isPaid, orderStatus } from '../orders/orderStatus.ts'
import { latestCharge } from './toCharge.ts'

/** Milliseconds that a shopper waits for the charge of a card: with the calls of the engine, less than the gateway does. */
const createTimeout = 4000

/**
 * The state of an order's payment by card, from the engine's record, which a shopper's return from the bank updates for
 * up to a second. Throws conflict for an order that is paid in another way.
 */
export async function readCardPayment(
  adapter: Adapter,
  read: ReadOrder,
): Promise<CardPaymentResponse> {
  requireCard(adapter, read)
  const now = new Date()
  const latest = latestCharge(read)
  if (!latest) return currentPayment(adapter, read)
  const { row, charge } = latest
  const isEnding = isOpen(charge) && statusAt(charge, now) === 'expired'
  if (!isEnding && !(isOpen(charge) && isCheckDue(charge, now)))
    return currentPayment(adapter, read)
  const checked = await inTime(adapter.charges.check(row, now))
  // Until the provider has said otherwise, the payment may still succeed.
  if (isEnding && (checked === 'late' || !checked.result))
    return cardResponse(adapter.environment, { ...charge, status: 'pending' })
  return currentPayment(adapter, await readAgain(adapter, read))
}

/**
 * Charges a card for an order, once: while a charge is open, its state is returned instead, so that a second press or a
 * second tab pays nothing (payment.card.once, payment.card.unknown).
 */
export async function payByCard(
  adapter: Adapter,
  read: ReadOrder,
  token: string,
): Promise<CardPaymentResponse> {
  requireCard(adapter, read)
  if (!isPayable(orderStatus(read))) return currentPayment(adapter, read)
  const now = new Date()
  const latest = latestCharge(read)
  if (latest && isOpen(latest.charge)) {
    const checked = await inTime(adapter.charges.check(latest.row, now))
    if (checked === 'late' || !checked.result)
      return cardResponse(adapter.environment, { ...latest.charge, status: 'pending' })
  }
  const stored = await adapter.charges.open(read, 'omise', now)
  if (stored?.isNew) {
    const request = { orderId: read.shop.number, token, returnUri: returnUri(adapter, read) }
    await inTime(adapter.charges.chargeCard(stored.charge, request), createTimeout)
  }
  return currentPayment(adapter, await readAgain(adapter, read))
}

function requireCard({ environment }: Adapter, { shop }: ReadOrder): void {
  if (shop.payment_method !== 'omise' || !offeredMethods(environment).includes('omise'))
    throw new ContractProblem('conflict', ordersCopy.notByCard)
}

/** The URL to which the bank sends the shopper back, without the key of a guest's order, which the browser has. */
const returnUri = ({ environment }: Adapter, { shop }: ReadOrder) =>
  pageUrl(
    shop.language,
    `${environment.SITE_URL}/checkout/order-received/${shop.number}`,
    environment,
  )

const readAgain = async (adapter: Adapter, read: ReadOrder): Promise<ReadOrder> =>
  (await findOrder(adapter, String(read.shop.number))) ?? read

/** The state of the newest charge, as far as the order still waits for its money. */
function currentPayment({ environment }: Adapter, read: ReadOrder): CardPaymentResponse {
  if (!isPayable(orderStatus(read)))
    return cardResponse(environment, { status: isPaid(read) ? 'successful' : 'expired' })
  const latest = latestCharge(read)
  if (!latest || latest.charge.status === 'successful')
    return cardResponse(environment, { status: 'due' })
  return cardResponse(environment, {
    ...latest.charge,
    status: statusAt(latest.charge, new Date()),
  })
}
