import { groupDigits } from './number.ts'

/** Whole baht for people: `4590` becomes `฿4,590`, `-500` becomes `−฿500` (SPEC §9). */
export function formatPrice(amount: number): string {
  // A hyphen is not a minus sign.
  return `${amount < 0 ? '−' : ''}฿${groupDigits(Math.abs(amount))}`
}

/** The saving in whole percent; `null` unless the price is above 0 and below the regular price (SPEC §9). */
export function discountPercent(price: number, regularPrice: number): number | null {
  if (!(price > 0 && price < regularPrice)) return null
  return Math.round((1 - price / regularPrice) * 100)
}
