import { createEmptyActor } from 'xstate'
import { examplesOf } from '../tools/machineExamples.ts'
import { selectionMachine } from './selection.ts'
import { selectionRaces } from './selectionRaces.ts'

const cart = createEmptyActor()
const request = { productId: '7', quantity: 1, chosen: { colour: 'red', size: 's' } }

/** Inputs, events and outputs for tests and simulations of the selection machine. */
export const selectionExamples = examplesOf({
  machine: selectionMachine,
  races: selectionRaces,
  inputs: {
    'a product': { cart },
    'a link to a selection': { requested: { colour: 'blue', size: 'm' }, cart },
  },
  // Texts and swatches are independent of each other.
  exploreWhile: ({ picked, texts }) =>
    Object.keys(texts).length === 0 || Object.keys(picked).length === 0,
  events: {
    'swatch.selected': ['red', 'blue', 's', 'm'].map((swatch) => ({
      option: swatch.length === 1 ? 'size' : 'colour',
      swatch,
    })),
    'link.followed': [{ requested: {} }, { requested: { colour: 'red' } }],
    'text.switched': [true, false].map((isOn) => ({ option: 'monogram', isOn })),
    'text.entered': [{ option: 'monogram', text: 'AB' }],
    'add.requested': [{ request }],
    'add.finished': (['added', 'soldOut', 'failed'] as const).map((outcome) => ({
      request,
      outcome,
      message: '',
    })),
  },
})
