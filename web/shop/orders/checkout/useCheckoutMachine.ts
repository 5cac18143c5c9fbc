import { useApolloClient } from '@apollo/client/react'
import {
  type CheckoutStep,
  checkoutMachine,
  idempotencyKey,
  type PlaceResponse,
} from '@vitrine/machines/checkout/checkout.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type ActorRefFrom, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { useActorRef, withActors } from '#web/core/machines.ts'
import { randomId } from '#web/lib/randomId.ts'
import { storage } from '#web/lib/storage.ts'
import { postToTabs } from '#web/lib/tabChannel.ts'
import { pathTo } from '#web/paths.ts'
import { useCartActor } from '#web/shop/cart/CartProvider.tsx'
import { CartDocument } from '#web/shop/cart/cart.generated.ts'
import type { CartActor } from '#web/shop/cart/cartActor.ts'
import { analyticsPurchase } from './checkoutAnalytics.ts'
import { type CheckoutDraft, storedDraft } from './checkoutDraft.ts'
import { type OrderBody, orderBody } from './checkoutOrder.ts'
import { placeOrder } from './placeOrder.ts'
import { rememberPurchase } from './purchases.ts'

/**
 * An order that was sent, stored until its response arrives, because a retry must send the same (checkout.place.retry).
 */
interface PendingOrder {
  /** The start of the idempotency key. */
  seed: string
  attempt: number
  /** The total that the shopper has seen. */
  expectedTotal: number
  body: OrderBody
}

const isBody = (value: unknown) => typeof value === 'object' && value !== null

const pendingSchema = z.object({
  seed: z.string(),
  attempt: z.number(),
  expectedTotal: z.number(),
  body: z.custom<OrderBody>(isBody),
})

/** The order whose response has not arrived, stored across reloads. */
const pendingOrder = storage<PendingOrder>('checkout.pending', pendingSchema)

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/**
 * Runs the checkout machine: sends the draft once per idempotency key and opens the confirmation page
 * (checkout.place.*).
 */
export function useCheckoutMachine(current: () => CheckoutDraft, step: CheckoutStep) {
  const client = useApolloClient()
  const bag = useCartActor()
  const [, navigate] = useLocation()
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({})
  const method = useRef<string | null>(null)
  const accessKey = useRef<string | null | undefined>(null)
  const [start] = useState(() => {
    const unconfirmed = pendingOrder.read()
    return unconfirmed
      ? { seed: unconfirmed.seed, step: 'review' as const, unconfirmed }
      : { seed: randomId(), step }
  })
  const machine = useMemo(
    () =>
      withActors(checkoutMachine, () => ({
        placeOrder: fromPromise<PlaceResponse, { key: string; expectedTotal: number }>(
          async ({ input: { key, expectedTotal } }) => {
            const previous = pendingOrder.read()
            const draft = current()
            const isRetry = previous && idempotencyKey(previous) === key
            const body = isRetry ? previous.body : orderBody(draft)
            const attempt = Number(key.slice(start.seed.length + 1))
            pendingOrder.write({ seed: start.seed, attempt, expectedTotal, body })
            const request = { body, key, expectedTotal, contact: draft.contact }
            const cart = client.readQuery({ query: CartDocument })?.cart
            const placed = await placeOrder(client, request)
            if (placed.reply.status === 'placed' && cart)
              rememberPurchase(analyticsPurchase(placed.reply.orderId, cart))
            pendingOrder.remove()
            setFieldErrors(placed.fields ?? {})
            accessKey.current = placed.accessKey
            method.current = body.paymentMethod
            // Either the order emptied the bag, or the bag had changed before.
            bag.send({ type: 'cart.invalidated' })
            return placed.reply
          },
        ),
      })),
    [client, bag, current, start],
  )
  const actor = useActorRef(machine, { input: start })
  useEffect(() => {
    const subscription = actor.on('order.placed', ({ orderId }) => {
      storedDraft.remove()
      postToTabs('cart', 'changed')
      const key = accessKey.current ? `?key=${encodeURIComponent(accessKey.current)}` : ''
      // Cards are entered in a document of its own.
      if (method.current === 'CARD') location.replace(pathTo('cardPayment', { orderId }) + key)
      else navigate(pathTo('orderReceived', { orderId }) + key, { replace: true })
    })
    return () => subscription.unsubscribe()
  }, [actor, navigate])
  useEffect(() => followCart(bag, actor), [bag, actor])
  return { actor, fieldErrors }
}

/**
 * Notifies the checkout when the bag changes and when it has settled, but not when it is only loaded again
 * (checkout.cart.*).
 */
function followCart(bag: CartActor, checkout: CheckoutActor) {
  let last: 'settled' | 'empty' | undefined
  const follow = (state: ReturnType<CartActor['getSnapshot']>) => {
    if (checkout.getSnapshot().status !== 'active') return
    if (state.matches({ content: { loaded: 'refreshing' } })) return
    if (state.matches({ content: { loaded: 'settled' } })) {
      const isEmpty = state.context.lines.length === state.context.removedLines.length
      const next = isEmpty ? 'empty' : 'settled'
      if (last && next !== last) checkout.send({ type: 'cart.changed' })
      last = next
      checkout.send({ type: 'cart.settled', isEmpty })
    } else {
      last = undefined
      checkout.send({ type: 'cart.changed' })
    }
  }
  follow(bag.getSnapshot())
  const subscription = bag.subscribe(follow)
  return () => subscription.unsubscribe()
}
