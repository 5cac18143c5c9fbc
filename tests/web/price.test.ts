import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { discountPercent, formatPrice } from '#web/lib/price.ts'

test('prices are whole baht with thousands separators', () => {
  covers('formats.currency', 'formats.currency.format', 'formats.currency.satang')

  expect(formatPrice(4590)).toBe('฿4,590')
  expect(formatPrice(0)).toBe('฿0')
  expect(formatPrice(99.5)).toBe('฿99.50')
  expect(formatPrice(-1234.05)).toBe('−฿1,234.05')
  expect(formatPrice(1234567)).toBe('฿1,234,567')
  expect(formatPrice(-500)).toBe('−฿500')
})

test('a discount is rounded to whole percent', () => {
  covers('formats.price.discount-rounding')

  expect(discountPercent(3490, 4590)).toBe(24)
  expect(discountPercent(6900, 8900)).toBe(22)
})

test('there is no discount unless the price is above 0 and below the regular price', () => {
  covers('formats.price.discount')

  expect(discountPercent(0, 4590)).toBeNull()
  expect(discountPercent(4590, 4590)).toBeNull()
  expect(discountPercent(5000, 4590)).toBeNull()
})
