import type { ApolloClient } from '@apollo/client'
import type { AddRequest, CartResponse } from '@vitrine/machines/cart/cart.ts'
import type { UpdateResponse } from '@vitrine/machines/cart/cartLine.ts'
import { fromPromise } from 'xstate'
import { nextTask } from '#web/boot/tasks.ts'
import { trackItems } from '#web/core/analytics.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import { queryOfActor } from '#web/core/data/queryWithSignal.ts'
import { cartToastCopy } from '#web/generated/messages/cartToastCopy.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import {
  AddToCartDocument,
  CartDocument,
  type CartFieldsFragment,
  RemoveCartItemDocument,
  UpdateCartItemDocument,
} from './cart.generated.ts'
import { analyticsItem, reportQuantity } from './cartAnalytics.ts'

const linesOf = ({ items }: Pick<CartFieldsFragment, 'items'>): CartResponse => ({
  lines: items.map(({ key, quantity, quantityLimits }) => ({ key, quantity, ...quantityLimits })),
})

/** The actors of the cart machine, which receives the lines of the bag that Apollo's cache stores. */
export function cartEffects(client: ApolloClient) {
  return {
    refreshCart: fromPromise<CartResponse>(async ({ signal }) => {
      // The first request starts during hydration: a separate task keeps that short.
      await nextTask()
      const { data } = await queryOfActor(client, {
        query: CartDocument,
        fetchPolicy: 'network-only',
        // The response to a request in flight may be older than the change.
        context: { queryDeduplication: false },
        signal,
      })
      return linesOf(cartOf(data))
    }),
    addItem: fromPromise<CartResponse, AddRequest>(({ input }) => add(client, input)),
  }
}

/** The actors of the cart line machine. */
export function lineEffects(client: ApolloClient) {
  /** The items of removed lines by key: restoring needs them, and Apollo's cache no longer has them. */
  const removed = new Map<string, CartFieldsFragment['items'][number] | undefined>()
  return {
    updateLine: fromPromise<UpdateResponse, { key: string; quantity: number }>(
      async ({ input }) => {
        showToast('progress', cartToastCopy.updating, input.key)
        const before = itemOf(client, input.key)
        const variables = { input: { key: input.key, quantity: input.quantity } }
        const mutation = UpdateCartItemDocument
        const cart = await unlessMissing(async () => {
          const { data } = await client.mutate({
            mutation,
            variables,
            context: { keepalive: true },
          })
          return cartOf(data?.updateCartItem)
        })
        if (cart) reportQuantity(before, itemIn(cart, input.key))
        const line = cart && linesOf(cart).lines.find(({ key }) => key === input.key)
        return line ? { status: 'updated', ...line } : { status: 'missing' }
      },
    ),
    removeLine: fromPromise<unknown, { key: string }>(async ({ input }) => {
      const item = itemOf(client, input.key)
      removed.set(input.key, item)
      const variables = { input: { key: input.key } }
      const mutation = RemoveCartItemDocument
      const cart = await unlessMissing(async () => {
        const { data } = await client.mutate({ mutation, variables, context: { keepalive: true } })
        return cartOf(data?.removeCartItem)
      })
      reportQuantity(item, undefined)
      return cart
    }),
    restoreLine: fromPromise<unknown, { key: string; quantity: number }>(({ input }) => {
      showToast('progress', cartToastCopy.adding, input.key)
      const item = removed.get(input.key)
      if (!item) throw toApiError(new Error(`The removed line ${input.key} is unknown`))
      return add(client, repeatedAddRequest(item, input.quantity))
    }),
  }
}

const itemOf = (client: ApolloClient, lineKey: string) =>
  itemIn(client.readQuery({ query: CartDocument })?.cart, lineKey)

const itemIn = (cart: Pick<CartFieldsFragment, 'items'> | null | undefined, lineKey: string) =>
  cart?.items.find(({ key }) => key === lineKey)

/** The request that adds what a line of the bag has again. */
export const repeatedAddRequest = (
  item: CartFieldsFragment['items'][number],
  quantity: number,
): AddRequest => ({
  productId: item.productId,
  quantity,
  chosen: lineChoices(item, false),
  texts: lineChoices(item, true),
})

/** The values of a line by option: what was chosen, or what was typed. */
export const lineChoices = (
  { selectedOptions }: CartFieldsFragment['items'][number],
  isText: boolean,
) =>
  Object.fromEntries(
    selectedOptions
      .filter((selected) => selected.isText === isText)
      .map(({ option, value }) => [option, value]),
  )

async function add(
  client: ApolloClient,
  { productId, quantity, chosen, texts }: AddRequest,
): Promise<CartResponse> {
  const choices = { ...chosen, ...texts }
  const options = Object.entries(choices).map(([option, value]) => ({ option, value }))
  const variables = { input: { productId, quantity, options } }
  const mutation = AddToCartDocument
  const { data } = await client.mutate({ mutation, variables, context: { keepalive: true } })
  const cart = cartOf(data?.addToCart)
  // A line with a text has what a plain one has too.
  const [added] = cart.items
    .filter((item) => isChosen(item, productId, choices))
    .toSorted((a, b) => a.selectedOptions.length - b.selectedOptions.length)
  if (added)
    trackItems('add_to_cart', added.price.currencyCode, [{ ...analyticsItem(added), quantity }])
  return linesOf(cart)
}

const isChosen = (
  item: CartFieldsFragment['items'][number],
  productId: string,
  chosen: AddRequest['chosen'],
) =>
  item.productId === productId &&
  Object.entries(chosen).every(([option, value]) =>
    item.selectedOptions.some((selected) => selected.option === option && selected.value === value),
  )

/** Returns the bag of a response. Throws an ApiError for one without it. */
function cartOf(data: { cart: CartFieldsFragment | null } | undefined): CartFieldsFragment {
  if (!data?.cart) throw toApiError(new Error('The response has no bag'))
  return data.cart
}

/** Returns the bag after a change; undefined if the line no longer exists. */
async function unlessMissing(change: () => Promise<CartFieldsFragment>) {
  try {
    return await change()
  } catch (error) {
    if (toApiError(error).code === 'NOT_FOUND') return undefined
    throw error
  }
}
