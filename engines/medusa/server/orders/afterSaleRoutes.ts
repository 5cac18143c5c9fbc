import { returnCopy } from '@vitrine/commerce/copy/returns.ts'
import { documentPolicy, invoiceUnavailablePage } from '@vitrine/commerce/documents/invoicePage.ts'
import { orderKey } from '@vitrine/commerce/orderAccess.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { checkIdempotencyKey } from '@vitrine/commerce/rules/checkoutForm.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReturnOutcome, SentReturn } from '../../engine/src/orders/orderReturn.ts'
import { takeCart } from '../cart/routes.ts'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { cartCookie, keepCart, requireCustomer } from '../visitor/session.ts'
import { readInvoicePage } from './invoice.ts'
import { orderAgain } from './orderAgain.ts'
import { findOrder, serializeOrder } from './orderReading.ts'
import { requireOrder } from './requireOrder.ts'
import { checkReturn } from './returns.ts'

/** Serves what follows an order, of docs/rest/orders.md: ordering it again, returns and the invoice. */
export function afterSaleRoutes(app: FastifyInstance, adapter: Adapter) {
  serve(app, 'orders.again', async ({ request, reply }) => {
    const order = await requireOwn(adapter, request)
    const before = request.cookies[cartCookie]
    const { cartId, response } = await orderAgain(adapter, order, before)
    if (cartId && cartId !== before) await takeCart(adapter, request, cartId)
    if (cartId) keepCart(reply, cartId)
    return response
  })
  serve(app, 'orders.returns.add', async ({ body, request }) => {
    const idempotencyKey = checkIdempotencyKey(request.headers['idempotency-key'])
    const { items, refundAccount } = body
    const order = await requireOwn(adapter, request)
    await requestReturn(adapter, order, { idempotencyKey, items, refundAccount })
    const changed = (await findOrder(adapter, String(order.shop.number))) ?? order
    return await serializeOrder(adapter, changed, orderKey(request))
  })
  app.get('/invoice/:id', async (request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', documentPolicy)
      .header('cache-control', 'private, no-store')
    try {
      const page = await readInvoicePage(adapter, await requireOrder(adapter, request))
      if (page) return reply.send(page)
      return reply.status(409).send(invoiceUnavailablePage('notYetIssued'))
    } catch (error) {
      if (!(error instanceof ContractProblem)) throw error
      return reply.status(error.status).send(invoiceUnavailablePage('notFound'))
    }
  })
}

/** Reads the order of the request, and without a key reports an expired session before the order is looked up. */
async function requireOwn(adapter: Adapter, request: FastifyRequest): Promise<ReadOrder> {
  if (!orderKey(request)) await requireCustomer(adapter, request)
  return requireOrder(adapter, request)
}

/** Requests a return, once for each key. */
async function requestReturn({ shop }: Adapter, order: ReadOrder, sent: SentReturn) {
  if (order.returns.some((item) => item.idempotencyKey === sent.idempotencyKey)) return
  checkReturn(order, sent as Parameters<typeof checkReturn>[1])
  const path = `/orders/${order.shop.number}/returns`
  const { outcome } = await shop.post<{ outcome: ReturnOutcome }>(path, sent)
  if (outcome === 'conflict') throw new ContractProblem('conflict', returnCopy.tooLate)
}
