/** Copy that shoppers read when they look an order up. */
export const lookupCopy = {
  title: 'Track your order',
  lead: 'Enter your order number and we’ll email you a link to your order, its progress and its parcel.',
  order: 'Order number',
  orderHint: 'Ten digits, as in the emails about your order.',
  contact: 'Email address or phone number',
  contactHint: 'As you gave it when ordering.',
  contactMissing: 'Please enter your email address or phone number',
  contactInvalid: 'Please enter a valid email address or phone number.',
  submit: 'Email me a link',
  failure: 'Something went wrong',
  sent: 'Please check your email',
  notArrived:
    'Nothing arrived after a few minutes? Check the details and try again, or contact us.',
  again: 'Look up another order',
  account: 'Ordered with an account?',
  history: 'See your order history',
}
