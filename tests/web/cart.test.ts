import type { CartEmittedEvent } from '@vitrine/machines/cart/cart.ts'
import type { CartFieldsFragment } from '@vitrine/web/shop/cart/cart.generated.ts'
import type { CartActor } from '@vitrine/web/shop/cart/cartActor.ts'
import { analyticsItem } from '@vitrine/web/shop/cart/cartAnalytics.ts'
import { reportChanges } from '@vitrine/web/shop/cart/reportChanges.ts'
import { showToast } from '@vitrine/web/ui/toast/toast.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, emit, setup } from 'xstate'
import { covers } from '../support/clauses/covers.ts'
import { baht } from './baht.ts'
import { removeToasts, shownToasts } from './shownToasts.tsx'

beforeEach(removeToasts)

/** An actor that emits each event that it is sent, as the cart emits the results of changes. */
const cart = createActor(
  setup({
    types: { events: {} as CartEmittedEvent, emitted: {} as CartEmittedEvent },
  }).createMachine({ on: { '*': { actions: emit(({ event }) => event) } } }),
).start()

describe('the result of a change', () => {
  const open = vi.fn()
  reportChanges(cart as unknown as CartActor, open)

  test.each([
    ['updated', '', ['success: Item updated successfully']],
    ['updateFailed', 'Only 2 left', ['error: Only 2 left']],
    ['updateFailed', '', ['error: Failed to update item']],
    ['removalFailed', '', ['error: Failed to remove item']],
  ] as const)(
    'of a line, %s with the message %s, replaces the progress',
    async (outcome, message, expected) => {
      covers('errors.cart.success-add', 'errors.cart.success-update')
      await showToast('progress', 'Updating...', 'a')
      expect(shownToasts()).toEqual(['loading: Updating...'])
      cart.send({ type: 'change.finished', key: 'a', outcome, message })
      await vi.waitFor(() => expect(shownToasts()).toEqual(expected))
    },
  )

  test.each([
    ['added', '', 'success: Item added to cart', [['bag']]],
    ['soldOut', 'This piece is sold out', 'error: This piece is sold out', []],
    ['failed', '', 'error: Failed to add item to cart', []],
  ] as const)(
    'of an add, %s with the message %s, replaces the progress',
    async (outcome, message, expected, opened) => {
      covers('errors.cart.add', 'errors.cart.progress-add', 'product.add.success.mini-cart')
      open.mockClear()
      cart.send({ type: 'add.queued' })
      await vi.waitFor(() => expect(shownToasts()).toEqual(['loading: Adding to cart...']))
      const request = { productId: '7', quantity: 1, chosen: {} }
      cart.send({ type: 'add.finished', request, outcome, message })
      await vi.waitFor(() => expect(shownToasts()).toEqual([expected]))
      expect(open.mock.calls).toEqual(opened)
    },
  )
})

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
