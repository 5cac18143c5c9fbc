import { formatPrice, type Money } from '#web/lib/price.ts'

/** Copy that shoppers read in listings and galleries, where the specification does not fix the wording. */
export const catalogCopy = {
  resultsFor: (text: string) => `Results for “${text}”`,
  emptyHint: 'Try removing a filter or searching for something else.',
  clear: 'Clear',
  price: 'Price',
  minimum: 'Minimum',
  maximum: 'Maximum',
  apply: 'Apply',
  pricesFrom: ({ lowest, highest }: { lowest: Money; highest: Money }) =>
    lowest.amount === highest.amount
      ? formatPrice(lowest)
      : `${formatPrice(lowest)} to ${formatPrice(highest)}`,
  priceUnavailable: 'The price filter could not be loaded.',
  removePrices: 'Remove the price range',
  emptyPrices: (prices: string) => `The prices here are ${prices}.`,
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
  keptOnDevice: 'Saved on this device for now. Sign in to keep it in your account.',
  keptItems: 'Saved on this device for now. Sign in to keep them in your account.',
  guestListFull: 'Your wishlist on this device is full. Sign in to save more.',
  backToShop: 'Back to shop',
  signIn: 'Sign in',
  recentlyViewed: 'Recently viewed',
  popular: 'Popular now',
  page: (page: number) => `Page ${page}`,
  pages: 'Pages of the list',
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const
