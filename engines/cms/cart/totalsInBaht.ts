import type { Totals } from '@vitrine/commerce/rules/totals.ts'
import { roundToBaht, toBaht } from '@vitrine/commerce/satang.ts'
import type { CartTotals } from '@vitrine/contract/cart.ts'
import type { z } from 'zod'

/**
 * Converts totals in satang to the contract's whole baht, with the items' tax as the remainder of the rounded taxes, so
 * that items − discount + shipping + fees equals the total tax too.
 */
export function totalsInBaht(totals: Totals): z.infer<typeof CartTotals> {
  const rounded = (satang: number) => toBaht(roundToBaht(satang))
  const totalTax = rounded(totals.totalTax)
  const totalDiscountTax = rounded(totals.totalDiscountTax)
  const totalShippingTax = rounded(totals.totalShippingTax)
  const totalFeesTax = rounded(totals.totalFeesTax)
  return {
    taxLines: totals.taxLines.map((line) => ({ ...line, price: rounded(line.price) })),
    totalDiscount: toBaht(totals.totalDiscount),
    totalDiscountTax,
    totalFees: toBaht(totals.totalFees),
    totalFeesTax,
    totalItems: toBaht(totals.totalItems),
    totalItemsTax: totalTax + totalDiscountTax - totalShippingTax - totalFeesTax,
    totalPrice: toBaht(totals.totalPrice),
    totalSaving: toBaht(totals.totalSaving),
    totalShipping: toBaht(totals.totalShipping),
    totalShippingTax,
    totalTax,
  }
}
