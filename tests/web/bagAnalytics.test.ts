import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { analyticsItem } from '#web/shop/cart/bagAnalytics.ts'
import type { CartFieldsFragment } from '#web/shop/cart/cart.generated.ts'
import { baht } from './baht.ts'

const chosen = { option: 'colour', value: 'ink', name: 'Colour', label: 'Ink', isText: false }
const typed = { option: 'monogram', value: 'PST', name: 'Monogram', label: 'PST', isText: true }
const line = (selectedOptions: (typeof chosen)[]) =>
  ({
    productId: '7',
    name: 'Tote',
    price: baht(1300),
    regularPrice: baht(1300),
    quantity: 1,
    selectedOptions,
  }) as unknown as CartFieldsFragment['items'][number]

test('an item is reported with what was chosen, and without what was typed', () => {
  covers('analytics.typed-text')

  expect(analyticsItem(line([chosen, typed]))).toMatchObject({
    item_id: '7',
    item_variant: 'Ink',
    price: 1300,
  })
  expect(analyticsItem(line([typed])).item_variant).toBeUndefined()
})
