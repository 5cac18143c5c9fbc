/** What shoppers read in listings and galleries, where the specification does not fix the wording. */
export const catalogCopy = {
  emptyHint: 'Try removing a filter or searching for something else.',
  clearFilters: 'Clear all filters',
  continueShopping: 'Continue shopping',
  lookBook: 'View the look book',
} as const

/** What shoppers read about a product and in its quick view. */
export const productCopy = {
  unavailable: "This combination isn't available. Please choose another.",
  completeTheLook: 'Complete the look',
  addLook: 'Add the look to bag',
  addSelected: (count: number) => (count === 1 ? 'Add 1 item to bag' : `Add ${count} items to bag`),
  allSizes: 'All sizes in centimetres',
  fullDetails: 'View full details',
  notFound: "We couldn't find this product.",
}
