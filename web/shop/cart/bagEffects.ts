import { fromPromise } from 'xstate'
import type { UpdateReply } from '#machines/cart/cartLineSetup.ts'
import type { AddRequest, CartReply } from '#machines/cart/cartSetup.ts'
import { nextTask } from '#web/boot/nextTask.ts'
import { ApiError, toApiError } from '#web/core/data/apiError.ts'
import type { ShopClient } from '#web/core/data/shopClient.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import {
  AddToCartDocument,
  CartDocument,
  type CartFieldsFragment,
  RemoveCartItemDocument,
  UpdateCartItemDocument,
} from './cart.generated.ts'

/** Creates the error of a request whose response does not contain the bag. */
const failure = (message: string, code = 'UNREACHABLE') =>
  new ApiError({ message, extensions: { code } })

const linesOf = ({ items }: Pick<CartFieldsFragment, 'items'>): CartReply => ({
  lines: items.map(({ key, quantity, quantityLimits }) => ({ key, quantity, ...quantityLimits })),
})

/** The actors of the cart machine. The data client stores the bag; the machine receives its lines. */
export function bagEffects(client: ShopClient) {
  return {
    refreshCart: fromPromise<CartReply>(async ({ signal }) => {
      // The first request starts during hydration: a separate task keeps that short.
      await nextTask()
      const { data } = await client.query({
        query: CartDocument,
        fetchPolicy: 'network-only',
        // The response to a request in flight may be older than the change.
        deduplicate: false,
        signal,
      })
      if (!data?.cart) throw failure('Failed to fetch cart data')
      return linesOf(data.cart)
    }),
    addItem: fromPromise<CartReply, AddRequest>(({ input }) => add(client, input)),
  }
}

/** The actors of the cart line machine. */
export function lineEffects(client: ShopClient) {
  /** The items of removed lines by key: restoring needs them, and the data client no longer has them. */
  const removed = new Map<string, CartFieldsFragment['items'][number] | undefined>()
  return {
    updateLine: fromPromise<UpdateReply, { key: string; quantity: number }>(async ({ input }) => {
      showToast('progress', 'Updating...', input.key)
      const cart = await bagOf('Failed to update item', async () => {
        const variables = { key: input.key, quantity: input.quantity }
        const { data } = await client.mutate({
          mutation: UpdateCartItemDocument,
          variables,
          keepalive: true,
        })
        return data?.updateCartItem
      })
      const line =
        cart === 'missing' ? undefined : linesOf(cart).lines.find(({ key }) => key === input.key)
      return line ? { status: 'updated', ...line } : { status: 'missing' }
    }),
    removeLine: fromPromise<unknown, { key: string }>(({ input }) => {
      showToast('progress', 'Removing...', input.key)
      removed.set(input.key, itemOf(client, input.key))
      return bagOf('Failed to remove item', async () => {
        const variables = { key: input.key }
        const { data } = await client.mutate({
          mutation: RemoveCartItemDocument,
          variables,
          keepalive: true,
        })
        return data?.removeCartItem
      })
    }),
    restoreLine: fromPromise<unknown, { key: string; quantity: number }>(({ input }) => {
      showToast('progress', 'Adding to cart...', input.key)
      const item = removed.get(input.key)
      if (!item) throw failure('Failed to add item to cart', 'NOT_FOUND')
      const chosen = Object.fromEntries(
        item.variation.map(({ attribute, value }) => [attribute, value]),
      )
      return add(client, { productId: item.productId, quantity: input.quantity, chosen })
    }),
  }
}

const itemOf = (client: ShopClient, lineKey: string) =>
  client.readQuery({ query: CartDocument })?.cart?.items.find(({ key }) => key === lineKey)

async function add(
  client: ShopClient,
  { productId, quantity, chosen }: AddRequest,
): Promise<CartReply> {
  const variation = Object.entries(chosen).map(([attribute, value]) => ({ attribute, value }))
  const cart = await bagOf('Failed to add item to cart', async () => {
    const { data } = await client.mutate({
      mutation: AddToCartDocument,
      variables: { input: { productId, quantity, variation } },
      keepalive: true,
    })
    return data?.addToCart
  })
  if (cart === 'missing') throw failure('Failed to add item to cart', 'NOT_FOUND')
  return linesOf(cart)
}

/** Returns the bag of a response, or `missing` if the line does not exist. Rejects with the message for the shopper. */
async function bagOf(
  fallbackMessage: string,
  call: () => Promise<CartFieldsFragment | null | undefined>,
): Promise<CartFieldsFragment | 'missing'> {
  try {
    const cart = await call()
    if (cart) return cart
  } catch (error) {
    const { code, message } = toApiError(error)
    if (code === 'NOT_FOUND') return 'missing'
    throw failure(message || fallbackMessage, code)
  }
  throw failure(fallbackMessage)
}
