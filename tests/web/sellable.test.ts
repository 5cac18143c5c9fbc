import {
  chosenVariation,
  productTerms,
  type Sellable,
  withSoldOut,
} from '@vitrine/web/shop/catalog/product/sellable.ts'
import { describe, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { baht } from './baht.ts'

const variation = (id: string, size: string) => ({
  id,
  selectedOptions: [{ option: 'size', value: size }],
  price: baht(1000),
  regularPrice: null,
  stockStatus: 'IN_STOCK' as const,
})
const swatch = (slug: string) => ({
  __typename: 'TextValue' as const,
  slug,
  label: slug,
  type: 'TEXT',
  isAvailable: true,
  enableTooltip: false,
})
const dress = {
  id: '1',
  slug: 'dress',
  price: baht(1000),
  regularPrice: null,
  stockStatus: 'IN_STOCK',
  options: [{ slug: 'size', name: 'Size', values: [swatch('s'), swatch('m')] }],
  variations: [variation('11', 's'), variation('12', 'm')],
} as unknown as Sellable
const scarf: Sellable = { ...dress, options: [], variations: [] }

describe('the chosen variation', () => {
  test('is known once every option is chosen', () => {
    expect(chosenVariation(dress, {})).toBeUndefined()
    expect(chosenVariation(dress, { size: 'm' })?.id).toBe('12')
    expect(chosenVariation(scarf, {})).toBeUndefined()
  })
})

describe('a product that has sold out', () => {
  test('has its chosen variation out of stock, and no other', () => {
    expect(productTerms(withSoldOut(dress, { size: 'm' })).variations).toEqual([
      { terms: { size: 's' }, inStock: true },
      { terms: { size: 'm' }, inStock: false },
    ])
  })

  test('is itself out of stock when it has no options', () => {
    expect(productTerms(withSoldOut(scarf, {})).variations).toEqual([{ terms: {}, inStock: false }])
  })
})

test('swatches that are not available are named to the selection', () => {
  covers('product.swatch.not-available')

  const [size] = dress.options
  const values = size?.values.map((value) => ({ ...value, isAvailable: value.slug === 's' }))
  const { options } = productTerms({ ...dress, options: [{ ...size, values }] } as Sellable)
  expect(options).toMatchObject([{ slug: 'size', swatches: ['s', 'm'], unavailable: ['m'] }])
})
