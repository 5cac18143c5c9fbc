import multipart from '@fastify/multipart'
import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { signatureHeader } from '@vitrine/commerce/payment/webhooks.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { PayByCard } from '@vitrine/contract/orders.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/parse.ts'
import { sendPersonal } from '../http/responses.ts'
import { requireOrder } from '../orders/requireOrder.ts'
import { currentCustomer } from '../visitor/session.ts'
import { payByCard, readCardPayment } from './cardPayment.ts'
import { confirmPayment } from './confirmPayment.ts'
import { readPromptPay } from './promptPay.ts'

/** Serves the payment calls of docs/rest/orders.md. */
export function paymentRoutes(app: FastifyInstance, adapter: Adapter) {
  const { charges } = adapter
  for (const name of ['omise-promptpay', 'promptpay'])
    app.get(`/api/v1/checkout/payment/${name}/:id`, async (request, reply) => {
      const order = await requireOrder(adapter, request)
      return sendPersonal(reply, await readPromptPay(adapter, order))
    })
  for (const name of ['omise', 'card']) {
    const url = `/api/v1/checkout/payment/${name}/:id`
    app.get(url, async (request, reply) => {
      const order = await requireOrder(adapter, request)
      return sendPersonal(reply, await readCardPayment(adapter, order))
    })
    app.post(url, async (request, reply) => {
      const { token } = parse(PayByCard, request.body)
      const order = await requireOrder(adapter, request)
      return sendPersonal(reply, await payByCard(adapter, order, token))
    })
  }
  // In a scope of its own: the content's routes pass their bodies on unread.
  app.register(async (forms) => {
    await forms.register(multipart)
    forms.post('/api/v1/confirm-payment', async (request, reply) => {
      if (!request.isMultipart())
        throw new ContractProblem('unsupported_type', 'Send multipart/form-data')
      const customer = await currentCustomer(adapter, request)
      await confirmPayment(adapter, request, customer?.id ?? null)
      return sendPersonal(reply, { success: true, message: ordersCopy.confirmationSubmitted })
    })
  })
  app.register(async (webhooks) => {
    // The signature is of the bytes that were sent.
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    webhooks.post('/api/v1/webhooks/payment', async (request, reply) => {
      const state = await charges.provider.readWebhook({
        body: String(request.body || '{}'),
        signature: signatureOf(request),
        now: new Date(),
        isKnown: (charge) => charges.isKnown(charge),
      })
      return sendPersonal(reply, { result: state ? await charges.apply(state) : 'nothing' })
    })
  })
}

function signatureOf({ headers }: FastifyRequest): string | undefined {
  const signature = headers[signatureHeader]
  return typeof signature === 'string' ? signature : undefined
}
