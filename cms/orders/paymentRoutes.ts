import { z } from 'zod'
import { sentBody } from '#cms/http/body.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import { route } from '#cms/http/route.ts'
import { Message } from '#gateway/contracts/common.ts'
import { BankAccounts, PromptPay } from '#gateway/contracts/orders.ts'
import { settle } from './applyChargeState.ts'
import { bankAccounts } from './banks.ts'
import { confirmPayment } from './confirmPayment.ts'
import { ordersCopy } from './copy.ts'
import { orderParams, orderQuery } from './orderRoutes.ts'
import { paymentProvider, readPromptPay } from './promptPayCharge.ts'
import { readConfirmForm } from './readConfirmForm.ts'
import { requireOrder } from './requireOrder.ts'
import { signatureHeader } from './webhooks.ts'

export const paymentRoutes = [
  route({
    name: 'payment.promptPay',
    method: 'GET',
    url: '/api/v1/checkout/payment/omise-promptpay/:id',
    summary:
      'The QR code of the exact amount. An expired or failed one is told once; asking again makes a new one',
    params: orderParams,
    query: orderQuery,
    answer: PromptPay,
    handle: async (call) => {
      const order = await requireOrder(call, call.params.id, call.query.key)
      return readPromptPay(call.cms, order, call.clock.now())
    },
  }),
  route({
    name: 'payment.bankAccounts',
    method: 'GET',
    url: '/api/v1/confirm-payment/bank-accounts',
    summary: "The shop's accounts for transfers",
    maxAge: 300,
    answer: BankAccounts,
    handle: async () => [...bankAccounts],
  }),
  route({
    name: 'payment.confirm',
    method: 'POST',
    url: '/api/v1/confirm-payment',
    summary: 'Takes a transfer slip; the order is then checked',
    consumes: 'multipart/form-data',
    answer: Message,
    handle: async (call) => {
      if (!call.request.isMultipart())
        throw new CmsProblem('unsupported_type', 'Send multipart/form-data')
      const { form, slip } = await readConfirmForm(call.request)
      await confirmPayment(call, form, slip)
      return { success: true, message: ordersCopy.confirmationSubmitted }
    },
  }),
  route({
    name: 'payment.webhook',
    method: 'POST',
    url: '/api/v1/webhooks/payment',
    summary: 'What the payment provider reports; only what it proves counts',
    answer: z.object({ result: z.string() }),
    handle: async ({ cms, clock, request }) => {
      const signature = request.headers[signatureHeader]
      const state = await paymentProvider(cms).readWebhook({
        body: sentBody(request) || '{}',
        signature: typeof signature === 'string' ? signature : undefined,
        now: clock.now(),
      })
      return { result: state ? await settle(cms, state, clock.now()) : 'nothing' }
    },
  }),
]
