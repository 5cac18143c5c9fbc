import { examplesOf } from '../tools/machineExamples.ts'
import { orderPaymentMachine } from './orderPayment.ts'
import { orderPaymentRaces } from './orderPaymentRaces.ts'
import type { CardResponse, PaymentResponse } from './orderPaymentSetup.ts'

const now = () => Date.UTC(2026, 0, 1)
const payments: PaymentResponse[] = [
  { status: 'pending', deadline: now() + 60_000 },
  { status: 'pending', deadline: now() },
  { status: 'successful', deadline: now() },
  { status: 'expired', deadline: now() },
]
const cards: CardResponse[] = (['due', 'pending', 'successful', 'failed', 'none'] as const).map(
  (status) => ({ status, needsBank: false }),
)
const order = { now, maxPolls: 2 }

/** Inputs, events and outputs for tests and simulations of the orderPayment machine. */
export const orderPaymentExamples = examplesOf({
  machine: orderPaymentMachine,
  races: orderPaymentRaces,
  inputs: {
    'a bank transfer': { ...order, method: 'BANK_TRANSFER', status: 'on-hold' },
    'a QR payment': { ...order, method: 'PROMPTPAY', status: 'pending' },
    'a card payment': { ...order, method: 'CARD', status: 'pending' },
    'a finished order': { ...order, method: 'PROMPTPAY', status: 'completed' },
  },
  events: { 'order.changed': [{ status: 'pending' }, { status: 'cancelled' }] },
  outputs: {
    readPayment: payments,
    renewPayment: payments,
    readCard: cards,
    payByCard: [...cards, { status: 'pending', needsBank: true }],
    reloadOrder: [{ status: 'pending' }, { status: 'checking_payment' }],
  },
  delays: {
    pollInterval: 5000,
    deadline: ({ deadline }) =>
      deadline === undefined ? 2 ** 31 - 1 : Math.max(0, deadline - now()),
  },
})
