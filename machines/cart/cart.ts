import { and, not, stateIn } from 'xstate'
import { adding } from './cartAdding.ts'
import { content } from './cartContent.ts'
import { cart } from './cartSetup.ts'

const keyOf = ({ event }: { event: { key: string } }) => event.key
const toLine = <Event extends { key: string }>({ event }: { event: Event }) => ({
  key: event.key,
  event,
})

const isRemovable = and([{ type: 'isKnown', params: keyOf }, not(stateIn('#cart.content.frozen'))])

/** The shopping bag: one actor per line, adds in sequence, and a refresh after overlapping requests. */
export const cartMachine = cart.createMachine({
  id: 'cart',
  context: {
    lines: [],
    pendingLines: [],
    removedLines: [],
    addQueue: [],
    currentAdd: { productId: '', quantity: 0, chosen: {} },
    isAdding: false,
    isStale: false,
    lineToRemove: '',
  },
  type: 'parallel',
  on: {
    'change.started': {
      actions: { type: 'startChange', params: keyOf },
      description: 'A line has a pending change',
    },
    'change.finished': {
      actions: [
        { type: 'finishChange', params: ({ event }) => event },
        { type: 'emitChangeFinished', params: ({ event }) => event },
      ],
      description: 'A line’s change is finished',
    },
    'add.requested': {
      actions: [{ type: 'queueAdd', params: ({ event }) => event.request }, 'emitAddQueued'],
      description: 'Add to bag is queued',
    },
    'notice.seen': {
      guard: { type: 'isKnown', params: keyOf },
      actions: { type: 'sendToLine', params: toLine },
      description: 'The notice of a corrected quantity was read',
    },
  },
  states: {
    content,
    adding,
    removal: {
      meta: {
        view: 'The question before a line that is sold out is removed',
        spec: 'cart.remove.question',
      },
      initial: 'idle',
      states: {
        idle: {
          meta: { view: 'No dialog', spec: 'cart.remove.question' },
          on: {
            'removal.requested': [
              {
                guard: and([isRemovable, ({ event }) => event.canUndo]),
                actions: {
                  type: 'sendToLine',
                  params: ({ event: { key } }) => ({ key, event: { type: 'removal.confirmed' } }),
                },
                description: 'Remove: no question, because Undo follows',
              },
              {
                guard: isRemovable,
                target: 'confirming',
                actions: { type: 'setLineToRemove', params: keyOf },
                description: 'Remove a line that could not be put back',
              },
            ],
          },
        },
        confirming: {
          meta: { view: 'Remove this item? Remove or Keep', spec: 'cart.remove.question' },
          on: {
            'removal.confirmed': [
              {
                guard: { type: 'isKnown', params: ({ context }) => context.lineToRemove },
                target: 'idle',
                actions: {
                  type: 'sendToLine',
                  params: ({ context, event }) => ({ key: context.lineToRemove, event }),
                },
                description: 'Remove',
              },
              { target: 'idle', description: 'The line was removed in the meantime' },
            ],
            'removal.declined': { target: 'idle', description: 'Keep' },
            'identity.changing': {
              target: 'idle',
              description: 'The visitor is signing in or out',
            },
          },
        },
      },
    },
  },
})
