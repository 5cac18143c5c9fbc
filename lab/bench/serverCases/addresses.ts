const sorts = ['', 'popularity', 'date', 'price', 'price-desc']
const sizes = ['xs', 's', 'm', 'l', 'xl']
const collections = ['first-light', 'tidewater', 'salon-hour', 'weekday-signals', 'loom-and-ink']
const moreCollections = ['red-thread', 'monsoon-edit']
const brands = ['asava-baan-khram', 'asv-mali-studio', 'asava-lanna-loom']

/** The members of a set whose bits are set. */
const chosen = (names: readonly string[], bits: number) =>
  names.filter((_, index) => bits & (1 << index))

/**
 * The address of a listing whose first page is full: another for each number from 0 to 99,999. All its parameters are
 * filters that the page reads, so that no two of them are the same page.
 */
export function listingAddress(number: number): string {
  let rest = number
  const take = (count: number) => {
    const value = rest % count
    rest = Math.floor(rest / count)
    return value
  }
  const sort = sorts[take(sorts.length)]
  const chosenCollections = chosen([...collections, ...moreCollections], take(2 ** 7))
  const chosenSizes = chosen(sizes, take(2 ** 5 - 1) + 1)
  const chosenBrands = chosen(brands, take(2 ** 3))
  const parameters = [
    `brands=${['asava', 'asv', ...chosenBrands].join()}`,
    `collections=${['wardrobe-classics', ...chosenCollections].join()}`,
    `sizes=${chosenSizes.join()}`,
    ...(sort ? [`sort=${sort}`] : []),
  ]
  return `/shop?${parameters.join('&')}`
}

/** This many listing addresses, starting from a number. */
export const listingAddresses = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => listingAddress(from + index))
