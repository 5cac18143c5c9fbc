import { examplesOf } from '../tools/machineExamples.ts'
import { orderPaymentMachine } from './orderPayment.ts'
import type { PaymentReply } from './orderPaymentSetup.ts'

const now = () => Date.UTC(2026, 0, 1)
const payments: PaymentReply[] = [
  { status: 'pending', deadline: now() + 60_000 },
  { status: 'pending', deadline: now() },
  { status: 'successful', deadline: now() },
  { status: 'expired', deadline: now() },
]
const order = { now, maxPolls: 2 }

/** Inputs, events and outputs for tests and simulations of the orderPayment machine. */
export const orderPaymentExamples = examplesOf({
  machine: orderPaymentMachine,
  inputs: {
    'a bank transfer': { ...order, method: 'bacs', status: 'on-hold' },
    'a QR payment': { ...order, method: 'omise_promptpay', status: 'pending' },
    'a finished order': { ...order, method: 'omise_promptpay', status: 'completed' },
  },
  events: { 'order.changed': [{ status: 'pending' }, { status: 'cancelled' }] },
  outputs: {
    readPayment: payments,
    renewPayment: payments,
    reloadOrder: [{ status: 'pending' }, { status: 'checking_payment' }],
  },
  delays: {
    pollInterval: 5000,
    deadline: ({ deadline }) =>
      deadline === undefined ? 2 ** 31 - 1 : Math.max(0, deadline - now()),
  },
})
