import {
  checkFailed,
  checkUntilLimit,
  manual,
  pausedWhileHidden,
  waiting,
} from './orderPaymentPolling.ts'
import { orderPayment, type PaymentResponse } from './orderPaymentSetup.ts'

const reply = ({ event }: { event: { output: PaymentResponse } }) => event.output

const successful = {
  guard: { type: 'isSuccessful', params: reply },
  target: '#orderPayment.paid',
  description: 'Paid',
} as const

const endedResponse = {
  guard: { type: 'hasEnded', params: reply },
  target: '#orderPayment.qr.expired',
  description: 'The payment failed or expired',
} as const

const shown = {
  target: '#orderPayment.qr.shown',
  reenter: true,
  actions: { type: 'setDeadline', params: reply },
  description: 'Pending: the code with the current deadline',
} as const

const readFailed = {
  target: '#orderPayment.qr.unavailable',
  description: 'The request failed',
} as const

/** A PromptPay code, shown until it is paid or expired. */
export const qr = orderPayment.createStateConfig({
  meta: { view: 'The QR payment', spec: 'payment.qr.shown' },
  initial: 'loading',
  states: {
    loading: {
      meta: { view: 'A skeleton in place of the code', spec: 'pages.skeletons' },
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        onDone: [successful, endedResponse, shown],
        onError: readFailed,
      },
    },
    unavailable: {
      meta: {
        view: 'Failed to load QR Payment code, and a Try again button',
        spec: 'errors.load.qr-code',
      },
      on: { 'load.retried': { target: 'loading', description: 'Try again' } },
    },
    shown: {
      meta: { view: 'The QR code and the time left as HH:MM:SS', spec: 'payment.qr.countdown' },
      initial: 'waiting',
      after: {
        deadline: { target: 'verifying', description: 'The deadline has passed' },
      },
      states: {
        waiting: waiting('The QR code and the time left'),
        polling: {
          meta: { view: 'The QR code and the time left', spec: 'payment.polling.interval' },
          entry: 'countPoll',
          invoke: {
            id: 'readPayment',
            src: 'readPayment',
            onDone: [successful, endedResponse, shown],
            onError: checkFailed,
          },
          on: pausedWhileHidden,
        },
        paused: {
          meta: { view: 'The QR code; the page is hidden', spec: 'payment.polling.hidden' },
          on: {
            'page.shown': [
              {
                guard: 'isExpired',
                target: '#orderPayment.qr.verifying',
                description: 'The deadline passed in the meantime',
              },
              ...checkUntilLimit('The page is visible again: check the payment'),
            ],
          },
        },
        manual: manual('The QR code, and a Check payment button'),
      },
    },
    verifying: {
      meta: {
        view: '00:00:00; the payment is checked once more',
        spec: 'payment.expiry.recheck',
      },
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        onDone: [
          successful,
          {
            ...shown,
            guard: { type: 'hasTime', params: reply },
            description: 'The server extended the deadline',
          },
          { target: 'expired', description: 'Not paid in time' },
        ],
        onError: readFailed,
      },
    },
    expired: {
      meta: {
        view: 'The code has expired, and a Get a new QR code button',
        spec: 'payment.expiry.shown',
      },
      on: { 'renewal.requested': { target: 'renewing', description: 'New QR code' } },
    },
    renewing: {
      meta: { view: 'A skeleton in place of the new code', spec: 'payment.expiry.once' },
      entry: 'resetPolls',
      invoke: {
        id: 'renewPayment',
        src: 'renewPayment',
        onDone: [successful, endedResponse, shown],
        onError: readFailed,
      },
    },
  },
})
