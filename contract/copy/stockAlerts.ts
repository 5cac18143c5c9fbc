/** Messages that shoppers read about back-in-stock requests. */
export const stockAlertCopy = {
  requested:
    'Please check your email and confirm your request with the link. It is valid for 7 days.',
  registered: "We'll email you once when it's back in stock.",
  available: 'This item is back in stock. You can add it to your bag now.',
  confirmed: (product: string) => `We'll email you once when ${product} is back in stock.`,
  unsubscribed: "You won't receive any more emails about items that are back in stock.",
  linkExpired: 'This link has expired or has already been removed.',
}

const greeting = 'Hello,'

/** The email with the link that confirms a request. */
export const confirmationEmail = (product: string) => ({
  subject: `Confirm your request: ${product}`,
  greeting,
  paragraphs: [
    `Please confirm that we may email you once when ${product} is back in stock. The link is valid for 7 days.`,
  ],
  actionLabel: 'Confirm my request',
  closing: "If you didn't request this, you can ignore this email. We won't write to you again.",
})

/** The back-in-stock email. */
export const backInStockEmail = (product: string) => ({
  subject: `Back in stock: ${product}`,
  greeting,
  paragraphs: [
    `${product} is back in stock. We don't reserve it for you, so it may sell out again.`,
  ],
  actionLabel: 'View this item',
  closing: 'You receive this email once because you requested it on our product page.',
  unsubscribeLabel: 'Unsubscribe from emails about restocked items',
})
