import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { orderKey } from '@vitrine/commerce/orderAccess.ts'
import { bankAccounts } from '@vitrine/commerce/payment/banks.ts'
import { paymentProvider } from '@vitrine/commerce/payment/configuredProvider.ts'
import { readConfirmForm } from '@vitrine/commerce/payment/readConfirmForm.ts'
import { signatureHeader } from '@vitrine/commerce/payment/webhooks.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { sentBody } from '#cms/http/body.ts'
import { type Call, contractRoute, type Route } from '#cms/http/route.ts'
import { requireOrder } from '../order/requireOrder.ts'
import { applyChargeState, findCharge } from './applyChargeState.ts'
import {
  payByCard,
  payByRedirect,
  readCardPayment,
  readRedirectPayment,
} from './confirmedPayments.ts'
import { confirmPayment } from './confirmPayment.ts'
import { readPromptPay } from './promptPayCharge.ts'

type OrderCall = Call<{ id: string }>

const ownOrder = (call: OrderCall) => requireOrder(call, call.params.id, orderKey(call.request))

async function promptPay(call: OrderCall) {
  const payment = await readPromptPay(call.cms, await ownOrder(call), call.clock.now())
  return { ...payment, payee: call.cms.environment.company.accountName }
}

const readCard = async (call: OrderCall) =>
  readCardPayment(call.cms, await ownOrder(call), call.clock.now())

const payCard = async (call: Call<{ id: string }, unknown, { token: string }>) =>
  payByCard(call.cms, await ownOrder(call), call.body.token, call.clock.now())

const readRedirect = async (call: OrderCall) =>
  readRedirectPayment(call.cms, await ownOrder(call), call.clock.now())

const payRedirect = async (call: Call<{ id: string }, unknown, { source: string }>) =>
  payByRedirect(call.cms, await ownOrder(call), call.body.source, call.clock.now())

/** The payments by a provider, each also by its neutral name, and by a transfer. */
export const paymentRoutes: readonly Route[] = [
  contractRoute('payment.promptPay', { handle: promptPay }),
  contractRoute('payment.promptPay.neutral', { handle: promptPay }),
  contractRoute('payment.card', { handle: readCard }),
  contractRoute('payment.card.neutral', { handle: readCard }),
  contractRoute('payment.card.pay', { handle: payCard }),
  contractRoute('payment.card.pay.neutral', { handle: payCard }),
  contractRoute('payment.redirect', { handle: readRedirect }),
  contractRoute('payment.redirect.neutral', { handle: readRedirect }),
  contractRoute('payment.redirect.pay', { handle: payRedirect }),
  contractRoute('payment.redirect.pay.neutral', { handle: payRedirect }),
  contractRoute('payment.bankAccounts', {
    maxAge: 300,
    handle: async ({ cms, language }) => bankAccounts(cms.environment.company, language),
  }),
  contractRoute('payment.confirm', {
    handle: async (call) => {
      if (!call.request.isMultipart())
        throw new ContractProblem('unsupported_type', 'Send multipart/form-data')
      const { form, slip } = await readConfirmForm(call.request)
      await confirmPayment(call, form, slip)
      return { success: true, message: ordersCopy.confirmationSubmitted }
    },
  }),
  contractRoute('payment.webhook', {
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
