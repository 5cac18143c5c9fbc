import { z } from 'zod'
import { sentBody } from '#cms/http/body.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import { route } from '#cms/http/route.ts'
import { Message } from '#gateway/contracts/common.ts'
import { BankAccounts, PromptPay } from '#gateway/contracts/orders.ts'
import { bankAccounts } from '../banks.ts'
import { ordersCopy } from '../copy.ts'
import { orderParams, orderQuery } from '../orderRoutes.ts'
import { requireOrder } from '../requireOrder.ts'
import { applyChargeState } from './applyChargeState.ts'
import { confirmPayment } from './confirmPayment.ts'
import { paymentProvider, readPromptPay } from './promptPayCharge.ts'
import { signatureHeader } from './providers/webhooks.ts'
import { readConfirmForm } from './readConfirmForm.ts'

export const paymentRoutes = [
  route({
    name: 'payment.promptPay',
    method: 'GET',
    url: '/api/v1/checkout/payment/omise-promptpay/:id',
    summary:
      'The QR code of the exact amount. An expired or failed one is reported once; the next call creates a new one',
    params: orderParams,
    query: orderQuery,
    response: PromptPay,
    handle: async (call) => {
      const order = await requireOrder(call, call.params.id, call.query.key)
      return readPromptPay(call.cms, order, call.clock.now())
    },
  }),
  route({
    name: 'payment.bankAccounts',
    method: 'GET',
    url: '/api/v1/confirm-payment/bank-accounts',
    summary: "The shop's bank accounts",
    maxAge: 300,
    response: BankAccounts,
    handle: async () => [...bankAccounts],
  }),
  route({
    name: 'payment.confirm',
    method: 'POST',
    url: '/api/v1/confirm-payment',
    summary: 'Stores a transfer slip; support then checks it',
    consumes: 'multipart/form-data',
    response: Message,
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
    summary: 'Receives the webhooks of the payment provider, after verification',
    response: z.object({ result: z.string() }),
    handle: async ({ cms, clock, request }) => {
      const signature = request.headers[signatureHeader]
      const state = await paymentProvider(cms).readWebhook({
        body: sentBody(request) || '{}',
        signature: typeof signature === 'string' ? signature : undefined,
        now: clock.now(),
      })
      return { result: state ? await applyChargeState(cms, state, clock.now()) : 'nothing' }
    },
  }),
]
