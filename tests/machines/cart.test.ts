import { cartMachine } from '#machines/cart.ts'
import { describeMachine } from '#tests/support/testModel.ts'

const lineA = { key: 'a', quantity: 2, minimum: 1, maximum: 5 }
const request = { productId: '7', quantity: 1, chosen: { size: 'm' } }
const outcomes = ['updated', 'removed', 'failed'] as const
const known = ['a', 'ghost']

describeMachine({
  machine: cartMachine,
  starts: { 'a page': undefined },
  within: ({ adds }) => adds.length <= 1,
  events: {
    'line.stirred': ({ lines }) => lines.map((key) => ({ key })),
    'line.rested': ({ busy }) =>
      busy.flatMap((key) => outcomes.map((outcome) => ({ key, outcome, words: '' }))),
    'quantity.changed': known.map((key) => ({ key, quantity: 3 })),
    'notice.seen': known.map((key) => ({ key })),
    'removal.requested': known.map((key) => ({ key })),
    'removal.undone': known.map((key) => ({ key })),
    'item.added': [{ request }],
    'identity.changed': [true, false].map((isMerged) => ({ isMerged })),
  },
  outputs: {
    refreshCart: [{ lines: [] }, { lines: [lineA] }],
    addItem: [{ lines: [lineA] }],
  },
  invariants: {
    'the bag is settled only when nothing is under way': ({ after }) =>
      !after.matches({ content: { open: 'settled' } }) ||
      (after.context.busy.length === 0 && !after.context.isAdding && !after.context.isStale),
    'a settled bag hides no line': ({ after }) =>
      !after.matches({ content: { open: 'settled' } }) || after.context.removed.length === 0,
    'each line has an actor of its own': ({ after }) =>
      after.context.lines.every((key) => `line ${key}` in after.children),
    'no actor is left of a line that is gone': ({ after }) =>
      Object.keys(after.children).filter((id) => id.startsWith('line ')).length ===
      after.context.lines.length,
    'one add at a time': ({ after, underWay }) =>
      underWay.includes('addItem') === after.matches({ adding: 'busy' }) &&
      after.context.isAdding === after.matches({ adding: 'busy' }),
    'no add sets off while the bag changes hands': ({ before, after }) =>
      !after.matches({ content: 'frozen', adding: 'busy' }) || before.matches({ adding: 'busy' }),
    'nothing is removed unasked': ({ before, event, after }) =>
      event.type !== 'removal.confirmed' ||
      before.matches({ removal: 'asking' }) ||
      before.context === after.context ||
      before.context.asking === after.context.asking,
  },
})
