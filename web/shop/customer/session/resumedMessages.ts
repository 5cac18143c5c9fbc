interface ResumedMessages {
  /** Shown after success unless the server sends a message; without it nothing is shown. */
  done?: string
  failed: string
}

/** By the mutation's name. */
const messages: Record<string, ResumedMessages> = {
  AddToCart: { done: 'Item added to cart', failed: 'Failed to add item to cart' },
  UpdateCartItem: { done: 'Item updated successfully', failed: 'Failed to update item' },
  RemoveCartItem: { done: 'Item removed successfully', failed: 'Failed to remove item' },
  ApplyCoupon: { done: 'Coupon applied', failed: 'Something went wrong' },
  RemoveCoupon: { done: 'Coupon removed', failed: 'Something went wrong' },
  CancelOrder: { done: 'Order canceled successfully', failed: 'Failed to cancel order' },
  AddAddress: {
    done: 'Your address has been saved.',
    failed: 'Something went wrong, please try again.',
  },
  UpdateAddress: {
    done: 'Your address has been saved.',
    failed: 'Something went wrong, please try again.',
  },
  RemoveAddress: {
    done: 'Your address has been removed.',
    failed: 'Something went wrong, please try again.',
  },
  UpdateProfile: {
    done: 'Your details have been saved.',
    failed: "Your details couldn't be saved. Please try again.",
  },
  SubmitForm: { done: 'Subscribed successfully', failed: 'Something went wrong' },
}

/** Returns the messages of a mutation that is repeated after a sign-in (session.expired.resume, errors.cart.*). */
export function resumedMessages({ name }: { name: string }): ResumedMessages {
  return messages[name] ?? { failed: 'Something went wrong' }
}
