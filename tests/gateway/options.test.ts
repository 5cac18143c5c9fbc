import { toOption } from '@vitrine/gateway/responses/options.ts'
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
