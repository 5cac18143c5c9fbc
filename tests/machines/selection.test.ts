import { selectionExamples } from '#machines/selection/selectionExamples.ts'
import { isComplete, isSoldOut, possibleVariations } from '#machines/selection/variations.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...selectionExamples,
  invariants: {
    'the state matches the selection': ({ after }) => {
      const { product, chosen } = after.context
      const possible = possibleVariations(product, chosen).length > 0
      if (after.matches({ choice: 'unavailable' })) return !possible
      if (after.matches({ choice: 'soldOut' })) return possible && isSoldOut(product, chosen)
      if (after.matches({ choice: 'complete' })) return possible && isComplete(product, chosen)
      return possible && !isComplete(product, chosen)
    },
    'adds only complete selections in stock': ({ before, after }) =>
      before.matches({ addToBag: 'adding' }) ||
      !after.matches({ addToBag: 'adding' }) ||
      before.matches({ choice: 'complete' }),
    'has exactly one request in flight while adding': ({ after, pending }) =>
      pending.length === (after.matches({ addToBag: 'adding' }) ? 1 : 0),
    'keeps a chosen swatch, whatever its stock': ({ event, after }) =>
      event.type !== 'swatch.selected' ||
      !('swatch' in event) ||
      Object.values(after.context.chosen).includes(String(event.swatch)),
    'marks a rejected selection as sold out': ({ before, after }) =>
      before.matches({ addToBag: 'rejected' }) ||
      !after.matches({ addToBag: 'rejected' }) ||
      isSoldOut(after.context.product, after.context.submitted),
  },
})
