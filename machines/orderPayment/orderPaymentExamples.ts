import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { type CardResponse, orderPaymentMachine, type PaymentResponse } from './orderPayment.ts'

/** Events of the orderPayment machine whose order matters, and why that is right. */
const orderPaymentRaces: readonly AllowedRace[] = [
  {
    events: [['order.changed'], ['order.changed', 'conflict.detected']],
    states: ['bankTransfer', 'card.loading', 'notPayable', 'paid', 'qr.loading', 'reloading'],
    fields: ['pending effects', 'status'],
    reason:
      'The newest status counts. A reload that it replaces arrives as another change of the order.',
  },
  {
    events: [
      ['readPayment done', 'renewPayment done', 'readCard done', 'payByCard done'],
      ['order.changed', 'conflict.detected'],
    ],
    states: ['card.loading', 'notPayable', 'paid', 'qr.loading'],
    fields: ['deadline', 'emitted events', 'isPaid', 'pending effects'],
    reason:
      'The payment is read again with the new status. That of an order which was cancelled in the meantime is shown as the order’s, and refunded by the CMS.',
  },
  {
    events: [
      ['after pollInterval', 'page.shown', 'check.requested', 'renewal.requested'],
      ['order.changed', 'conflict.detected', 'after deadline', 'page.hidden'],
    ],
    states: [
      'card.confirming.manual',
      'card.confirming.paused',
      'qr.shown.manual',
      'qr.shown.paused',
    ],
    fields: ['pollCount'],
    reason:
      'Only the count of checks depends on the order: a check that was replaced has been counted.',
  },
  {
    events: [['page.hidden'], ['readPayment done', 'readCard done']],
    states: [
      'card.confirming.paused',
      'card.declined',
      'card.due',
      'paid',
      'qr.expired',
      'qr.shown.paused',
    ],
    fields: ['deadline', 'isPaid', 'pending effects'],
    reason: 'A hidden page ignores the response, and checks again when it is visible.',
  },
  {
    events: [['after deadline'], ['readPayment done']],
    states: ['paid', 'qr.expired', 'qr.shown.waiting', 'qr.verifying'],
    fields: ['deadline', 'isPaid', 'pending effects'],
    reason: 'A response after the deadline is replaced by the last check, which finds the payment.',
  },
  {
    events: [['conflict.detected'], ['reloadOrder done']],
    fields: ['status'],
    reason: 'The order is reloaded either way; its previous status is not shown.',
  },
  {
    events: [['card.submitted'], ['payByCard done']],
    states: ['card.declined', 'card.due', 'card.paying'],
    fields: ['pending effects'],
    reason:
      'A press while the payment is in flight is ignored; after a decline it is another attempt.',
  },
]

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
export const orderPaymentExamples = defineExamples({
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
