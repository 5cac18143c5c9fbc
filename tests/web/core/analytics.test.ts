import {
  type AnalyticsEvent,
  connectAnalytics,
  disconnectAnalytics,
  track,
  trackItems,
} from '@vitrine/web/core/analytics.ts'
import type { CartFieldsFragment } from '@vitrine/web/shop/cart/cart.generated.ts'
import { reportQuantity } from '@vitrine/web/shop/cart/cartAnalytics.ts'
import { trackChoice, trackList } from '@vitrine/web/shop/catalog/card/productAnalytics.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { baht } from '../baht.ts'

let events: AnalyticsEvent[]
const collect = (event: AnalyticsEvent) => void events.push(event)
const names = () => events.map(({ event }) => event)

beforeEach(() => {
  events = []
  vi.stubGlobal('location', { href: 'https://shop.example/shop?utm_source=mail&key=secret' })
  vi.stubGlobal('document', { referrer: '' })
  disconnectAnalytics()
})
afterEach(() => {
  disconnectAnalytics()
  vi.unstubAllGlobals()
})

type Item = CartFieldsFragment['items'][number]
const item = (quantity: number) =>
  ({
    productId: '7',
    name: 'Tote',
    price: baht(1300),
    regularPrice: baht(1300),
    quantity,
    selectedOptions: [],
  }) as unknown as Item
const product = { id: '7', name: 'Tote', price: baht(1300), regularPrice: baht(1500), brands: [] }
const list = { id: 'shop', name: 'All products' }

test('events before the consent are sent in their order after it, and later ones immediately', () => {
  covers('popups.consent.before')

  track({ event: 'first' })
  track({ event: 'second' })
  expect(names()).toEqual([])
  connectAnalytics(collect)
  expect(names()).toEqual(['first', 'second'])
  track({ event: 'third' })
  expect(names()).toEqual(['first', 'second', 'third'])
})

test('an event has the URL without personal data, and the value of its items', () => {
  covers('analytics.address')

  connectAnalytics(collect)
  trackItems('view_item', 'THB', [
    { item_id: '7', item_name: 'Tote', price: 1300, quantity: 2 },
    { item_id: '8', item_name: 'Belt', price: 400 },
  ])
  expect(events).toMatchObject([
    { currency: 'THB', value: 3000, page_location: 'https://shop.example/shop?utm_source=mail' },
  ])
})

test('a change of quantity is reported with the pieces that were added or removed', () => {
  covers('analytics.add-to-cart', 'analytics.remove-from-cart')

  connectAnalytics(collect)
  reportQuantity(item(1), item(3))
  reportQuantity(item(3), item(2))
  reportQuantity(item(2), item(2))
  reportQuantity(item(2), undefined)
  const reported = events.map(({ event, value, items }) => [event, value, items])
  expect(reported).toMatchObject([
    ['add_to_cart', 2600, [{ quantity: 2 }]],
    ['remove_from_cart', 1300, [{ quantity: 1 }]],
    ['remove_from_cart', 2600, [{ quantity: 2 }]],
  ])
})

test('products of a list are reported with their positions, and the one that is chosen with its own', () => {
  covers('analytics.select-item', 'analytics.view-item-list')

  connectAnalytics(collect)
  trackList(list, [product, product], 12)
  trackList(list, [], 24)
  trackChoice(product, list, 13)
  expect(events).toMatchObject([
    { event: 'view_item_list', item_list_id: 'shop', items: [{ index: 12 }, { index: 13 }] },
    { event: 'select_item', item_list_id: 'shop', items: [{ index: 13, discount: 200 }] },
  ])
})
