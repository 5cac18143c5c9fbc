import { examplesOf } from '../tools/machineExamples.ts'
import { selectionMachine } from './selection.ts'
import { selectionRaces } from './selectionRaces.ts'

/** Inputs, events and outputs for tests and simulations of the selection machine. */
export const selectionExamples = examplesOf({
  machine: selectionMachine,
  races: selectionRaces,
  inputs: {
    'a product': {},
    'a link to a selection': { requested: { colour: 'blue', size: 'm' } },
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
    'add.requested': [{ chosen: { colour: 'red', size: 's' } }],
  },
  outputs: { addToBag: [{ status: 'added' }, { status: 'soldOut' }] },
})
