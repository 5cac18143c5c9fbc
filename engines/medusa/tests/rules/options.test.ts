import { expect, test } from 'vitest'
import { termsByVariant } from '#medusa/server/catalogue/options.ts'
import type { MedusaProduct } from '#medusa/server/medusa/readCatalogue.ts'

const swatch = (slug: string, label: string) => ({ slug, label, type: 'text' as const })
const options = [
  { slug: 'colour', name: 'Colour', swatches: [swatch('sand', 'Sand')] },
  { slug: 'size', name: 'Size', swatches: [swatch('xs', 'XS')] },
] as unknown as Parameters<typeof termsByVariant>[1]

test.each([{ order: ['a', 'b'] }, { order: ['b', 'a'] }])(
  'the terms of a variant are in the order of the options when Medusa returns $order',
  ({ order }) => {
    const product = {
      options: [
        { title: 'Size', values: [{ id: 'b', value: 'XS' }] },
        { title: 'Colour', values: [{ id: 'a', value: 'Sand' }] },
      ],
      variants: [{ id: 'one', options: order.map((id) => ({ id })) }],
    } as unknown as MedusaProduct
    const terms = termsByVariant(product, options).get('one') ?? {}
    expect(String(new URLSearchParams(terms))).toBe('colour=sand&size=xs')
  },
)
