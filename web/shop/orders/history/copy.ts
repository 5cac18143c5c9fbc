/** Copy that shoppers read about their payments. */
export const paymentsCopy = {
  title: 'Payment History',
  list: 'Payments',
  empty: 'No payments yet.',
  discover: 'Discover the collection',
  order: (id: string) => `Order ${id}`,
  received: 'Payment',
  unusable: 'Payment to be returned',
  pending: 'Refund in progress',
  done: 'Refund',
  failed: 'Failed refund',
  failedText: 'Please contact us.',
}

/** Copy that shoppers read about their coupons. */
export const couponsCopy = {
  title: 'Coupons',
  available: 'Your coupons',
  used: 'Used coupons',
  empty: 'No coupons right now.',
  emptyText: 'Coupons that you can use will appear here.',
  howTo: 'Enter the code in your bag or at the checkout.',
  minimum: (price: string) => `From ${price}.`,
  until: (date: string) => `Valid until ${date}.`,
  saved: (price: string, date: string) => `You saved ${price} on ${date}.`,
}
