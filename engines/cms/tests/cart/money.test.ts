import { addUp } from '@vitrine/commerce/rules/totals.ts'
import { fromBaht, parseBaht, roundToBaht, toBaht } from '@vitrine/commerce/satang.ts'
import { CartTotals } from '@vitrine/contract/cart.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalsInBaht } from '#cms/cart/totalsInBaht.ts'

test('every amount of satang survives the conversion to baht and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (satang) => {
      expect(fromBaht(toBaht(satang))).toBe(satang)
      expect(parseBaht(toBaht(Math.abs(satang)).toFixed(2))).toBe(Math.abs(satang) || null)
    }),
  )
})

test.each([0.001, 1.234, Number.NaN, Number.POSITIVE_INFINITY, 1e17])(
  '%d baht is rejected, because it is no integer of satang',
  (baht) => {
    expect(() => fromBaht(baht)).toThrow(RangeError)
  },
)

test('an amount that is no integer of satang cannot leave the CMS', () => {
  expect(() => toBaht(0.5)).toThrow(RangeError)
  expect([49, 50, 149, 150].map(roundToBaht)).toEqual([0, 100, 100, 200])
})

test('the totals of any bag fulfil the contract, and their tax parts add up in baht too', () => {
  const baht = (max: number) => fc.integer({ min: 0, max }).map(fromBaht)
  const lines = fc.array(
    fc.record({
      price: baht(500_000),
      regularPrice: baht(500_000),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(lines, baht(1000), (cart, shipping) => {
      const discount = Math.min(fromBaht(300), cart[0]?.price ?? 0)
      const totals = CartTotals.parse(totalsInBaht(addUp(cart, discount, shipping)))
      expect(totals.totalPrice).toBe(
        totals.totalItems - totals.totalDiscount + totals.totalShipping,
      )
      expect(totals.totalTax).toBe(
        totals.totalItemsTax - totals.totalDiscountTax + totals.totalShippingTax,
      )
      expect(totals.taxLines[0]?.price).toBe(totals.totalTax)
    }),
  )
})
