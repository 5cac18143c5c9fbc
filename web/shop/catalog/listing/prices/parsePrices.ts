import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import type { PriceDrafts } from './priceDrafts.ts'
import type { PriceRange } from './priceRange.ts'

/** The highest price that can be typed, in baht. */
const maxPrice = 9_999_999

/** The messages of the price fields. */
export const priceProblems = () => ({
  format: catalogCopy.wholeBaht,
  high: catalogCopy.maxPrice({ price: formatPrice({ amount: maxPrice, currencyCode: 'THB' }) }),
  reversed: catalogCopy.reversed,
})

interface Problem {
  message: string
  fields: readonly ('min' | 'max')[]
}

/** Thai digits follow each other in Unicode as Latin digits do. */
const thaiZero = '๐'.charCodeAt(0)

/** Returns a typed price without sign, separators and ".-", with Latin digits. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
    .replace(/^\s*(?:฿|THB)|(?:THB|บาท)\s*$/gi, '')
    .replace(/[\s,]/g, '')
    .replace(/\.(?:-|0*)$/, '')

/** Reads typed prices (`listing.filters.price-input`), or what is wrong with them (`listing.filters.price-invalid`). */
export function parsePrices(drafts: PriceDrafts): { range: PriceRange } | { problem: Problem } {
  const texts = { min: plain(drafts.min), max: plain(drafts.max) }
  const fields = ['min', 'max'] as const
  const unreadable = fields.filter((field) => !/^\d*$/.test(texts[field]))
  if (unreadable.length > 0)
    return { problem: { message: priceProblems().format, fields: unreadable } }
  const high = fields.filter((field) => Number(texts[field]) > maxPrice)
  if (high.length > 0) return { problem: { message: priceProblems().high, fields: high } }
  const limit = (text: string) => (text === '' ? null : Number(text))
  const range = { min: limit(texts.min), max: limit(texts.max) }
  if (range.min !== null && range.max !== null && range.min > range.max)
    return { problem: { message: priceProblems().reversed, fields } }
  return { range }
}
