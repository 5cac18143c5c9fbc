import { fromPromise } from 'xstate'
import type { SaveReply, WishlistChange } from '#machines/wishlist/wishlist.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import type { MutationDocument } from '#web/core/data/document.ts'
import type { ShopClient } from '#web/core/data/shopClient.ts'
import {
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
  WishlistIdsDocument,
} from './wishlist.generated.ts'

/**
 * The wishlist retains its pending changes through a sign-in, so the session need not (DESIGN §5). A change in flight
 * outlives the page.
 */
const sending = { waitsForSignIn: false, keepalive: true }

/** The requests of the wishlist; the saved items are in the data client. */
export function wishlistEffects(client: ShopClient) {
  return {
    saveItem: fromPromise<SaveReply, WishlistChange>(async ({ input }) => {
      const mutation: MutationDocument<unknown, { productId: string }> = input.isSaved
        ? AddToWishlistDocument
        : RemoveFromWishlistDocument
      const variables = { productId: input.productId }
      try {
        await client.mutate({ mutation, variables, ...sending })
      } catch (error) {
        if (toApiError(error).code === 'UNAUTHENTICATED') return { status: 'signedOut' }
        throw error
      }
      noteInCache(client, input)
      return { status: 'done' }
    }),
    refreshList: fromPromise<unknown>(({ signal }) =>
      client.query({
        query: WishlistIdsDocument,
        fetchPolicy: 'network-only',
        // A response to a request from before the last change, such as the page's first, does not include it.
        deduplicate: false,
        signal,
      }),
    ),
  }
}

/** The label stays right while the list is fetched anew. */
function noteInCache(client: ShopClient, { productId, isSaved }: WishlistChange) {
  client.updateQuery({ query: WishlistIdsDocument }, (data) => {
    if (!data?.wishlist) return undefined
    const others = data.wishlist.filter(({ id }) => id !== productId)
    const item = { __typename: 'ProductCard' as const, id: productId }
    return { ...data, wishlist: isSaved ? [item, ...others] : others }
  })
}
