import { card } from './orderPaymentCard.ts'
import { qr } from './orderPaymentQr.ts'
import { orderPayment } from './orderPaymentSetup.ts'

/** Ways to pay an order: by bank transfer, by QR code, by card or in an app, or not at all. */
export const orderPaymentMachine = orderPayment.createMachine({
  id: 'orderPayment',
  context: ({ input: { method, status, now, maxPolls = 120 } }) => ({
    method,
    status,
    now,
    maxPolls,
    pollCount: 0,
    deadline: undefined,
    isPaid: false,
  }),
  initial: 'evaluating',
  on: {
    'order.changed': {
      target: '.evaluating',
      actions: { type: 'setStatus', params: ({ event }) => event },
      description: 'The order was refetched',
    },
    'conflict.detected': {
      target: '.reloading',
      description: 'Another change of the order won, such as a payment: the order is reloaded',
    },
  },
  states: {
    evaluating: {
      meta: { view: 'The order', spec: 'payment.nothing' },
      always: [
        { guard: 'isPaid', target: 'paid', description: 'Already paid' },
        {
          guard: 'isBankTransfer',
          target: 'bankTransfer',
          description: 'bacs, on-hold or pending',
        },
        { guard: 'isQr', target: 'qr', description: 'PROMPTPAY, on-hold or pending' },
        {
          guard: 'isConfirmedElsewhere',
          target: 'card',
          description: 'By card, at a bank or in an app, on-hold or pending',
        },
        { target: 'notPayable', description: 'Every other combination' },
      ],
    },
    notPayable: { meta: { view: 'The order alone', spec: 'payment.nothing' } },
    bankTransfer: {
      meta: { view: 'Bank details and Confirm payment', spec: 'payment.bank-transfer.shown' },
    },
    qr,
    card,
    paid: {
      meta: { view: 'Payment received; no code', spec: 'payment.qr.paid' },
      entry: 'markPaid',
      invoke: {
        id: 'reloadOrder',
        src: 'reloadOrder',
        onDone: {
          actions: { type: 'setStatus', params: ({ event }) => event.output },
          description: 'The current order',
        },
        onError: { description: 'The reload failed: the payment stays successful' },
      },
    },
    reloading: {
      meta: { view: 'The order, while its payment is checked', spec: 'payment.paid.reload' },
      invoke: {
        id: 'reloadOrder',
        src: 'reloadOrder',
        onDone: {
          target: 'evaluating',
          actions: { type: 'setStatus', params: ({ event }) => event.output },
          description: 'The current order',
        },
        onError: { target: 'reloadFailed', description: 'Failed to fetch order detail' },
      },
    },
    reloadFailed: {
      meta: {
        view: 'Failed to fetch order detail, and a Try again button',
        spec: 'errors.load.order-detail',
      },
      on: { 'load.retried': { target: 'reloading', description: 'Try again' } },
    },
  },
})
