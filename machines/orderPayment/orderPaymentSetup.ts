import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** A QR payment on the server; `deadline` in milliseconds since 1970, undefined when it is malformed. */
export interface PaymentResponse {
  status: 'pending' | 'successful' | 'failed' | 'expired'
  deadline: number | undefined
}

/** A payment on the server that is confirmed at a bank or in an app; `none` when the CMS does not take it. Neither the card nor its token is known here. */
export interface CardResponse {
  status: 'none' | 'due' | 'pending' | 'successful' | 'failed' | 'expired'
  /** Whether the bank has to confirm a pending payment on a page of its own. */
  needsBank: boolean
}

/** Emitted when the page of the bank is to be opened. */
export interface OrderPaymentEmittedEvent {
  type: 'bank.required'
}

/** The status of the order on the server. */
export interface OrderResponse {
  status: string
}

/** `now` is the server's time in milliseconds since 1970; `maxPolls` limits the automatic checks of a payment. */
export interface OrderPaymentInput extends OrderResponse {
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
export const maxTimerDelay = 2 ** 31 - 1

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
export const orderPayment = setup({
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
