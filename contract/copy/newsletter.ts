/** Messages that shoppers read about the newsletter. */
export const newsletterCopy = {
  requested: 'Please check your email and confirm your subscription. The link is valid for 7 days.',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  confirmed: "You'll receive our newsletter from now on.",
  unsubscribed: "You won't receive our newsletter any more.",
  linkExpired: 'This link has expired or has already been used to unsubscribe.',
}

/** The email with the link that confirms a subscription. */
export const subscriptionEmail = {
  subject: 'Confirm your subscription',
  greeting: 'Hello,',
  paragraphs: ['Please confirm that we may send you our newsletter. The link is valid for 7 days.'],
  actionLabel: 'Confirm my subscription',
  closing: "If you didn't request this, you can ignore this email. You won't receive a newsletter.",
  unsubscribeLabel: 'Unsubscribe from our newsletter',
}
