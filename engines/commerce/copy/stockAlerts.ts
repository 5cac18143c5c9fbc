/** Messages that shoppers read about back-in-stock requests. */
export const stockAlertCopy = {
  requested:
    'Please check your email and confirm your request with the link. It is valid for 7 days.',
  registered: 'We’ll email you once when it’s back in stock.',
  available: 'This item is back in stock. You can add it to your bag now.',
  confirmed: (product: string) => `We’ll email you once when ${product} is back in stock.`,
  unsubscribed: 'You won’t receive any more emails about items that are back in stock.',
  linkExpired: 'This link has expired or has already been removed.',
}
