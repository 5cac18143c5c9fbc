import { useState } from 'react'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { useSubmission } from '#web/core/useSubmission.ts'
import { useBagActor } from '#web/shop/cart/BagProvider.tsx'
import {
  OrderAgainDocument,
  type OrderAgainMutation,
  type OrderAgainMutationVariables,
} from '../orders.generated.ts'
import { againCopy } from './copy.ts'

/** Orders the pieces of an order again and opens the bag with them (orders.again.bag). */
export function useOrderAgain(variables: OrderAgainMutationVariables) {
  const client = useShopClient()
  const bag = useBagActor()
  const open = useOpenOverlay()
  const [result, setResult] = useState<OrderAgainMutation['orderAgain']>()
  const submission = useSubmission(async () => {
    const { data } = await client.mutate({ mutation: OrderAgainDocument, variables })
    setResult(data?.orderAgain)
    bag.send({ type: 'cart.invalidated' })
    if (data && data.orderAgain.added > 0) open('bag')
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
