import { createEmptyActor } from 'xstate'
import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { selectionMachine } from './selection.ts'

/** Events of the selection machine whose order matters, and why that is right. */
const selectionRaces: readonly AllowedRace[] = [
  {
    events: [
      ['swatch.selected', 'selection.cleared', 'link.followed'],
      ['swatch.selected', 'selection.cleared', 'link.followed', 'add.requested'],
    ],
    fields: ['picked', 'requested'],
    reason: 'The shopper’s last choice counts; what is added was chosen until then.',
  },
  {
    events: [['text.switched', 'text.entered'], ['text.switched']],
    fields: ['texts'],
    reason: 'The shopper’s last change counts.',
  },
  {
    events: [['add.requested', 'add.finished'], ['add.finished']],
    states: ['added', 'adding', 'failed', 'rejected'],
    reason:
      'A press while the add is in flight is ignored; after its report it is another add. The bag reports each add once.',
  },
]

const cart = createEmptyActor()
const request = { productId: '7', quantity: 1, chosen: { colour: 'red', size: 's' } }

/** Inputs, events and outputs for tests and simulations of the selection machine. */
export const selectionExamples = defineExamples({
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
