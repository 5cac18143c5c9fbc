import { orderPayment, type PaymentReply } from './orderPaymentSetup.ts'

const reply = ({ event }: { event: { output: PaymentReply } }) => event.output

const successful = {
  guard: { type: 'isSuccessful', params: reply },
  target: '#orderPayment.paid',
  description: 'Paid',
} as const

const endedReply = {
  guard: { type: 'hasEnded', params: reply },
  target: '#orderPayment.qr.expired',
  description: 'The server says that it failed or expired',
} as const

const shown = {
  target: '#orderPayment.qr.shown',
  reenter: true,
  actions: { type: 'setDeadline', params: reply },
  description: 'Still to be paid: the code, with the deadline as the server has it now',
} as const

const readFailed = {
  target: '#orderPayment.qr.unavailable',
  description: 'The code does not arrive',
} as const

/** A PromptPay code: shown until it is paid or over. */
export const qr = orderPayment.createStateConfig({
  meta: { view: 'The QR payment', spec: 'payment.qr.shown' },
  initial: 'loading',
  states: {
    loading: {
      meta: { view: 'A skeleton where the code will stand', spec: 'pages.skeletons' },
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        onDone: [successful, endedReply, shown],
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
        deadline: { target: 'verifying', description: 'The deadline has come' },
      },
      states: {
        waiting: {
          meta: { view: 'The QR code and the time left', spec: 'payment.polling.interval' },
          after: {
            pollInterval: [
              { guard: 'canPoll', target: 'polling', description: 'Five seconds: is it paid?' },
              { target: 'manual', description: 'Asked often enough' },
            ],
          },
          on: { 'page.hidden': { target: 'paused', description: 'Nobody is looking' } },
        },
        polling: {
          meta: { view: 'The QR code and the time left', spec: 'payment.polling.interval' },
          entry: 'countPoll',
          invoke: {
            id: 'readPayment',
            src: 'readPayment',
            onDone: [successful, endedReply, shown],
            onError: { target: 'waiting', description: 'No answer: asked again later' },
          },
          on: { 'page.hidden': { target: 'paused', description: 'Nobody is looking' } },
        },
        paused: {
          meta: { view: 'The QR code; the page is hidden', spec: 'payment.polling.hidden' },
          on: {
            'page.shown': [
              {
                guard: 'isExpired',
                target: '#orderPayment.qr.verifying',
                description: 'The deadline came meanwhile',
              },
              {
                guard: 'canPoll',
                target: 'polling',
                description: 'Looked at again: is it paid?',
              },
              { target: 'manual', description: 'Asked often enough' },
            ],
          },
        },
        manual: {
          meta: { view: 'The QR code, and a Check payment button', spec: 'payment.polling.limit' },
          on: {
            'check.requested': {
              target: 'polling',
              actions: 'resetPolls',
              description: 'Check payment',
            },
          },
        },
      },
    },
    verifying: {
      meta: {
        view: '00:00:00; the payment is looked up once more',
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
            description: 'The server gives more time',
          },
          { target: 'expired', description: 'Not paid in time' },
        ],
        onError: readFailed,
      },
    },
    expired: {
      meta: {
        view: 'The code has expired, and a New QR code button',
        spec: 'payment.expiry.shown',
      },
      on: { 'renewal.requested': { target: 'renewing', description: 'New QR code' } },
    },
    renewing: {
      meta: { view: 'A skeleton where the new code will stand', spec: 'payment.expiry.once' },
      entry: 'resetPolls',
      invoke: {
        id: 'renewPayment',
        src: 'renewPayment',
        onDone: [successful, endedReply, shown],
        onError: readFailed,
      },
    },
  },
})
