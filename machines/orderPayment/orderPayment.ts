import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** A QR payment on the server; `deadline` in milliseconds since 1970, undefined when it is malformed. */
export interface PaymentResponse {
  status: 'pending' | 'successful' | 'failed' | 'expired'
  deadline: number | undefined
}

/**
 * A payment on the server that is confirmed at a bank or in an app, without the card or its token; `none` when the CMS
 * does not take it.
 */
export interface CardResponse {
  status: 'none' | 'due' | 'pending' | 'successful' | 'failed' | 'expired'
  /** Whether the bank has to confirm a pending payment on a page of its own. */
  needsBank: boolean
}

/** Emitted when the page of the bank is to be opened. */
interface OrderPaymentEmittedEvent {
  type: 'bank.required'
}

/** The status of the order on the server. */
export interface OrderResponse {
  status: string
}

/** `now` is the server's time in milliseconds since 1970; `maxPolls` limits the automatic checks of a payment. */
interface OrderPaymentInput extends OrderResponse {
  method: string | null
  now: () => number
  maxPolls?: number
}

interface Context extends OrderResponse {
  method: string | null
  now: () => number
  maxPolls: number
  pollCount: number
  deadline: number | undefined
  isPaid: boolean
}

type Events =
  | { type: 'order.changed'; status: string }
  | { type: 'conflict.detected' }
  | { type: 'load.retried' }
  | { type: 'check.requested' }
  | { type: 'renewal.requested' }
  | { type: 'card.submitted' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

/** The maximum delay of a browser's timer, in milliseconds. */
const maxTimerDelay = 2 ** 31 - 1

const payable = new Set(['on-hold', 'pending'])

/** Methods whose payment is confirmed at a bank or in an app. */
const confirmedElsewhere = new Set([
  'CARD',
  'MOBILE_BANKING',
  'TRUEMONEY',
  'RABBIT_LINE_PAY',
  'INSTALLMENTS',
])

const untilDeadline = ({ context: { deadline, now } }: { context: Context }) =>
  deadline === undefined ? maxTimerDelay : Math.min(maxTimerDelay, Math.max(0, deadline - now()))

/** Types, actors, actions and guards of the orderPayment machine. */
const orderPayment = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as OrderPaymentEmittedEvent,
    input: {} as OrderPaymentInput,
    meta: {} as StateMeta,
  },
  actors: {
    readPayment: effect<PaymentResponse>('readPayment'),
    renewPayment: effect<PaymentResponse>('renewPayment'),
    readCard: effect<CardResponse>('readCard'),
    payByCard: effect<CardResponse>('payByCard'),
    reloadOrder: effect<OrderResponse>('reloadOrder'),
  },
  delays: { pollInterval: 5000, deadline: untilDeadline },
  actions: {
    setStatus: assign((_, { status }: OrderResponse) => ({ status })),
    setDeadline: assign((_, { deadline }: PaymentResponse) => ({ deadline })),
    markPaid: assign({ isPaid: true }),
    countPoll: assign({ pollCount: ({ context }) => context.pollCount + 1 }),
    resetPolls: assign({ pollCount: 0 }),
    emitBankRequired: emit({ type: 'bank.required' as const }),
  },
  guards: {
    isPaid: ({ context }) => context.isPaid,
    isBankTransfer: ({ context }) =>
      context.method === 'BANK_TRANSFER' && payable.has(context.status),
    isQr: ({ context }) => context.method === 'PROMPTPAY' && payable.has(context.status),
    isConfirmedElsewhere: ({ context }) =>
      confirmedElsewhere.has(context.method ?? '') && payable.has(context.status),
    isCardStatus: (_, { actual, status }: Record<'actual' | 'status', CardResponse['status']>) =>
      actual === status,
    needsBank: (_, { status, needsBank }: CardResponse) => status === 'pending' && needsBank,
    isSuccessful: (_, { status }: PaymentResponse) => status === 'successful',
    hasEnded: (_, { status }: PaymentResponse) => status === 'failed' || status === 'expired',
    isExpired: ({ context }) => untilDeadline({ context }) === 0,
    hasTime: ({ context: { now } }, { status, deadline }: PaymentResponse) =>
      status === 'pending' && deadline !== undefined && deadline > now(),
    canPoll: ({ context }) => context.pollCount < context.maxPolls,
  },
})

/** Checks the payment until the limit of checks is reached (payment.polling.limit). */
const checkUntilLimit = (description: string) =>
  [
    { guard: 'canPoll', target: 'polling', description },
    { target: 'manual', description: 'The limit of automatic checks is reached' },
  ] as const

/** Stops checking while the page is hidden (payment.polling.hidden). */
const pausedWhileHidden = {
  'page.hidden': { target: 'paused', description: 'The page is hidden' },
} as const

/** Between two checks of an open payment; `view` is what the shopper sees meanwhile. */
const waiting = (view: string) =>
  orderPayment.createStateConfig({
    meta: { view, spec: 'payment.polling.interval' },
    after: { pollInterval: checkUntilLimit('Every five seconds: check the payment') },
    on: pausedWhileHidden,
  })

/** After the last automatic check: the shopper asks for the next one. */
const manual = (view: string) =>
  orderPayment.createStateConfig({
    meta: { view, spec: 'payment.polling.limit' },
    on: {
      'check.requested': { target: 'polling', actions: 'resetPolls', description: 'Check payment' },
    },
  })

/** Reactions to a failed check: the next one comes after the interval. */
const checkFailed = {
  target: 'waiting',
  description: 'The request failed: checked again later',
} as const

const cardReply = ({ event }: { event: { output: CardResponse } }) => event.output

const of =
  <Status extends CardResponse['status']>(status: Status) =>
  ({ event }: { event: { output: CardResponse } }) => ({ actual: event.output.status, status })

const cardSuccessful = {
  guard: { type: 'isCardStatus', params: of('successful') },
  target: '#orderPayment.paid',
  description: 'Paid',
} as const

const pending = {
  guard: { type: 'isCardStatus', params: of('pending') },
  target: '#orderPayment.card.confirming',
  reenter: true,
  description: 'The bank has not confirmed the payment yet',
} as const

const due = {
  guard: { type: 'isCardStatus', params: of('due') },
  target: '#orderPayment.card.due',
  description: 'No card has been charged yet',
} as const

const declined = {
  target: '#orderPayment.card.declined',
  description: 'The payment failed, or the bank did not confirm it in time',
} as const

const cardReadFailed = {
  target: '#orderPayment.card.unavailable',
  description: 'The request failed: whether the card was charged is unknown',
} as const

const submitted = {
  'card.submitted': {
    target: 'paying',
    description: 'Pay, with a card',
  },
} as const

/** A payment by card, at a bank or in an app: entered or chosen, confirmed at the bank, and checked when the shopper returns. */
const card = orderPayment.createStateConfig({
  meta: { view: 'The card payment', spec: 'payment.card.shown' },
  initial: 'loading',
  states: {
    loading: {
      meta: { view: 'A skeleton in place of the card form', spec: 'pages.skeletons' },
      invoke: {
        id: 'readCard',
        src: 'readCard',
        onDone: [
          cardSuccessful,
          pending,
          due,
          {
            guard: { type: 'isCardStatus', params: of('none') },
            target: '#orderPayment.notPayable',
            description: 'The CMS takes no cards',
          },
          declined,
        ],
        onError: cardReadFailed,
      },
    },
    unavailable: {
      meta: {
        view: "We couldn't check your payment, and a Try again button",
        spec: 'payment.card.unknown',
      },
      on: { 'load.retried': { target: 'loading', description: 'Try again' } },
    },
    due: {
      meta: { view: 'The card form, or a link to its page', spec: 'payment.card.form' },
      on: submitted,
    },
    declined: {
      meta: { view: 'Why the payment failed, and the card form', spec: 'payment.card.declined' },
      on: submitted,
    },
    paying: {
      meta: { view: 'The form, busy', spec: 'payment.card.once' },
      on: { 'card.submitted': { description: 'A second press is ignored' } },
      invoke: {
        id: 'payByCard',
        src: 'payByCard',
        onDone: [
          cardSuccessful,
          {
            guard: { type: 'needsBank', params: cardReply },
            target: 'redirecting',
            description: 'The bank has to confirm the payment (3-D Secure)',
          },
          pending,
          due,
          declined,
        ],
        onError: cardReadFailed,
      },
    },
    redirecting: {
      meta: { view: 'The form, busy, until the page of the bank opens', spec: 'payment.card.bank' },
      entry: 'emitBankRequired',
      on: {
        'page.shown': { target: 'loading', description: 'Back from the bank by the back button' },
      },
    },
    confirming: {
      meta: {
        view: 'Waiting for the bank, and a link to its page',
        spec: 'payment.card.return',
      },
      initial: 'waiting',
      states: {
        waiting: waiting('Waiting for the bank'),
        polling: {
          meta: { view: 'Waiting for the bank', spec: 'payment.polling.interval' },
          entry: 'countPoll',
          invoke: {
            id: 'readCard',
            src: 'readCard',
            onDone: [cardSuccessful, pending, due, declined],
            onError: checkFailed,
          },
          on: pausedWhileHidden,
        },
        paused: {
          meta: {
            view: 'Waiting for the bank; the page is hidden',
            spec: 'payment.polling.hidden',
          },
          on: {
            'page.shown': checkUntilLimit('The page is visible again: check the payment'),
          },
        },
        manual: manual('Waiting for the bank, and a Check payment button'),
      },
    },
  },
})

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
  target: 'unavailable',
  description: 'The request failed',
} as const

/** A PromptPay code, shown until it is paid or expired. */
const qr = orderPayment.createStateConfig({
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
