import { toOption, toPrices } from '@vitrine/gateway/responses/options.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

test('an option and a swatch without a name are called by their slugs', () => {
  covers('entities.swatch.unnamed')

  const swatch = { isAvailable: true, enableTooltip: false, type: 'text-swatch' as const }
  const option = toOption({
    slug: 'heel_height',
    name: '',
    swatches: [
      { ...swatch, slug: 'navy-blue', label: ' ' },
      { ...swatch, slug: 'm', label: 'Medium' },
    ],
  })
  expect(option.name).toBe('heel height')
  expect(option.values.map(({ label }) => label)).toEqual(['navy blue', 'Medium'])
})

test.each([
  [900, true],
  // Some CMSs send it when there is no sale.
  [0, false],
  [null, false],
])('what has the sale price %j is on sale: %j', (salePrice, onSale) => {
  expect(toPrices({ price: 1000, regularPrice: 1000, salePrice })).toMatchObject({ onSale })
})
