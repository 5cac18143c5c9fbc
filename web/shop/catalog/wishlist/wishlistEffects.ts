import { fromPromise } from 'xstate'
import type { SaveResponse, WishlistChange } from '#machines/wishlist/wishlist.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import type { MutationDocument } from '#web/core/data/document.ts'
import type { ShopClient } from '#web/core/data/shopClient.ts'
import {
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
  WishlistIdsDocument,
} from './wishlist.generated.ts'

/** The wishlist stores its pending changes itself (wishlist.sign-in.resume). A request in flight outlives the page. */
const options = { waitsForSignIn: false, keepalive: true }

/** The actors of the wishlist machine. The data client stores the saved items. */
export function wishlistEffects(client: ShopClient) {
  return {
    saveItem: fromPromise<SaveResponse, WishlistChange>(async ({ input }) => {
      const mutation: MutationDocument<unknown, { input: { productId: string } }> = input.isSaved
        ? AddToWishlistDocument
        : RemoveFromWishlistDocument
      const variables = { input: { productId: input.productId } }
      try {
        await client.mutate({ mutation, variables, ...options })
      } catch (error) {
        if (toApiError(error).code === 'UNAUTHENTICATED') return { status: 'signedOut' }
        throw error
      }
      updateStoredList(client, input)
      return { status: 'done' }
    }),
    refreshList: fromPromise<unknown>(({ signal }) =>
      client.query({
        query: WishlistIdsDocument,
        fetchPolicy: 'network-only',
        // A request in flight may have been sent before the change.
        deduplicate: false,
        signal,
      }),
    ),
  }
}

/** Updates the stored list, so that labels are correct until it has been loaded again. */
function updateStoredList(client: ShopClient, { productId, isSaved }: WishlistChange) {
  client.updateQuery({ query: WishlistIdsDocument }, (data) => {
    if (!data?.wishlist) return undefined
    const others = data.wishlist.nodes.filter(({ id }) => id !== productId)
    const item = { __typename: 'ProductCard' as const, id: productId }
    return { ...data, wishlist: { ...data.wishlist, nodes: isSaved ? [item, ...others] : others } }
  })
}
