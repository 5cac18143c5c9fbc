/** What visitors read on controls and screens, where the specification does not fix the wording. */
export const uiCopy = {
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
  backToHomepage: 'Back to homepage',
  downloadReport: 'Download a report',
}
