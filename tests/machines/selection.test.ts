import { selectionMachine } from '#machines/selection.ts'
import { isComplete, isSoldOut, possibleVariations } from '#machines/variations.ts'
import { describeMachine } from '#tests/support/testModel.ts'

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

describeMachine({
  machine: selectionMachine,
  starts: {
    'a dress': dress,
    'a link to a dress that does not exist': { ...dress, asked: { colour: 'blue', size: 'm' } },
    'a scarf': scarf,
  },
  events: {
    'swatch.picked': ['red', 'blue', 's', 'm'].map((swatch) => ({
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
  invariants: {
    'the label says what the choice is': ({ after }) => {
      const { product, chosen } = after.context
      const possible = possibleVariations(product, chosen).length > 0
      if (after.matches({ choice: 'conflicting' })) return !possible
      if (after.matches({ choice: 'soldOut' })) return possible && isSoldOut(product, chosen)
      if (after.matches({ choice: 'complete' })) return possible && isComplete(product, chosen)
      return possible && !isComplete(product, chosen)
    },
    'only what is complete and in stock sets off to the bag': ({ before, after }) =>
      before.matches({ bag: 'adding' }) ||
      !after.matches({ bag: 'adding' }) ||
      before.matches({ choice: 'complete' }),
    'while adding, exactly one request is under way': ({ after, underWay }) =>
      underWay.length === (after.matches({ bag: 'adding' }) ? 1 : 0),
    'a picked swatch stays picked, whatever its stock': ({ event, after }) =>
      event.type !== 'swatch.picked' ||
      !('swatch' in event) ||
      Object.values(after.context.chosen).includes(String(event.swatch)),
    'a refusal marks what was asked for as sold out': ({ before, after }) =>
      before.matches({ bag: 'refused' }) ||
      !after.matches({ bag: 'refused' }) ||
      isSoldOut(after.context.product, after.context.adding),
  },
})
