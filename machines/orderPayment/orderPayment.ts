import { qr } from './orderPaymentQr.ts'
import { orderPayment } from './orderPaymentSetup.ts'

/** How an order is still to be paid: by transfer, by a QR code, or not at all. */
export const orderPaymentMachine = orderPayment.createMachine({
  id: 'orderPayment',
  context: ({ input: { method, status, now, mostPolls = 120 } }) => ({
    method,
    status,
    now,
    mostPolls,
    polls: 0,
    deadline: undefined,
    isPaid: false,
  }),
  initial: 'sorted',
  on: {
    'order.changed': {
      target: '.sorted',
      actions: { type: 'know', params: ({ event }) => event },
      description: 'The order was read again',
    },
    'conflict.found': {
      target: '.reloading',
      description: 'Paid against cancelled: the order is loaded again',
    },
  },
  states: {
    sorted: {
      meta: { view: 'The order', spec: '§4 Payment methods' },
      always: [
        { guard: 'isPaid', target: 'paid', description: 'Paid already' },
        {
          guard: 'isBankTransfer',
          target: 'bankTransfer',
          description: 'bacs, on-hold or pending',
        },
        { guard: 'isQr', target: 'qr', description: 'omise_promptpay, on-hold or pending' },
        { target: 'nothing', description: 'Every other combination' },
      ],
    },
    nothing: { meta: { view: 'The order, nothing extra', spec: '§4 Payment methods' } },
    bankTransfer: {
      meta: { view: 'Bank details and Confirm payment', spec: '§4 Payment methods' },
    },
    qr,
    paid: {
      meta: { view: 'Payment received; no code', spec: '§4 Payment methods' },
      entry: 'pay',
      invoke: {
        id: 'reloadOrder',
        src: 'reloadOrder',
        onDone: {
          actions: { type: 'know', params: ({ event }) => event.output },
          description: 'The order as it is now',
        },
        onError: { description: 'Not read: paid all the same' },
      },
    },
    reloading: {
      meta: { view: 'The order, its payment being looked up', spec: '§4 Order detail' },
      invoke: {
        id: 'reloadOrder',
        src: 'reloadOrder',
        onDone: {
          target: 'sorted',
          actions: { type: 'know', params: ({ event }) => event.output },
          description: 'The order as it is now',
        },
        onError: { target: 'unread', description: 'Failed to fetch order detail' },
      },
    },
    unread: {
      meta: {
        view: 'Failed to fetch order detail, and a Try again button',
        spec: '§8 Load toasts',
      },
      on: { 'load.retried': { target: 'reloading', description: 'Try again' } },
    },
  },
})
