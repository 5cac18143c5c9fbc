import { examplesOf } from '../tools/machineExamples.ts'
import { selectionMachine } from './selection.ts'

/** Inputs, events and outputs for tests and simulations of the selection machine. */
export const selectionExamples = examplesOf({
  machine: selectionMachine,
  inputs: {
    'a product': {},
    'a link to a selection': { requested: { colour: 'blue', size: 'm' } },
  },
  events: {
    'swatch.selected': ['red', 'blue', 's', 'm'].map((swatch) => ({
      option: swatch.length === 1 ? 'size' : 'colour',
      swatch,
    })),
    'link.followed': [{ requested: {} }, { requested: { colour: 'red' } }],
    'add.requested': [{ chosen: { colour: 'red', size: 's' } }],
  },
  outputs: { addToBag: [{ status: 'added' }, { status: 'soldOut' }] },
})
