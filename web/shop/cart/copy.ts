/** Copy that shoppers read in the bag, where the specification does not fix the wording. */
export const cartCopy = {
  removeQuestion: 'Remove this item?',
  removeText: (name: string | undefined) => `${name ?? 'This item'} will be removed from your bag.`,
  reduced: (left: number, before: number) =>
    `Only ${left} left. We've changed your quantity from ${before}.`,
  freeDelivery: 'You have free standard delivery.',
  untilFreeDelivery: 'away from free standard delivery',
  freeDeliveryProgress: 'Progress towards free delivery',
  checkout: 'Checkout',
  continueShopping: 'Continue shopping',
  tryAgain: 'Try again',
  remove: 'Remove',
  removeItem: (name: string) => `Remove ${name}`,
  save: 'Save for later',
  saveItem: (name: string) => `Save ${name} for later`,
  removed: (name: string) => `${name} removed`,
  undo: 'Undo',
  undoRemoval: (name: string) => `Undo, put ${name} back`,
  keep: 'Keep',
  keepItem: (name: string) => `Keep ${name}`,
}

/** Copy that shoppers read about coupons, where the specification does not fix the wording. */
export const couponCopy = {
  label: 'Coupon code',
  applied: 'Coupon applied',
  removed: 'Coupon removed',
  apply: 'Apply',
  remove: 'Remove',
  removeCode: (code: string) => `Remove coupon ${code}`,
}

/** The rows of the totals. */
export const totalsCopy = {
  items: 'Items',
  discount: 'Discount',
  fees: 'Fees',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  saving: 'You save',
}
