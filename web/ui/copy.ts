/** Copy that visitors read on controls and screens, where the specification does not fix the wording. */
export const uiCopy = {
  cookiesBlocked:
    'Your browser blocks cookies, so neither your bag nor a sign-in can be kept. Allow cookies for this shop, then reload the page.',
  lastMessage: 'Read the last message again',
  loading: 'Loading…',
  breadcrumbs: 'Breadcrumb',
  backToTop: 'Back to top',
  remove: 'Remove',
  close: 'Close',
  cancel: 'Cancel',
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  quantity: 'Quantity',
  quantityOf: (item: string) => `Quantity of ${item}`,
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
  tryAgain: 'Try again',
  failed: 'Something went wrong, please try again.',
  backToHomepage: 'Back to homepage',
  downloadReport: 'Download a report',
}
