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
    busy: [],
    removed: [],
    adds: [],
    adding: { productId: '', quantity: 0, chosen: {} },
    isAdding: false,
    isStale: false,
    asking: '',
  },
  type: 'parallel',
  on: {
    'line.stirred': {
      actions: { type: 'noteStir', params: keyOf },
      description: 'A line has a wish of its own',
    },
    'line.rested': {
      actions: [
        { type: 'noteRest', params: ({ event }) => event },
        { type: 'report', params: ({ event }) => event },
      ],
      description: 'A line has come to rest',
    },
    'item.added': {
      actions: { type: 'queueAdd', params: ({ event }) => event.request },
      description: 'Add to bag: in its turn',
    },
    'notice.seen': {
      guard: { type: 'isKnown', params: keyOf },
      actions: { type: 'tellLine', params: toLine },
      description: 'A changed quantity was seen',
    },
  },
  states: {
    content,
    adding,
    removal: {
      meta: { view: 'Whether a line is to be removed', spec: '§4 Cart' },
      initial: 'unasked',
      states: {
        unasked: {
          meta: { view: 'No question', spec: '§4 Cart' },
          on: {
            'removal.requested': {
              guard: { type: 'isKnown', params: keyOf },
              target: 'asking',
              actions: { type: 'askAbout', params: keyOf },
              description: 'Remove',
            },
          },
        },
        asking: {
          meta: { view: 'Remove this item? Remove or Keep', spec: '§4 Cart' },
          on: {
            'removal.confirmed': [
              {
                guard: { type: 'isKnown', params: ({ context }) => context.asking },
                target: 'unasked',
                actions: {
                  type: 'tellLine',
                  params: ({ context, event }) => ({ key: context.asking, event }),
                },
                description: 'Remove',
              },
              { target: 'unasked', description: 'The line left the bag meanwhile' },
            ],
            'removal.declined': { target: 'unasked', description: 'Keep' },
            'identity.changing': { target: 'unasked', description: 'The bag changes hands' },
          },
        },
      },
    },
  },
})
