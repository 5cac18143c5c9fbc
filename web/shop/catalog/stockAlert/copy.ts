/** Copy that shoppers read about emails for sold-out items, where the specification does not fix the wording. */
export const stockAlertCopy = {
  open: "Email me when it's back",
  unavailable: "Couldn't open the form. Please try again.",
  title: 'Back in stock',
  lead: "We'll email you once when this item is back in stock.",
  email: 'Email address',
  submit: 'Notify me',
  available: 'This item is back in stock.',
  failure: "Couldn't save your request. Please try again.",
}
