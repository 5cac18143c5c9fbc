import { assign, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** A QR payment as the server has it; `deadline` in milliseconds since 1970, undefined when it names no instant. */
export interface PaymentReply {
  status: 'pending' | 'successful' | 'failed' | 'expired'
  deadline: number | undefined
}

/** The order as the server has it. */
export interface OrderReply {
  status: string
}

/** `now` tells the server's time; `mostPolls` bounds how often the server is asked unasked. */
export interface OrderPaymentInput extends OrderReply {
  method: string
  now: () => number
  mostPolls?: number
}

interface Context extends OrderReply {
  method: string
  now: () => number
  mostPolls: number
  polls: number
  deadline: number | undefined
  isPaid: boolean
}

type Events =
  | { type: 'order.changed'; status: string }
  | { type: 'conflict.found' }
  | { type: 'load.retried' }
  | { type: 'check.requested' }
  | { type: 'renewal.requested' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

/** The longest that a browser's timer can wait, in milliseconds. */
export const longestTimer = 2 ** 31 - 1

const payable = new Set(['on-hold', 'pending'])

const untilDeadline = ({ context: { deadline, now } }: { context: Context }) =>
  deadline === undefined ? longestTimer : Math.min(longestTimer, Math.max(0, deadline - now()))

/** The words orderPayment.ts is written in. */
export const orderPayment = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as OrderPaymentInput,
    meta: {} as StateMeta,
  },
  actors: {
    readPayment: effect<PaymentReply>('readPayment'),
    renewPayment: effect<PaymentReply>('renewPayment'),
    reloadOrder: effect<OrderReply>('reloadOrder'),
  },
  delays: { pollInterval: 5000, deadline: untilDeadline },
  actions: {
    know: assign((_, { status }: OrderReply) => ({ status })),
    setDeadline: assign((_, { deadline }: PaymentReply) => ({ deadline })),
    pay: assign({ isPaid: true }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    pollAfresh: assign({ polls: 0 }),
  },
  guards: {
    isPaid: ({ context }) => context.isPaid,
    isBankTransfer: ({ context }) => context.method === 'bacs' && payable.has(context.status),
    isQr: ({ context }) => context.method === 'omise_promptpay' && payable.has(context.status),
    isSuccessful: (_, { status }: PaymentReply) => status === 'successful',
    isEnded: (_, { status }: PaymentReply) => status === 'failed' || status === 'expired',
    isOver: ({ context }) => untilDeadline({ context }) === 0,
    hasTime: ({ context: { now } }, { status, deadline }: PaymentReply) =>
      status === 'pending' && deadline !== undefined && deadline > now(),
    mayPoll: ({ context }) => context.polls < context.mostPolls,
  },
})
