import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { fromPromise } from 'xstate'
import type { SaveReply, Wish } from '#machines/wishlist.ts'
import {
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
  WishlistIdsDocument,
} from './wishlist.generated.ts'

/**
 * The wishlist keeps its own wishes through a sign-in, so the session need not (DESIGN §5). A wish on its way survives
 * the page that it was made on.
 */
const context = { asksItself: true, fetchOptions: { keepalive: true } }

/** The requests behind the wishlist; what is saved stands in Apollo's cache. */
export function wishlistEffects(client: ApolloClient) {
  return {
    saveItem: fromPromise<SaveReply, Wish>(async ({ input }) => {
      const mutation = input.isSaved ? AddToWishlistDocument : RemoveFromWishlistDocument
      const variables = { productId: input.productId }
      try {
        await client.mutate({ mutation, variables, context })
      } catch (error) {
        const [first] = CombinedGraphQLErrors.is(error) ? error.errors : []
        if (first?.extensions?.['code'] === 'UNAUTHENTICATED') return { status: 'signedOut' }
        throw new Error(first?.message ?? '')
      }
      noteInCache(client, input)
      return { status: 'done' }
    }),
    refetchList: fromPromise<unknown>(({ signal }) =>
      client.query({
        query: WishlistIdsDocument,
        fetchPolicy: 'network-only',
        // An answer asked for before the last wish was sent, as the page's first may be, knows nothing of it.
        context: { queryDeduplication: false, fetchOptions: { signal } },
      }),
    ),
  }
}

/** The label stays right while the list is fetched anew. */
function noteInCache(client: ApolloClient, { productId, isSaved }: Wish) {
  client.cache.updateQuery({ query: WishlistIdsDocument }, (data) => {
    if (!data?.wishlist) return undefined
    const others = data.wishlist.filter(({ id }) => id !== productId)
    const item = { __typename: 'ProductCard' as const, id: productId }
    return { ...data, wishlist: isSaved ? [item, ...others] : others }
  })
}
