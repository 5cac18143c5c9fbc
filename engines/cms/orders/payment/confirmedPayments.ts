import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { paymentProvider } from '@vitrine/commerce/payment/configuredProvider.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { cardResponse } from '@vitrine/commerce/rules/cardResponse.ts'
import { isRedirectMethod, offeredMethods } from '@vitrine/commerce/rules/paymentMethods.ts'
import { redirectResponse, redirectSources } from '@vitrine/commerce/rules/redirectSources.ts'
import type { Cms } from '#cms/core/context.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { type ChargeStart, payOnce, readCharge } from './confirmedCharge.ts'

/** The state of an order's card payment. Throws conflict for an order that is paid in another way. */
export async function readCardPayment(cms: Cms, order: StoredOrder, now: Date) {
  requireCard(cms, order)
  return cardResponse(cms.environment, await readCharge(cms, order, now))
}

/** Charges a card for an order, once, by its token. Throws conflict for an order that is paid in another way. */
export async function payByCard(cms: Cms, order: StoredOrder, token: string, now: Date) {
  requireCard(cms, order)
  const charge = (request: ChargeStart) => paymentProvider(cms).chargeCard?.({ ...request, token })
  return cardResponse(cms.environment, await payOnce(cms, order, charge, now))
}

/** The state of a payment at a bank or in an app. Throws conflict for an order that is paid in another way. */
export async function readRedirectPayment(cms: Cms, order: StoredOrder, now: Date) {
  const method = requireRedirect(cms, order)
  return redirectResponse(method, order.total, await readCharge(cms, order, now))
}

/** Starts a payment at a bank or in an app, once. Throws invalid for a source that the order does not have. */
export async function payByRedirect(cms: Cms, order: StoredOrder, source: string, now: Date) {
  const method = requireRedirect(cms, order)
  if (!redirectSources(method, order.total).some(({ id }) => id === source))
    throw new ContractProblem('invalid', ordersCopy.sourceMissing, {
      fields: { source: ordersCopy.sourceMissing },
    })
  const charge = (request: ChargeStart) =>
    paymentProvider(cms).chargeSource?.({ ...request, source })
  return redirectResponse(method, order.total, await payOnce(cms, order, charge, now))
}

function requireCard(cms: Cms, order: StoredOrder): void {
  if (order.paymentMethod !== 'omise' || !offeredMethods(cms.environment).includes('omise'))
    throw new ContractProblem('conflict', ordersCopy.notByCard)
}

function requireRedirect(cms: Cms, { paymentMethod: method }: StoredOrder) {
  if (!isRedirectMethod(method) || !offeredMethods(cms.environment).includes(method))
    throw new ContractProblem('conflict', ordersCopy.notByRedirect)
  return method
}
