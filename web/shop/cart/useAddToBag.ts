import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useCallback } from 'react'
import type { AddReply } from '#machines/selection.ts'
import type { Chosen } from '#machines/variations.ts'
import { showToast } from '#web/ui/toast.ts'
import { useOverlays } from '../content/overlays.ts'
import { useAddToCartMutation } from './cart.generated.ts'

const toast = 'add-to-bag'

/** Puts one piece into the bag, says how it went, and opens the bag (SPEC §4, §8 Cart). */
export function useAddToBag(productId: string) {
  const [addToCart] = useAddToCartMutation()
  const { open } = useOverlays()
  return useCallback(
    async (chosen: Chosen): Promise<AddReply> => {
      showToast('progress', 'Adding to cart...', toast)
      const variation = Object.entries(chosen).map(([attribute, value]) => ({ attribute, value }))
      try {
        await addToCart({ variables: { input: { productId, quantity: 1, variation } } })
      } catch (error) {
        return refused(error)
      }
      showToast('success', 'Item added to cart', toast)
      open('bag')
      return { status: 'added' }
    },
    [addToCart, open, productId],
  )
}

/** Sold out in the meantime is an answer; anything else is a failure. */
function refused(error: unknown): AddReply {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : []
  showToast('error', first?.message || 'Failed to add item to cart', toast)
  if (first?.extensions?.['code'] === 'OUT_OF_STOCK') return { status: 'soldOut' }
  throw error
}
