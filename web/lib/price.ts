import { groupDigits } from './number.ts'

/** Formats whole baht: `4590` as `฿4,590`, `-500` as `−฿500` (formats.currency.format). */
export function formatPrice(amount: number): string {
  // A hyphen is not a minus sign.
  return `${amount < 0 ? '−' : ''}฿${groupDigits(Math.abs(amount))}`
}

/**
 * Returns the discount in whole percent; `null` unless the price is above 0 and below the regular price
 * (formats.price.*).
 */
export function discountPercent(price: number, regularPrice: number): number | null {
  if (!(price > 0 && price < regularPrice)) return null
  return Math.round((1 - price / regularPrice) * 100)
}
