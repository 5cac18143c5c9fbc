import { wishlistExamples } from '#machines/wishlist/wishlistExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...wishlistExamples,
  invariants: {
    'emits failures and required sign-ins only': ({ event, before, after, emitted }) => {
      const types = emitted.map(({ type }) => type).join()
      if (before.value !== 'saving' || event.type === 'item.toggled') return types === ''
      if (after.value === 'awaitingSignIn') return types === 'signIn.required'
      return types === ('error' in event ? 'change.failed' : '')
    },
    'has at most one request in flight': ({ pending }) => pending.length <= 1,
    'has at most one pending change per product': ({ after: { context } }) =>
      new Set(context.pendingChanges.map(({ productId }) => productId)).size ===
      context.pendingChanges.length,
    'the latest change of a product is queued or in flight': ({ event, after: { context } }) =>
      event.type !== 'item.toggled' ||
      !('productId' in event) ||
      !('isSaved' in event) ||
      [context.currentChange, ...context.pendingChanges].findLast(
        ({ productId }) => productId === event.productId,
      )?.isSaved === event.isSaved,
    'has no pending changes when idle': ({ after }) =>
      after.value !== 'idle' || after.context.pendingChanges.length === 0,
    'retains a change made while signed out': ({ event, before, after }) =>
      after.value !== 'awaitingSignIn' ||
      after.context.pendingChanges.length >= Math.max(1, before.context.pendingChanges.length) ||
      event.type === 'item.toggled',
  },
})
