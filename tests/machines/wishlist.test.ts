import type { WishlistChange, wishlistMachine } from '@vitrine/machines/wishlist/wishlist.ts'
import { wishlistExamples } from '@vitrine/machines/wishlist/wishlistExamples.ts'
import type { ContextFrom } from 'xstate'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

type Context = ContextFrom<typeof wishlistMachine>

/** The event that a guest's toggle emits (wishlist.guest.*). */
function keptOrFull(event: object, { pendingChanges, maxGuestItems }: Context) {
  if (!('isSaved' in event && event.isSaved)) return ''
  return pendingChanges.length < maxGuestItems ? 'guestItem.kept' : 'guestList.full'
}

/** The event when the visitor turns out to be a guest, who may have saved an item by then. */
function afterIdentification(event: object, { pendingChanges, maxGuestItems }: Context) {
  if (pendingChanges.length === 0) return ''
  const stored = 'items' in event && Array.isArray(event.items) ? event.items.length : 0
  return stored < maxGuestItems ? 'guestItem.kept' : 'guestList.full'
}

/** An item that a visitor removed before the session was known. */
const removals = ({ value, context: { pendingChanges } }: { value: string; context: Context }) =>
  value === 'identifying' ? pendingChanges.filter(({ isSaved }) => !isSaved) : []

describeMachine({
  ...wishlistExamples,
  invariantClauses: ['wishlist.toggle.latest'],
  invariants: {
    'emits failures, required sign-ins and what a guest keeps only': ({
      event,
      before,
      after,
      emitted,
    }) => {
      const types = emitted.map(({ type }) => type).join()
      if (before.value === 'identifying' && after.value === 'guest')
        return types === afterIdentification(event, before.context)
      if (before.value === 'guest' && event.type === 'item.toggled')
        return types === keptOrFull(event, before.context)
      if (before.value !== 'saving' || !event.type.startsWith('xstate.')) return types === ''
      if (after.value === 'awaitingSignIn') return types === 'signIn.required'
      return types === ('error' in event ? 'change.failed' : '')
    },
    'has at most one request in flight': ({ pending }) => pending.length <= 1,
    'has at most one pending change per product': ({ after: { context } }) =>
      new Set(context.pendingChanges.map(({ productId }) => productId)).size ===
      context.pendingChanges.length,
    'the latest change of a product is queued or in flight': ({
      event,
      after: { context, value },
    }) =>
      value === 'guest' ||
      event.type !== 'item.toggled' ||
      !('productId' in event) ||
      !('isSaved' in event) ||
      [context.currentChange, ...context.pendingChanges].findLast(
        ({ productId }) => productId === event.productId,
      )?.isSaved === event.isSaved,
    'a guest’s list has saved products only, without requests': ({
      after: { context, value },
      pending,
    }) =>
      value !== 'guest' ||
      (pending.length === 0 && context.pendingChanges.every(({ isSaved }) => isSaved)),
    'a guest’s toggle is in the list at once': ({ event, after: { context, value } }) =>
      value !== 'guest' ||
      event.type !== 'item.toggled' ||
      !('productId' in event) ||
      !('isSaved' in event) ||
      context.pendingChanges.length === context.maxGuestItems ||
      context.pendingChanges.some(({ productId }) => productId === event.productId) ===
        event.isSaved,
    'the change in flight is one that was queued': ({ after: { context, value } }) =>
      value !== 'saving' ||
      (context.currentChange.productId !== '' &&
        !context.pendingChanges.includes(context.currentChange)),
    'a guest’s list has the items of the device': ({ event, before, after }) =>
      after.value !== 'guest' ||
      !('items' in event) ||
      (event.items as readonly WishlistChange[]).every(({ productId }) =>
        [...after.context.pendingChanges, ...removals(before)].some(
          (change) => change.productId === productId,
        ),
      ),
    'a guest’s list follows that of another tab': ({ event, before, after }) =>
      before.value !== 'guest' ||
      event.type !== 'guest.identified' ||
      ('items' in event && after.context.pendingChanges === event.items),
    'has no pending changes when idle': ({ after }) =>
      after.value !== 'idle' || after.context.pendingChanges.length === 0,
    'retains a change made while signed out': ({ event, before, after }) =>
      after.value !== 'awaitingSignIn' ||
      after.context.pendingChanges.length >= Math.max(1, before.context.pendingChanges.length) ||
      event.type === 'item.toggled',
  },
})
