import { selectionExamples } from '#machines/selection/selectionExamples.ts'
import { isComplete, isSoldOut, possibleVariations } from '#machines/selection/variations.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...selectionExamples,
  invariants: {
    'the label says what the choice is': ({ after }) => {
      const { product, chosen } = after.context
      const possible = possibleVariations(product, chosen).length > 0
      if (after.matches({ choice: 'unavailable' })) return !possible
      if (after.matches({ choice: 'soldOut' })) return possible && isSoldOut(product, chosen)
      if (after.matches({ choice: 'complete' })) return possible && isComplete(product, chosen)
      return possible && !isComplete(product, chosen)
    },
    'only what is complete and in stock sets off to the bag': ({ before, after }) =>
      before.matches({ addToBag: 'adding' }) ||
      !after.matches({ addToBag: 'adding' }) ||
      before.matches({ choice: 'complete' }),
    'while adding, exactly one request is under way': ({ after, pending }) =>
      pending.length === (after.matches({ addToBag: 'adding' }) ? 1 : 0),
    'a picked swatch stays picked, whatever its stock': ({ event, after }) =>
      event.type !== 'swatch.selected' ||
      !('swatch' in event) ||
      Object.values(after.context.chosen).includes(String(event.swatch)),
    'a refusal marks what was asked for as sold out': ({ before, after }) =>
      before.matches({ addToBag: 'rejected' }) ||
      !after.matches({ addToBag: 'rejected' }) ||
      isSoldOut(after.context.product, after.context.submitted),
  },
})
