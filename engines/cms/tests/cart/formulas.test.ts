import { shippingMethod, shippingPrice } from '@vitrine/commerce/rules/shippingMethods.ts'
import { spread } from '@vitrine/commerce/rules/totals.ts'
import { formatBaht } from '@vitrine/commerce/satang.ts'
import type { ProductCard, Variation } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { matchVariation } from '#cms/cart/matchVariation.ts'
import { withPinnedStock, withStock } from '#cms/catalog/liveStock.ts'

test.each([
  [0, '฿0'],
  [1_290_000, '฿12,900'],
  [-29_000, '−฿290'],
  [100_050, '฿1,000.50'],
  [-5, '−฿0.05'],
])('%d satang are formatted as %s', (satang, text) => {
  expect(formatBaht(satang)).toBe(text)
})

test('the remainder of a discount goes to the lines with the largest fractions, the first among equals', () => {
  expect(spread(10, [50, 30, 20])).toEqual([5, 3, 2])
  expect(spread(1, [1, 3, 2])).toEqual([0, 1, 0])
  expect(spread(5, [100, 250, 650])).toEqual([1, 1, 3])
  expect(spread(2, [1, 1, 1])).toEqual([1, 1, 0])
  expect(spread(0, [0, 0])).toEqual([0, 0])
})

const standard = shippingMethod('standard')
const express = shippingMethod('express')

test('standard delivery is free from 3,000 baht, express never, and an empty bag has no shipping cost', () => {
  if (!standard || !express) throw new Error('The standard and express methods must exist')
  expect(shippingPrice(standard, 299_999, 1)).toBe(8000)
  expect(shippingPrice(standard, 300_000, 1)).toBe(0)
  expect(shippingPrice(express, 9_000_000, 1)).toBe(15_000)
  expect(shippingPrice(express, 0, 0)).toBe(0)
  expect(shippingMethod('by pigeon')).toBeUndefined()
})

const combination = (id: number, terms: Record<string, string>, position = id) => ({
  id,
  position,
  terms,
})

test('an exact variation takes precedence over a general one, in any order', () => {
  const open = combination(1, { colour: 'red', size: '' })
  const exact = combination(2, { colour: 'red', size: 'm' })
  const choice = { colour: 'red', size: 'm' }
  expect(matchVariation([open, exact], choice)).toBe(exact)
  expect(matchVariation([exact, open], choice)).toBe(exact)
  expect(matchVariation([open, exact], { colour: 'red', size: 's' })).toBe(open)
  expect(matchVariation([open, exact], { colour: 'blue', size: 'm' })).toBeUndefined()
  const first = combination(4, { colour: 'red' }, 0)
  expect(matchVariation([combination(3, { size: 'm' }, 1), first], choice)).toBe(first)
  expect(matchVariation([combination(5, {}), open], choice)).toBe(open)
})

const swatch = (slug: string) => ({
  slug,
  label: slug,
  type: 'text-swatch' as const,
  isAvailable: true,
  enableTooltip: false,
})
const variation = (id: string, size: string): z.infer<typeof Variation> => ({
  id,
  terms: { size },
  price: 100,
  regularPrice: 100,
  stockStatus: 'instock',
})
const dress: Pick<ProductCard, 'stockStatus' | 'options' | 'variations'> = {
  stockStatus: 'instock',
  options: [{ slug: 'size', name: 'Size', swatches: [swatch('s'), swatch('m')] }],
  variations: [variation('1', 's'), variation('2', 'm')],
}
test('a variation says how many pieces are left when it has three or fewer', () => {
  covers('product.stock.few')

  const leftOf = (small: number, medium: number) =>
    withStock(dress, { 1: ['S', small], 2: ['M', medium] }).variations.map(
      ({ stockLeft }) => stockLeft,
    )
  expect(leftOf(3, 4)).toEqual([3, undefined])
  expect(leftOf(1, 0)).toEqual([1, undefined])
  expect(withPinnedStock(new Map([['M', 2]]), () => leftOf(100, 100))).toEqual([undefined, 2])
})

test('a variation for any size keeps every size available', () => {
  const open = { ...dress, variations: [...dress.variations, variation('3', '')] }
  const product = withStock(open, { 1: ['S', 0], 2: ['M', 0], 3: ['ANY', 1] })
  expect(product.options[0]?.swatches.map(({ isAvailable }) => isAvailable)).toEqual([true, true])
})
