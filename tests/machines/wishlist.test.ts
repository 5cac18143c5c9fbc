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
      if (before.value !== 'saving' || event.type === 'item.toggled') return told === ''
      if (after.value === 'awaitingSignIn') return told === 'signIn.required'
      return told === ('error' in event ? 'change.failed' : '')
    },
    'one request at a time': ({ pending }) => pending.length <= 1,
    'each product has one wish at most': ({ after: { context } }) =>
      new Set(context.pendingChanges.map(({ productId }) => productId)).size ===
      context.pendingChanges.length,
    'the newest wish for a product is waiting or under way': ({ event, after: { context } }) =>
      event.type !== 'item.toggled' ||
      !('productId' in event) ||
      !('isSaved' in event) ||
      [context.currentChange, ...context.pendingChanges].findLast(
        ({ productId }) => productId === event.productId,
      )?.isSaved === event.isSaved,
    'nothing waits at rest': ({ after }) =>
      after.value !== 'idle' || after.context.pendingChanges.length === 0,
    'a wish made while signed out is not lost': ({ event, before, after }) =>
      after.value !== 'awaitingSignIn' ||
      after.context.pendingChanges.length >= Math.max(1, before.context.pendingChanges.length) ||
      event.type === 'item.toggled',
  },
})
