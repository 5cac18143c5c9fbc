import { checkIdempotencyKey } from '@vitrine/commerce/rules/checkoutForm.ts'
import { shippingDetails } from '@vitrine/commerce/rules/shippingMethods.ts'
import { languageOf } from '@vitrine/contract/common.ts'
import { PlaceOrder } from '@vitrine/contract/orders.ts'
import type { FastifyInstance } from 'fastify'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/parse.ts'
import { sendPersonal } from '../http/responses.ts'
import { cartCookie, currentCustomer } from '../visitor/session.ts'
import { checkoutOptions } from './checkoutOptions.ts'
import { knownAddresses, noAddresses } from './knownAddresses.ts'
import { placeOrder } from './placeOrder.ts'

/** Serves GET and POST /checkout of docs/rest/orders.md. */
export function checkoutRoutes(app: FastifyInstance, adapter: Adapter) {
  app.get('/api/v1/checkout', async (request, reply) => {
    const customer = await currentCustomer(adapter, request)
    const methods = await adapter.shippingMethods.all()
    const addresses = customer ? await knownAddresses(adapter, customer.id) : noAddresses
    const stores = await adapter.pages.stores()
    const detailsOf = (code: string) =>
      shippingDetails(code, stores, new Date(), adapter.environment)
    return sendPersonal(
      reply,
      checkoutOptions(
        languageOf(request.query),
        methods,
        adapter.environment,
        addresses,
        detailsOf,
        customer === null,
      ),
    )
  })
  app.post('/api/v1/checkout', async (request, reply) => {
    const idempotencyKey = checkIdempotencyKey(request.headers['idempotency-key'])
    const form = parse(PlaceOrder, request.body)
    const customer = await currentCustomer(adapter, request)
    const order = await placeOrder(adapter, {
      form,
      customerId: customer?.id ?? null,
      idempotencyKey,
      cartId: request.cookies[cartCookie],
      address: request.ip,
      language: languageOf(request.query),
    })
    return sendPersonal(reply.status(201), order)
  })
}
