interface Words {
  /** Said once it is done, unless the server says more; without it there is only what is shown. */
  done?: string
  failed: string
}

/** The words of SPEC §8 for what a sign-in interrupted, by the mutation's name. */
const wordsOfMutations: Record<string, Words> = {
  AddToCart: { done: 'Item added to cart', failed: 'Failed to add item to cart' },
  UpdateCartItem: { done: 'Item updated successfully', failed: 'Failed to update item' },
  RemoveCartItem: { done: 'Item removed successfully', failed: 'Failed to remove item' },
  ApplyCoupon: { done: 'Coupon applied', failed: 'Something went wrong' },
  RemoveCoupon: { done: 'Coupon removed', failed: 'Something went wrong' },
  CancelOrder: { done: 'Order canceled successfully', failed: 'Failed to cancel order' },
  SubmitForm: { done: 'Subscribed successfully', failed: 'Something went wrong' },
}

/** What is said of an interrupted mutation that goes on after a sign-in (SPEC §8). */
export function wordsOfResumed({ name }: { name: string }): Words {
  return wordsOfMutations[name] ?? { failed: 'Something went wrong' }
}
