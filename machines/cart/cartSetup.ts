import { assign, emit, enqueueActions, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/meta.ts'
import { wordsOf } from '../tools/words.ts'
import { cartLineMachine } from './cartLine.ts'
import type { CartLineEvent, LineOutcome, LineReport, LineTerms } from './cartLineSetup.ts'

/** What is to be put into the bag; `chosen` is the swatch per option. */
export interface AddRequest {
  productId: string
  quantity: number
  chosen: Readonly<Record<string, string>>
}

/** The lines of the bag as the server has them: keys, quantities and limits, nothing to show. */
export interface CartReply {
  lines: readonly LineTerms[]
}

/** What the bag tells whoever listens, for toasts and for opening the drawer. */
export type CartNews =
  | { type: 'line.rested'; key: string; outcome: LineOutcome; words: string }
  | {
      type: 'add.finished'
      request: AddRequest
      outcome: 'added' | 'failed'
      words: string
      /** The server's code of a rejection, such as `OUT_OF_STOCK`. */
      code: string | undefined
    }

interface Context {
  /** Keys of the lines that have an actor. */
  lines: readonly string[]
  /** Keys of the lines with a wish that is not settled. */
  busy: readonly string[]
  /** Keys of the lines that left the bag and are hidden until it settles. */
  removed: readonly string[]
  /** Adds that wait for their turn, in order. */
  adds: readonly AddRequest[]
  /** The add under way; the last one while there is none. */
  adding: AddRequest
  isAdding: boolean
  /** Whether what the cache holds may be older than what was done. */
  isStale: boolean
  /** The line whose removal is being asked about. */
  asking: string
}

type Events =
  | LineReport
  | { type: 'quantity.changed'; key: string; quantity: number }
  | { type: 'notice.seen'; key: string }
  | { type: 'removal.requested'; key: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' }
  | { type: 'removal.undone'; key: string }
  | { type: 'item.added'; request: AddRequest }
  | { type: 'bag.flushed' }
  | { type: 'bag.invalidated' }
  | { type: 'load.retried' }
  | { type: 'identity.changing' }
  | { type: 'identity.changed' }

/** The id of a line's actor among the bag's children. */
export const lineId = (key: string): string => `line ${key}`

const without = (keys: readonly string[], key: string) => keys.filter((each) => each !== key)
const including = (keys: readonly string[], key: string) => [...without(keys, key), key]

interface AddEnding {
  outcome: 'added' | 'failed'
  error?: unknown
}

const saidOf = ({ outcome, error }: AddEnding) =>
  outcome === 'added' ? 'Item added to cart' : wordsOf(error, 'Failed to add item to cart')

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

const hasLeft = new Set<LineOutcome>(['removed', 'gone', 'lost'])
const isQuiet = new Set<LineOutcome>(['updated', 'removed', 'unchanged'])

/** The words cart.ts is written in. */
export const cart = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as CartNews,
    meta: {} as StateMeta,
  },
  actors: {
    cartLine: cartLineMachine,
    refreshCart: effect<CartReply>('refreshCart'),
    addItem: effect<CartReply, AddRequest>('addItem'),
  },
  actions: {
    tellLine: enqueueActions(
      ({ enqueue }, { key, event }: { key: string; event: CartLineEvent }) => {
        enqueue.sendTo(lineId(key), event)
      },
    ),
    flushLines: enqueueActions(({ context, enqueue }) => {
      for (const key of context.busy) enqueue.sendTo(lineId(key), { type: 'line.flushed' })
    }),
    settleLines: enqueueActions(({ context, enqueue }) => {
      const lines = context.lines.filter((key) => !context.removed.includes(key))
      for (const key of context.removed) enqueue.stopChild(lineId(key))
      for (const key of lines) enqueue.sendTo(lineId(key), { type: 'bag.settled' })
      enqueue.assign({ lines, removed: [] })
    }),
    syncLines: enqueueActions(({ context, enqueue, self }, { lines }: CartReply) => {
      const keys = lines.map(({ key }) => key)
      for (const key of context.lines) if (!keys.includes(key)) enqueue.stopChild(lineId(key))
      for (const line of lines) {
        const id = lineId(line.key)
        if (context.lines.includes(line.key)) {
          enqueue.sendTo(id, { ...line, type: 'line.refreshed' })
        } else {
          enqueue.spawnChild('cartLine', { id, input: { ...line, bag: self } })
        }
      }
      enqueue.assign({ lines: keys, removed: [], isStale: false })
    }),
    noteStir: assign(({ context }, key: string) => ({
      busy: including(context.busy, key),
      removed: without(context.removed, key),
    })),
    noteRest: assign(({ context }, { key, outcome }: { key: string; outcome: LineOutcome }) => {
      const busy = without(context.busy, key)
      const isAlone = busy.length === 0 && !context.isAdding
      return {
        busy,
        removed: hasLeft.has(outcome) ? including(context.removed, key) : context.removed,
        isStale: context.isStale || !isAlone || !isQuiet.has(outcome),
      }
    }),
    queueAdd: assign(({ context }, request: AddRequest) => ({ adds: [...context.adds, request] })),
    takeAdd: assign(({ context }) => {
      const [adding = context.adding, ...adds] = context.adds
      return { adding, adds, isAdding: true }
    }),
    endAdd: assign({ isAdding: false }),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    askAbout: assign((_, key: string) => ({ asking: key })),
    report: emit((_, news: CartNews) => news),
    reportAdd: emit(({ context }, ending: AddEnding): CartNews => {
      return {
        type: 'add.finished',
        request: context.adding,
        outcome: ending.outcome,
        words: saidOf(ending),
        code: codeOf(ending.error),
      }
    }),
  },
  guards: {
    isKnown: ({ context }, key: string) => context.lines.includes(key),
    isFilled: ({ context }) => context.lines.length > 0,
    isBusy: ({ context }) => context.busy.length > 0 || context.isAdding || context.adds.length > 0,
    isStale: ({ context }) => context.isStale,
    isUndisturbed: ({ context }) => context.busy.length === 0 && !context.isStale,
    hasAdds: ({ context }) => context.adds.length > 0,
  },
})
