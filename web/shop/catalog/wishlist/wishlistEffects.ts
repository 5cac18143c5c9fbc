import type { ApolloClient } from '@apollo/client'
import type { SaveResponse, WishlistChange } from '@vitrine/machines/wishlist/wishlist.ts'
import { fromPromise } from 'xstate'
import { toApiError } from '#web/core/data/apiError.ts'
import type { PersistedDocument } from '#web/core/data/document.ts'
import { queryOfActor } from '#web/core/data/queryWithSignal.ts'
import {
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
  WishlistIdsDocument,
} from './wishlist.generated.ts'

/**
 * Context of the mutations, which outlive the page, and are not repeated after a sign-in, because the wishlist stores
 * its pending changes itself (wishlist.sign-in.resume).
 */
const context = { waitsForSignIn: false, keepalive: true }

interface Input {
  productId: string
  options?: { option: string; value: string }[]
}

/** The actors of the wishlist machine, whose saved items Apollo's cache stores. */
export function wishlistEffects(client: ApolloClient) {
  return {
    saveItem: fromPromise<SaveResponse, WishlistChange>(async ({ input }) => {
      const mutation: PersistedDocument<unknown, { input: Input }> = input.isSaved
        ? AddToWishlistDocument
        : RemoveFromWishlistDocument
      const { productId, isSaved, chosen } = input
      const options = Object.entries(chosen ?? {}).map(([option, value]) => ({ option, value }))
      const variables = { input: { productId, ...(isSaved && options.length > 0 && { options }) } }
      try {
        await client.mutate({ mutation, variables, context })
      } catch (error) {
        if (toApiError(error).code === 'UNAUTHENTICATED') return { status: 'signedOut' }
        throw error
      }
      updateStoredList(client, input)
      return { status: 'done' }
    }),
    refreshList: fromPromise<unknown>(({ signal }) =>
      queryOfActor(client, {
        query: WishlistIdsDocument,
        fetchPolicy: 'network-only',
        // A request in flight may have been sent before the change.
        context: { queryDeduplication: false },
        signal,
      }),
    ),
  }
}

/** Updates the stored list, so that labels are correct until it has been loaded again. */
function updateStoredList(client: ApolloClient, { productId, isSaved }: WishlistChange) {
  client.cache.updateQuery({ query: WishlistIdsDocument }, (data) => {
    if (!data?.wishlist) return undefined
    const others = data.wishlist.nodes.filter(({ id }) => id !== productId)
    const item = { __typename: 'ProductCard' as const, id: productId }
    return { ...data, wishlist: { ...data.wishlist, nodes: isSaved ? [item, ...others] : others } }
  })
}
