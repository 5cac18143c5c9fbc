import multipart from '@fastify/multipart'
import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { signatureHeader } from '@vitrine/commerce/payment/webhooks.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import { requireOrder } from '../orders/requireOrder.ts'
import { currentCustomer } from '../visitor/session.ts'
import { payByCard, readCardPayment } from './cardPayment.ts'
import { confirmPayment } from './confirmPayment.ts'
import { readPromptPay } from './promptPay.ts'

/** Serves the payment calls of docs/rest/orders.md. */
export function paymentRoutes(app: FastifyInstance, adapter: Adapter) {
  const { charges, environment } = adapter
  for (const name of ['payment.promptPay', 'payment.promptPay.neutral'] as const)
    serve(app, name, async ({ request }) => ({
      ...(await readPromptPay(adapter, await requireOrder(adapter, request))),
      payee: environment.company.accountName,
    }))
  for (const name of ['payment.card', 'payment.card.neutral'] as const)
    serve(app, name, async ({ request }) =>
      readCardPayment(adapter, await requireOrder(adapter, request)),
    )
  for (const name of ['payment.card.pay', 'payment.card.pay.neutral'] as const)
    serve(app, name, async ({ body, request }) =>
      payByCard(adapter, await requireOrder(adapter, request), body.token),
    )
  // In a scope of its own: the content's routes pass their bodies on unread.
  app.register(async (forms) => {
    await forms.register(multipart)
    serve(forms, 'payment.confirm', async ({ request }) => {
      if (!request.isMultipart())
        throw new ContractProblem('unsupported_type', 'Send multipart/form-data')
      const customer = await currentCustomer(adapter, request)
      await confirmPayment(adapter, request, customer?.id ?? null)
      return { success: true, message: ordersCopy.confirmationSubmitted }
    })
  })
  app.register(async (webhooks) => {
    // The signature is of the bytes that were sent.
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    serve(webhooks, 'payment.webhook', async ({ request }) => {
      const state = await charges.provider.readWebhook({
        body: String(request.body || '{}'),
        signature: signatureOf(request),
        now: new Date(),
        isKnown: (charge) => charges.isKnown(charge),
      })
      return { result: state ? await charges.apply(state) : 'nothing' }
    })
  })
}

function signatureOf({ headers }: FastifyRequest): string | undefined {
  const signature = headers[signatureHeader]
  return typeof signature === 'string' ? signature : undefined
}
