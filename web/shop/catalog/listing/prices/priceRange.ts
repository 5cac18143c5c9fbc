import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { formatPrice, type Money } from '#web/lib/price.ts'

/** Prices in whole units of the currency, both included; null is no limit. */
export interface PriceRange {
  min: number | null
  max: number | null
}

export const anyPrice: PriceRange = { min: null, max: null }

/** Whether two ranges have the same limits. */
export const isSameRange = (one: PriceRange, other: PriceRange) =>
  one.min === other.min && one.max === other.max

/** Whether a range leaves anything out. */
export const isLimited = (range: PriceRange) => !isSameRange(range, anyPrice)

/** Reads a range from a URL (`listing.filters.price-address`). */
export function readPrices(search: URLSearchParams): PriceRange {
  const limit = (name: string) => {
    const text = search.get(name) ?? ''
    return /^\d{1,7}$/.test(text) ? Number(text) : null
  }
  const range = { min: limit('minPrice'), max: limit('maxPrice') }
  return (range.min ?? 0) <= (range.max ?? Number.POSITIVE_INFINITY) ? range : anyPrice
}

/** Returns a range as parts of a query string. */
export const writePrices = ({ min, max }: PriceRange): string[] => [
  ...(min === null ? [] : [`minPrice=${min}`]),
  ...(max === null ? [] : [`maxPrice=${max}`]),
]

/** Returns a limited range for people: `฿1,000–฿3,000`, `From ฿1,000`, `Up to ฿3,000`. */
export function formatRange({ min, max }: PriceRange, currencyCode: string): string {
  const format = (amount: number) => formatPrice({ amount, currencyCode })
  if (max === null) return catalogCopy.priceFrom({ price: format(min ?? 0) })
  if (min === null) return catalogCopy.priceUpTo({ price: format(max) })
  return min === max ? format(min) : `${format(min)}–${format(max)}`
}

/** Returns the prices of a list for people: `฿1,000 to ฿3,000`. */
export const priceRangeText = ({ lowest, highest }: { lowest: Money; highest: Money }) =>
  lowest.amount === highest.amount
    ? formatPrice(lowest)
    : catalogCopy.priceRange({ lowest: formatPrice(lowest), highest: formatPrice(highest) })
