import { examplesOf } from '../tools/machineExamples.ts'
import { cartMachine } from './cart.ts'
import { cartRaces } from './cartRaces.ts'

const lineA = { key: 'a', quantity: 2, minimum: 1, maximum: 5 }
const request = { productId: '7', quantity: 1, chosen: { size: 'm' } }
const outcomes = ['updated', 'removed', 'failed'] as const
const known = ['a', 'ghost']

/** Inputs, events and outputs for tests and simulations of the cart machine. */
export const cartExamples = examplesOf({
  machine: cartMachine,
  races: cartRaces,
  inputs: { 'a page': undefined },
  exploreWhile: ({ addQueue }) => addQueue.length <= 1,
  events: {
    'change.started': ({ lines }) => lines.map((key) => ({ key })),
    'change.finished': ({ pendingLines }) =>
      pendingLines.flatMap((key) => outcomes.map((outcome) => ({ key, outcome, message: '' }))),
    'quantity.changed': known.map((key) => ({ key, quantity: 3 })),
    'notice.seen': known.map((key) => ({ key })),
    'removal.requested': known.flatMap((key) => [
      { key, canUndo: true },
      { key, canUndo: false },
    ]),
    'removal.undone': known.map((key) => ({ key })),
    'add.requested': [{ request }],
  },
  outputs: {
    refreshCart: [{ lines: [] }, { lines: [lineA] }],
    addItem: [{ lines: [lineA] }],
  },
})
