import { groupDigits } from './number.ts'

/**
 * Formats baht: `4590` as `฿4,590`, `-500` as `−฿500`, and an amount with satang, such as a refund, with two decimals:
 * `99.5` as `฿99.50` (formats.currency.*).
 */
export function formatPrice(amount: number): string {
  const satang = Math.round(Math.abs(amount) * 100)
  const decimals = satang % 100 === 0 ? '' : `.${String(satang % 100).padStart(2, '0')}`
  // A hyphen is not a minus sign.
  return `${amount < 0 ? '−' : ''}฿${groupDigits(Math.floor(satang / 100))}${decimals}`
}

/**
 * Returns the discount in whole percent; `null` unless the price is above 0 and below the regular price
 * (formats.price.*).
 */
export function discountPercent(price: number, regularPrice: number): number | null {
  if (!(price > 0 && price < regularPrice)) return null
  return Math.round((1 - price / regularPrice) * 100)
}
