import { createEmptyActor } from 'xstate'
import { examplesOf } from '../tools/machineExamples.ts'
import { cartLineMachine } from './cartLine.ts'
import { cartLineRaces } from './cartLineRaces.ts'

const limits = { minimum: 1, maximum: 4 }

/** Inputs, events and outputs for tests and simulations of the cartLine machine. */
export const cartLineExamples = examplesOf({
  machine: cartLineMachine,
  races: cartLineRaces,
  inputs: {
    'two in the bag': { key: 'a', cart: createEmptyActor(), quantity: 2, ...limits },
  },
  delays: { debounce: 500 },
  events: {
    'quantity.changed': [2, 3, 9, Number.NaN].map((quantity) => ({
      quantity,
    })),
    'line.refreshed': [
      { quantity: 2, ...limits },
      { quantity: 1, minimum: 1, maximum: 1 },
    ],
  },
  outputs: {
    updateLine: ({ sentQuantity }) => [
      { status: 'updated', quantity: sentQuantity, ...limits },
      { status: 'updated', quantity: 1, minimum: 1, maximum: 1 },
      { status: 'missing' },
    ],
  },
})
