import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** A QR payment on the server; `deadline` in milliseconds since 1970, undefined when it is malformed. */
export interface PaymentReply {
  status: 'pending' | 'successful' | 'failed' | 'expired'
  deadline: number | undefined
}

/** A card payment on the server; `none` when the CMS takes no cards. Neither the card nor its token is known here. */
export interface CardReply {
  status: 'none' | 'due' | 'pending' | 'successful' | 'failed' | 'expired'
  /** Whether the bank has to confirm a pending payment on a page of its own. */
  needsBank: boolean
}

/** Emitted when the page of the bank is to be opened. */
export interface OrderPaymentEmittedEvent {
  type: 'bank.required'
}

/** The status of the order on the server. */
export interface OrderReply {
  status: string
}

/** `now` is the server's time in milliseconds since 1970; `maxPolls` limits the automatic checks of a payment. */
export interface OrderPaymentInput extends OrderReply {
  method: string
  now: () => number
  maxPolls?: number
}

interface Context extends OrderReply {
  method: string
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
    readPayment: effect<PaymentReply>('readPayment'),
    renewPayment: effect<PaymentReply>('renewPayment'),
    readCard: effect<CardReply>('readCard'),
    payByCard: effect<CardReply>('payByCard'),
    reloadOrder: effect<OrderReply>('reloadOrder'),
  },
  delays: { pollInterval: 5000, deadline: untilDeadline },
  actions: {
    setStatus: assign((_, { status }: OrderReply) => ({ status })),
    setDeadline: assign((_, { deadline }: PaymentReply) => ({ deadline })),
    markPaid: assign({ isPaid: true }),
    countPoll: assign({ pollCount: ({ context }) => context.pollCount + 1 }),
    resetPolls: assign({ pollCount: 0 }),
    emitBankRequired: emit({ type: 'bank.required' as const }),
  },
  guards: {
    isPaid: ({ context }) => context.isPaid,
    isBankTransfer: ({ context }) => context.method === 'bacs' && payable.has(context.status),
    isQr: ({ context }) => context.method === 'omise_promptpay' && payable.has(context.status),
    isCard: ({ context }) => context.method === 'omise' && payable.has(context.status),
    isCardStatus: (_, { actual, status }: Record<'actual' | 'status', CardReply['status']>) =>
      actual === status,
    needsBank: (_, { status, needsBank }: CardReply) => status === 'pending' && needsBank,
    isSuccessful: (_, { status }: PaymentReply) => status === 'successful',
    hasEnded: (_, { status }: PaymentReply) => status === 'failed' || status === 'expired',
    isExpired: ({ context }) => untilDeadline({ context }) === 0,
    hasTime: ({ context: { now } }, { status, deadline }: PaymentReply) =>
      status === 'pending' && deadline !== undefined && deadline > now(),
    canPoll: ({ context }) => context.pollCount < context.maxPolls,
  },
})
