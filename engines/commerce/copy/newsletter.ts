/** Messages that shoppers read about the newsletter. */
export const newsletterCopy = {
  requested: 'Please check your email and confirm your subscription. The link is valid for 7 days.',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  confirmed: 'You’ll receive our newsletter from now on.',
  unsubscribed: 'You won’t receive our newsletter any more.',
  linkExpired: 'This link has expired or has already been used to unsubscribe.',
}
