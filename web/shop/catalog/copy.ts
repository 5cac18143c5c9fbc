/** What shoppers read in listings and galleries, where the specification does not fix the wording. */
export const catalogCopy = {
  emptyHint: 'Try removing a filter or searching for something else.',
  clearFilters: 'Clear all filters',
  continueShopping: 'Continue shopping',
  lookBook: 'View the look book',
  activeFilters: 'Active filters',
  grid: 'Grid',
  threeColumns: 'Three columns',
  fourColumns: 'Four columns',
  sortBy: 'Sort by',
  tryAgain: 'Try again',
  savedProducts: 'Saved products',
  backToShop: 'Back to shop',
  signIn: 'Sign in',
} as const
