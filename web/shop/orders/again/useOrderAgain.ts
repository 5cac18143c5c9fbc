import { useState } from 'react'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { useSubmission } from '#web/core/useSubmission.ts'
import { useCartActor } from '#web/shop/cart/CartProvider.tsx'
import { type OrderAgainMutation, useOrderAgainMutation } from '../orders.generated.ts'
import { againCopy } from './copy.ts'

/** The number of pieces in the bag now, and the items that are not available. */
export interface Outcome {
  added: number
  unavailable: NonNullable<NonNullable<OrderAgainMutation['orderAgain']>['unavailable']>
}

/** Orders the pieces of an order again and opens the bag with them (orders.again.bag). */
export function useOrderAgain(input: { orderId: string; key: string | null }) {
  const [orderAgain] = useOrderAgainMutation()
  const bag = useCartActor()
  const open = useOpenOverlay()
  const [result, setResult] = useState<Outcome>()
  const submission = useSubmission(async () => {
    const { data } = await orderAgain({ variables: { input } })
    const { added, unavailable } = data?.orderAgain ?? {}
    setResult({ added: added ?? 0, unavailable: unavailable ?? [] })
    bag.send({ type: 'cart.invalidated' })
    if (added) open('bag')
    return undefined
  }, againCopy.failure)
  return {
    result,
    isPending: submission.isPending,
    /** The message of a failed attempt. */
    failure: submission.hasFailed ? submission.message : undefined,
    start: () => void submission.onSubmit({}),
  }
}
