/**
 * Formats a whole number with thousands separators, `1234567` as `1,234,567`, without `Intl`, whose first use costs a
 * phone up to 90 ms of every first view.
 */
export function groupDigits(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** An amount in the main unit of its currency, as the schema has it. */
export interface Money {
  amount: number
  currencyCode: string
}

/**
 * Formats an amount: 4590 THB as `฿4,590`, -500 THB as `−฿500`, one with satang with two decimals as `฿99.50`
 * (formats.currency.*), and another currency by its code as `EUR 4,590`.
 */
export function formatPrice({ amount, currencyCode }: Money): string {
  const hundredths = Math.round(Math.abs(amount) * 100)
  const decimals = hundredths % 100 === 0 ? '' : `.${String(hundredths % 100).padStart(2, '0')}`
  const sign = currencyCode === 'THB' ? '฿' : `${currencyCode}\u00a0`
  // A hyphen is not a minus sign.
  return `${amount < 0 ? '−' : ''}${sign}${groupDigits(Math.floor(hundredths / 100))}${decimals}`
}

/** Returns another amount in the currency of `money`. */
export const withSameCurrency = ({ currencyCode }: Money, amount: number): Money => ({
  amount,
  currencyCode,
})

/**
 * Returns the discount in whole percent, at most 99, since there is something to pay; `null` below 1 %, and unless the price is
 * above 0 and below the regular price (formats.price.*).
 */
export function discountPercent(price: number, regularPrice: number): number | null {
  if (!(price > 0 && price < regularPrice)) return null
  const percent = (1 - price / regularPrice) * 100
  return percent < 1 ? null : Math.min(99, Math.round(percent))
}
