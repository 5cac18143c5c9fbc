import { cartCopy } from '../copy/cart.ts'

/** Thai value added tax, in percent, which prices include. */
export const vatRate = 7

/** A line's prices, in satang with tax, and its quantity. */
export interface PricedLine {
  price: number
  regularPrice: number
  quantity: number
}

/** The totals of a bag or an order, in satang (`cart.totals.*`). */
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

/** The tax inside an amount that includes it, in satang, rounded half up. */
export function includedTax(amount: number): number {
  return Math.floor((2 * amount * vatRate + (100 + vatRate)) / (2 * (100 + vatRate)))
}

/** Price × quantity of the lines together, before any discount. */
export function itemsTotal(lines: readonly PricedLine[]): number {
  return sum(lines.map((line) => line.price * line.quantity))
}

/**
 * Computes the totals of a bag, with the items' tax as the remainder, so that items − discount + shipping + fees always
 * equals the total tax.
 */
export function addUp(
  lines: readonly PricedLine[],
  discount: number,
  shipping: number,
  fees = 0,
): Totals {
  const totalItems = itemsTotal(lines)
  const totalPrice = totalItems - discount + shipping + fees
  const totalTax = includedTax(totalPrice)
  const totalShippingTax = includedTax(shipping)
  const totalDiscountTax = includedTax(discount)
  const totalFeesTax = includedTax(fees)
  return {
    taxLines: [{ name: cartCopy.vatIncluded(vatRate), price: totalTax, rate: `${vatRate}%` }],
    totalDiscount: discount,
    totalDiscountTax,
    totalFees: fees,
    totalFeesTax,
    totalItems,
    totalItemsTax: totalTax + totalDiscountTax - totalShippingTax - totalFeesTax,
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
 * Distributes an amount over parts in proportion, in whole satang, by the largest remainder method, so that the shares
 * add up to the amount.
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
