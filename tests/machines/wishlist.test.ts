import { wishlistExamples } from '#machines/wishlist/wishlistExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...wishlistExamples,
  invariants: {
    'a failure and a missing sign-in are told, nothing else': ({
      event,
      before,
      after,
      emitted,
    }) => {
      const told = emitted.map(({ type }) => type).join()
      if (before.value !== 'sending' || event.type === 'item.toggled') return told === ''
      if (after.value === 'parked') return told === 'signIn.needed'
      return told === ('error' in event ? 'wish.failed' : '')
    },
    'one request at a time': ({ pending }) => pending.length <= 1,
    'each product has one wish at most': ({ after: { context } }) =>
      new Set(context.wishes.map(({ productId }) => productId)).size === context.wishes.length,
    'the newest wish for a product is waiting or under way': ({ event, after: { context } }) =>
      event.type !== 'item.toggled' ||
      !('productId' in event) ||
      !('isSaved' in event) ||
      [context.sending, ...context.wishes].findLast(
        ({ productId }) => productId === event.productId,
      )?.isSaved === event.isSaved,
    'nothing waits at rest': ({ after }) =>
      after.value !== 'resting' || after.context.wishes.length === 0,
    'a wish made while signed out is not lost': ({ event, before, after }) =>
      after.value !== 'parked' ||
      after.context.wishes.length >= Math.max(1, before.context.wishes.length) ||
      event.type === 'item.toggled',
  },
})
