import { fromBaht, parseBaht, roundToBaht, toBaht } from '@vitrine/commerce/satang.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

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
