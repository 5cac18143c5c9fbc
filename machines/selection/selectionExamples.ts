import { examplesOf } from '../tools/machineExamples.ts'
import { selectionMachine } from './selection.ts'

/** Red comes in S and, sold out, in M; blue in S only. */
const dress = {
  options: [
    { slug: 'colour', swatches: ['red', 'blue'] },
    { slug: 'size', swatches: ['s', 'm'] },
  ],
  variations: [
    { terms: { colour: 'red', size: 's' }, inStock: true },
    { terms: { colour: 'red', size: 'm' }, inStock: false },
    { terms: { colour: 'blue', size: 's' }, inStock: true },
  ],
}
const scarf = { options: [], variations: [{ terms: {}, inStock: true }] }

/** Inputs, events and outputs for tests and simulations of the selection machine. */
export const selectionExamples = examplesOf({
  machine: selectionMachine,
  inputs: {
    'a dress': dress,
    'a link to a dress that does not exist': { ...dress, requested: { colour: 'blue', size: 'm' } },
    'a scarf': scarf,
  },
  events: {
    'swatch.selected': ['red', 'blue', 's', 'm'].map((swatch) => ({
      option: swatch.length === 1 ? 'size' : 'colour',
      swatch,
    })),
    'stock.refreshed': ({ product }) =>
      [true, false].map((inStock) => ({
        variations: product.variations.map((variation) => ({ ...variation, inStock })),
      })),
    'product.changed': [{ ...scarf }],
  },
  outputs: { addToBag: [{ status: 'added' }, { status: 'soldOut' }] },
})
