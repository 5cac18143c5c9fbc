import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import { errorMessageOf } from '../tools/errorMessage.ts'
import type { StateMeta } from '../tools/stateMeta.ts'
import { type Limits, withinLimits } from './quantity.ts'

interface RefreshedLine extends Limits {
  quantity: number
}

/** A line as the server has it. */
export interface LineTerms extends RefreshedLine {
  key: string
}

/** How a line came to rest, told to the bag; `lost`: it was to be put back and could not. */
export type LineOutcome =
  | 'updated'
  | 'removed'
  | 'restored'
  | 'unchanged'
  | 'gone'
  | 'failed'
  | 'lost'

/** What a line tells the bag it stands in. */
export type LineReport =
  | { type: 'line.stirred'; key: string }
  | { type: 'line.rested'; key: string; outcome: LineOutcome; words: string }

/** `gone`: the line was no longer there. */
export type UpdateReply = { status: 'gone' } | ({ status: 'updated' } & RefreshedLine)

/** `bag` hears of every stir and rest. */
export interface CartLineInput extends LineTerms {
  bag: AnyActorRef
}

/** A quantity that had to be changed, said on its line until seen. */
export interface ClampNotice {
  asked: number
  given: number
}

interface Context extends Limits {
  key: string
  bag: AnyActorRef
  /** What the server last said. */
  settled: number
  /** What the shopper last asked for. */
  wanted: number
  /** What the request under way asks for. */
  sent: number
  isRemovalWanted: boolean
  isHurried: boolean
  notice: ClampNotice | undefined
  /** The words of the last failure. */
  words: string
}

/** What the bag tells a line. */
export type CartLineEvent =
  | { type: 'quantity.changed'; quantity: number }
  | { type: 'removal.confirmed' }
  | { type: 'removal.undone' }
  | { type: 'line.flushed' }
  | ({ type: 'line.refreshed' } & RefreshedLine)
  | { type: 'notice.seen' }
  | { type: 'bag.settled' }

const noticeOf = (asked: number, given: number, before: ClampNotice | undefined) =>
  asked === given ? before : { asked, given }

/** The words cartLine.ts is written in. */
export const cartLine = setup({
  types: {
    context: {} as Context,
    events: {} as CartLineEvent,
    input: {} as CartLineInput,
    meta: {} as StateMeta,
  },
  actors: {
    updateLine: effect<UpdateReply, { key: string; quantity: number }>('updateLine'),
    removeLine: effect<unknown, { key: string }>('removeLine'),
    restoreLine: effect<unknown, { key: string; quantity: number }>('restoreLine'),
  },
  delays: { debounce: 500 },
  actions: {
    want: assign(({ context }, asked: number) => {
      const wanted = withinLimits(asked, context)
      if (wanted === undefined) return {}
      return { wanted, notice: noticeOf(Math.trunc(asked), wanted, undefined) }
    }),
    wantRemoval: assign({ isRemovalWanted: true }),
    wantNoRemoval: assign({ isRemovalWanted: false }),
    hurry: assign({ isHurried: true }),
    send: assign({ sent: ({ context }) => context.wanted }),
    accept: assign(({ context }, reply: UpdateReply) => {
      if (reply.status === 'gone') return {}
      const { minimum, maximum, quantity } = reply
      const notice = noticeOf(context.wanted, quantity, context.notice)
      return { minimum, maximum, settled: quantity, wanted: quantity, notice }
    }),
    acceptUnderNewerWish: assign(({ context }, reply: UpdateReply) => {
      if (reply.status === 'gone') return {}
      const { minimum, maximum, quantity } = reply
      const wanted = withinLimits(context.wanted, reply) ?? context.wanted
      const notice = noticeOf(context.wanted, wanted, context.notice)
      return { minimum, maximum, settled: quantity, wanted, notice }
    }),
    refresh: assign((_, { minimum, maximum, quantity }: RefreshedLine) => ({
      minimum,
      maximum,
      settled: quantity,
      wanted: quantity,
    })),
    sayClamped: assign(({ context }, { quantity }: RefreshedLine) => ({
      notice: { asked: context.settled, given: quantity },
    })),
    settleWish: assign({ settled: ({ context }) => context.wanted }),
    rollBack: assign({ wanted: ({ context }) => context.settled, notice: undefined }),
    keepWords: assign((_, { error, otherwise }: { error: unknown; otherwise: string }) => ({
      words: errorMessageOf(error, otherwise),
    })),
    forgetNotice: assign({ notice: undefined }),
    calm: assign({ isHurried: false, isRemovalWanted: false }),
    stir: sendTo(
      ({ context }) => context.bag,
      ({ context }): LineReport => ({ type: 'line.stirred', key: context.key }),
    ),
    rest: sendTo(
      ({ context }) => context.bag,
      ({ context }, outcome: LineOutcome): LineReport => ({
        type: 'line.rested',
        key: context.key,
        outcome,
        words: outcome === 'failed' || outcome === 'lost' ? context.words : '',
      }),
    ),
  },
  guards: {
    changes: ({ context }, asked: number) => {
      const wanted = withinLimits(asked, context)
      return wanted !== undefined && wanted !== context.settled
    },
    isNoNumber: ({ context }, asked: number) => withinLimits(asked, context) === undefined,
    isClamped: ({ context }, line: RefreshedLine) =>
      line.quantity < context.settled && line.quantity === line.maximum,
    isGone: (_, { status }: UpdateReply) => status === 'gone',
    isRemovalWanted: ({ context }) => context.isRemovalWanted,
    isNewerHurried: ({ context }) => context.isHurried && context.wanted !== context.sent,
    isNewer: ({ context }) => context.wanted !== context.sent,
  },
})
