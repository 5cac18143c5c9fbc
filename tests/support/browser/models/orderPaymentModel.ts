import { orderPaymentMachine } from '@vitrine/machines/orderPayment/orderPayment.ts'
import type { AnyMachineSnapshot } from 'xstate'
import { enterableStates } from '../../model/transitions.ts'
import { placeOrder, registerCustomer } from '../../pages/customers.ts'
import type { BrowserModel, World } from '../browserModel.ts'
import { orderPaymentActs } from './orderPaymentActs.ts'
import { orderPaymentExpectations } from './orderPaymentExpectations.ts'
import { fewPolls, lifetime, maxPolls, now } from './orderPaymentPage.ts'

const qr = { now, method: 'PROMPTPAY', status: 'pending' }

/** Opens an order of a new customer, up to the request for its payment. */
async function openOrder({ page, gate, visit }: World, method: 'BANK_TRANSFER' | 'PROMPTPAY') {
  await registerCustomer(page)
  const { id } = await placeOrder(page, method)
  await visit(`/my-account/view-order/${id}`)
  await gate.pass('Order')
}

const isQr = (state: AnyMachineSnapshot, child: string) => state.matches({ qr: child })
const byCard = 'The shop of the tours takes no cards: tests/e2e/orders/cards.spec.ts pays by card'

const cardStates = enterableStates(orderPaymentMachine).filter((id) =>
  id.startsWith('orderPayment.card'),
)

/** The orderPayment machine in the shop, for bank transfers and QR codes. */
export const orderPaymentModel: BrowserModel<typeof orderPaymentMachine> = {
  examples: {
    machine: orderPaymentMachine,
    inputs: {
      'a bank transfer': { now, method: 'BANK_TRANSFER', status: 'on-hold' },
      'a QR payment': { ...qr, maxPolls },
      'a code with few polls left': { ...qr, maxPolls: fewPolls },
    },
    exploreWhile: ({ pollCount }) => pollCount <= fewPolls,
    events: { 'order.changed': [{ status: 'cancelled' }], 'check.requested': [] },
    outputs: {
      readPayment: ({ deadline }) => [
        { status: 'pending', deadline: now() + lifetime },
        { status: 'successful', deadline: undefined },
        { status: 'expired', deadline },
      ],
      renewPayment: [],
      reloadOrder: ({ isPaid }) => [{ status: isPaid ? 'processing' : 'pending' }],
    },
    delays: { pollInterval: 5000, deadline: lifetime },
  },
  isPaused: true,
  effects: {
    readPayment: { operation: 'PromptPay', fault: 'payment.promptPay:503' },
    renewPayment: { operation: 'PromptPay', fault: 'payment.promptPay:503' },
    reloadOrder: { operation: 'Order', fault: 'orders.read:503' },
  },
  isExcludedStep: ({ event, taken }, from) => {
    const { context } = from
    const hasFewPolls = context.maxPolls === fewPolls
    if (event.type === 'conflict.detected') return context.status !== 'pending'
    if (event.type === 'order.changed') return context.isPaid || context.status === 'cancelled'
    // The five seconds until the next poll elapse first.
    if (taken[0]?.startsWith('orderPayment.qr.shown xstate.after.deadline'))
      return isQr(from, 'shown') && !from.matches({ qr: { shown: 'paused' } })
    return (
      hasFewPolls && context.pollCount === 0 && event.type.startsWith('xstate.after.pollInterval')
    )
  },
  // The order is read once.
  endsAfter: ({ event, state }) =>
    event.type.endsWith('.actor.reloadOrder') && state.matches('paid'),
  open: {
    'a bank transfer': (world) => openOrder(world, 'BANK_TRANSFER'),
    'a QR payment': (world) => openOrder(world, 'PROMPTPAY'),
    'a code with few polls left': (world) => openOrder(world, 'PROMPTPAY'),
  },
  acts: orderPaymentActs,
  expectations: orderPaymentExpectations,
  invisible: {
    'orderPayment.evaluating': 'Left immediately',
    ...Object.fromEntries(cardStates.map((id) => [id, byCard])),
  },
}
