import { useCallback } from 'react'
import type { AddRequest } from '#machines/cart/cartSetup.ts'
import type { AddInput, AddResponse } from '#machines/selection/selection.ts'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { useCartActor } from './CartProvider.tsx'

const toast = 'add-to-bag'

/** Adds one of a product to the bag, as `useAddItem` does. */
export function useAddToCart(productId: string) {
  const addItem = useAddItem()
  return useCallback(
    ({ chosen, texts }: AddInput) => addItem({ productId, quantity: 1, chosen, texts }),
    [addItem, productId],
  )
}

/**
 * Adds an item to the bag, shows the result as a toast and opens the mini cart (product.add.success.mini-cart,
 * errors.cart.*).
 */
export function useAddItem() {
  const bag = useCartActor()
  const open = useOpenOverlay()
  return useCallback(
    (request: AddRequest) =>
      new Promise<AddResponse>((resolve, reject) => {
        const subscription = bag.on('add.finished', (event) => {
          if (event.request !== request) return
          subscription.unsubscribe()
          if (event.outcome === 'added') {
            showToast('success', 'Item added to cart', toast)
            open('bag')
            resolve({ status: 'added' })
          } else {
            showToast('error', event.message, toast)
            if (event.code === 'OUT_OF_STOCK') resolve({ status: 'soldOut' })
            else reject(new Error(event.message))
          }
        })
        showToast('progress', 'Adding to cart...', toast)
        bag.send({ type: 'add.requested', request })
      }),
    [bag, open],
  )
}
