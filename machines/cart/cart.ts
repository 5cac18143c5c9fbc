import { adding } from './cartAdding.ts'
import { content } from './cartContent.ts'
import { cart } from './cartSetup.ts'

const keyOf = ({ event }: { event: { key: string } }) => event.key
const toLine = <Event extends { key: string }>({ event }: { event: Event }) => ({
  key: event.key,
  event,
})

/** The bag of the whole app: one actor per line, adds one after the other, and one truth when all is settled. */
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
      description: 'A line has a wish of its own',
    },
    'change.finished': {
      actions: [
        { type: 'finishChange', params: ({ event }) => event },
        { type: 'emitChangeFinished', params: ({ event }) => event },
      ],
      description: 'A line has come to rest',
    },
    'add.requested': {
      actions: { type: 'queueAdd', params: ({ event }) => event.request },
      description: 'Add to bag: in its turn',
    },
    'notice.seen': {
      guard: { type: 'isKnown', params: keyOf },
      actions: { type: 'sendToLine', params: toLine },
      description: 'A changed quantity was seen',
    },
  },
  states: {
    content,
    adding,
    removal: {
      meta: { view: 'Whether a line is to be removed', spec: 'cart.remove.confirmation' },
      initial: 'idle',
      states: {
        idle: {
          meta: { view: 'No question', spec: 'cart.remove.confirmation' },
          on: {
            'removal.requested': {
              guard: { type: 'isKnown', params: keyOf },
              target: 'confirming',
              actions: { type: 'setLineToRemove', params: keyOf },
              description: 'Remove',
            },
          },
        },
        confirming: {
          meta: { view: 'Remove this item? Remove or Keep', spec: 'cart.remove.confirmation' },
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
              { target: 'idle', description: 'The line left the bag meanwhile' },
            ],
            'removal.declined': { target: 'idle', description: 'Keep' },
            'identity.changing': { target: 'idle', description: 'The bag changes hands' },
          },
        },
      },
    },
  },
})
