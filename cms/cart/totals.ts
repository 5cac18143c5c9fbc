import { cartCopy } from './copy.ts'

/** Thai value added tax, in percent. Prices include it. */
export const vatRate = 7

/** One line as the totals need it; prices are whole baht with tax. */
export interface PricedLine {
  price: number
  regularPrice: number
  quantity: number
}

/** What a bag or an order costs, in whole baht (SPEC §3, Cart totals). */
export interface Totals {
  taxLines: { name: string; price: number; rate: string }[]
  totalDiscount: number
  totalDiscountTax: number
  totalFees: number
  totalFeesTax: number
  totalItems: number
  totalItemsTax: number
  totalPrice: number
  totalSaving: number
  totalShipping: number
  totalShippingTax: number
  totalTax: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The tax inside an amount that includes it, rounded half up to whole baht. */
export function includedTax(amount: number): number {
  return Math.floor((2 * amount * vatRate + (100 + vatRate)) / (2 * (100 + vatRate)))
}

/** Price × quantity of the lines together, before any discount. */
export function itemsTotal(lines: readonly PricedLine[]): number {
  return sum(lines.map((line) => line.price * line.quantity))
}

/**
 * Adds up a bag. The tax of the whole is the rounded truth; shipping and discount round on their
 * own, and the items' tax is what remains, so items − discount + shipping is always the tax shown.
 */
export function addUp(lines: readonly PricedLine[], discount: number, shipping: number): Totals {
  const totalItems = itemsTotal(lines)
  const totalPrice = totalItems - discount + shipping
  const totalTax = includedTax(totalPrice)
  const totalShippingTax = includedTax(shipping)
  const totalDiscountTax = includedTax(discount)
  return {
    taxLines: [{ name: cartCopy.vatIncluded(vatRate), price: totalTax, rate: `${vatRate}%` }],
    totalDiscount: discount,
    totalDiscountTax,
    totalFees: 0,
    totalFeesTax: 0,
    totalItems,
    totalItemsTax: totalTax + totalDiscountTax - totalShippingTax,
    totalPrice,
    totalSaving: sum(
      lines.map((line) => Math.max(0, line.regularPrice - line.price) * line.quantity),
    ),
    totalShipping: shipping,
    totalShippingTax,
    totalTax,
  }
}

/**
 * Shares an amount out over parts in proportion, in whole baht: the rounded-down shares first,
 * then one baht each to the largest remainders. The shares add up to the amount exactly and none
 * is larger than its part, as long as the amount is not larger than the parts together.
 */
export function spread(amount: number, parts: readonly number[]): number[] {
  const whole = sum(parts)
  if (whole === 0) return parts.map(() => 0)
  const shares = parts.map((part, index) => {
    const exact = BigInt(amount) * BigInt(part)
    return {
      index,
      share: Number(exact / BigInt(whole)),
      remainder: Number(exact % BigInt(whole)),
    }
  })
  const left = amount - sum(shares.map(({ share }) => share))
  const byRemainder = shares.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const entry of byRemainder.slice(0, left)) entry.share += 1
  return shares.map(({ share }) => share)
}
