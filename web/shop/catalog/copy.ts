/** What shoppers read in listings and galleries, where the specification does not fix the wording. */
export const catalogCopy = {
  emptyHint: 'Try removing a filter or searching for something else.',
  clear: 'Clear',
  clearFilters: 'Clear all filters',
  continueShopping: 'Continue shopping',
  lookBook: 'View the look book',
  shadesOf: (family: string) => `Shades of ${family.toLowerCase()}`,
  foundPages: 'Pages and stories',
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
