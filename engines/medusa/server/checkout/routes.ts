import { checkIdempotencyKey } from '@vitrine/commerce/rules/checkoutForm.ts'
import { shippingDetails } from '@vitrine/commerce/rules/shippingMethods.ts'
import type { FastifyInstance } from 'fastify'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import { cartCookie, currentCustomer } from '../visitor/session.ts'
import { checkoutOptions } from './checkoutOptions.ts'
import { knownAddresses, noAddresses } from './knownAddresses.ts'
import { placeOrder } from './placeOrder.ts'

/** Serves GET and POST /checkout of docs/rest/orders.md. */
export function checkoutRoutes(app: FastifyInstance, adapter: Adapter) {
  serve(app, 'checkout.read', async ({ language, request }) => {
    const customer = await currentCustomer(adapter, request)
    const methods = await adapter.shippingMethods.all()
    const addresses = customer ? await knownAddresses(adapter, customer.id) : noAddresses
    const stores = await adapter.pages.stores()
    const detailsOf = (code: string) =>
      shippingDetails(code, stores, new Date(), adapter.environment)
    return checkoutOptions(
      language,
      methods,
      adapter.environment,
      addresses,
      detailsOf,
      customer === null,
    )
  })
  serve(app, 'checkout.place', async ({ body, language, request }) => {
    const idempotencyKey = checkIdempotencyKey(request.headers['idempotency-key'])
    const customer = await currentCustomer(adapter, request)
    const order = await placeOrder(adapter, {
      form: body,
      customerId: customer?.id ?? null,
      idempotencyKey,
      cartId: request.cookies[cartCookie],
      address: request.ip,
      language,
    })
    return order
  })
}
