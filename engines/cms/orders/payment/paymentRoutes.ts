import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { orderKey } from '@vitrine/commerce/orderAccess.ts'
import { bankAccounts } from '@vitrine/commerce/payment/banks.ts'
import { paymentProvider } from '@vitrine/commerce/payment/configuredProvider.ts'
import { readConfirmForm } from '@vitrine/commerce/payment/readConfirmForm.ts'
import { signatureHeader } from '@vitrine/commerce/payment/webhooks.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { Message } from '@vitrine/contract/common.ts'
import {
  BankAccounts,
  CardPayment,
  PayByCard,
  PayByRedirect,
  PromptPay,
  RedirectPayment,
} from '@vitrine/contract/orders.ts'
import { z } from 'zod'
import { sentBody } from '#cms/http/body.ts'
import { type Route, route } from '#cms/http/route.ts'
import { orderParams, orderQuery, requireOrder } from '../order/requireOrder.ts'
import { applyChargeState, findCharge } from './applyChargeState.ts'
import {
  payByCard,
  payByRedirect,
  readCardPayment,
  readRedirectPayment,
} from './confirmedPayments.ts'
import { confirmPayment } from './confirmPayment.ts'
import { readPromptPay } from './promptPayCharge.ts'

/** The payments by a provider, whose paths carry its name. */
const providerRoutes: readonly Route[] = [
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
      const order = await requireOrder(call, call.params.id, orderKey(call.request))
      const payment = await readPromptPay(call.cms, order, call.clock.now())
      return { ...payment, payee: call.cms.environment.company.accountName }
    },
  }),
  route({
    name: 'payment.card',
    method: 'GET',
    url: '/api/v1/checkout/payment/omise/:id',
    summary: 'The state of a payment by card, and the keys to make a card token',
    params: orderParams,
    query: orderQuery,
    response: CardPayment,
    handle: async (call) => {
      const order = await requireOrder(call, call.params.id, orderKey(call.request))
      return readCardPayment(call.cms, order, call.clock.now())
    },
  }),
  route({
    name: 'payment.card.pay',
    method: 'POST',
    url: '/api/v1/checkout/payment/omise/:id',
    summary: 'Charges a card by its token, once; a pending payment is confirmed at authorizeUri',
    params: orderParams,
    query: orderQuery,
    body: PayByCard,
    response: CardPayment,
    handle: async (call) => {
      const order = await requireOrder(call, call.params.id, orderKey(call.request))
      return payByCard(call.cms, order, call.body.token, call.clock.now())
    },
  }),
  route({
    name: 'payment.redirect',
    method: 'GET',
    url: '/api/v1/checkout/payment/omise-redirect/:id',
    summary: 'The state of a payment at a bank or in an app, and what can be chosen',
    params: orderParams,
    query: orderQuery,
    response: RedirectPayment,
    handle: async (call) => {
      const order = await requireOrder(call, call.params.id, orderKey(call.request))
      return readRedirectPayment(call.cms, order, call.clock.now())
    },
  }),
  route({
    name: 'payment.redirect.pay',
    method: 'POST',
    url: '/api/v1/checkout/payment/omise-redirect/:id',
    summary: 'Starts a payment at a bank or in an app, once; it is confirmed at authorizeUri',
    params: orderParams,
    query: orderQuery,
    body: PayByRedirect,
    response: RedirectPayment,
    handle: async (call) => {
      const order = await requireOrder(call, call.params.id, orderKey(call.request))
      return payByRedirect(call.cms, order, call.body.source, call.clock.now())
    },
  }),
]

const toNeutral: Readonly<Record<string, string>> = {
  'omise-promptpay': 'promptpay',
  'omise-redirect': 'redirect',
  omise: 'card',
}

/** The same calls by their neutral names (docs/rest/README.md, Neutral names). */
const neutralRoutes = providerRoutes.map((route) => ({
  ...route,
  name: `${route.name}.neutral`,
  url: route.url.replace(/(?<=\/payment\/)[\w-]+/, (name) => toNeutral[name] ?? name),
  summary: `The neutral name of ${route.method} ${route.url.replace('/api/v1', '')}`,
}))

export const paymentRoutes: readonly Route[] = [
  ...providerRoutes,
  ...neutralRoutes,
  route({
    name: 'payment.bankAccounts',
    method: 'GET',
    url: '/api/v1/confirm-payment/bank-accounts',
    summary: "The shop's bank accounts",
    maxAge: 300,
    response: BankAccounts,
    handle: async ({ cms, language }) => bankAccounts(cms.environment.company, language),
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
        throw new ContractProblem('unsupported_type', 'Send multipart/form-data')
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
        isKnown: async (charge) => (await findCharge(cms.database, charge)) !== undefined,
      })
      return { result: state ? await applyChargeState(cms, state, clock.now()) : 'nothing' }
    },
  }),
]
