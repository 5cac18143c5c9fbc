/** Messages that shoppers read about forms they submit. */
export const contentCopy = {
  subscribed: 'Subscribed successfully',
  messageReceived: 'Thank you for your message.',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
}
