import {
  type AnalyticsEvent,
  connectAnalytics,
  disconnectAnalytics,
} from '@vitrine/web/core/analytics.ts'
import {
  discounted,
  type PurchaseSettings,
  type ReportedOrder,
  rememberPurchase,
  reportOrder,
} from '@vitrine/web/shop/orders/checkout/purchases.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { baht } from './baht.ts'

let events: AnalyticsEvent[]

function textStore() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    texts,
  }
}

let device: ReturnType<typeof textStore>

beforeEach(() => {
  events = []
  device = textStore()
  vi.stubGlobal('location', { href: 'https://shop.example/order' })
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('sessionStorage', textStore())
  vi.stubGlobal('localStorage', device)
  // Other tests of the process leave queued events.
  disconnectAnalytics()
  connectAnalytics((event) => void events.push(event))
})
afterEach(() => {
  disconnectAnalytics()
  vi.unstubAllGlobals()
})

const items = [
  { item_id: '7', item_name: 'Tote', price: 1000, quantity: 2 },
  { item_id: '8', item_name: 'Belt', price: 500, quantity: 1, discount: 100 },
]

const orderOf = (given: Partial<ReportedOrder> = {}): ReportedOrder => ({
  id: '42',
  status: 'PROCESSING',
  total: baht(2330),
  subTotal: baht(2500),
  discountTotal: baht(250),
  shippingTotal: baht(80),
  shippingTax: baht(5),
  totalTax: baht(152),
  refunds: [],
  ...given,
})

const paid: PurchaseSettings = { purchaseEvent: 'PAID', purchaseValue: 'NET' }
const refund = (amount: number, status: string) =>
  ({ id: '1', amount: baht(amount), status }) as unknown as ReportedOrder['refunds'][number]

const placeOrder = () => rememberPurchase({ orderId: '42', items, coupon: 'TEN' })

test('a purchase is reported once, with its items after the coupon', () => {
  covers('analytics.purchase', 'analytics.purchase.discounts')
  placeOrder()
  reportOrder(orderOf(), paid)
  reportOrder(orderOf(), paid)
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    event: 'purchase',
    transaction_id: '42',
    currency: 'THB',
    value: 2103,
    tax: 152,
    shipping: 80,
    coupon: 'TEN',
    items: [
      { item_id: '7', price: 900, discount: 100, quantity: 2 },
      { item_id: '8', price: 450, discount: 150, quantity: 1 },
    ],
  })
})

test.each([
  ['NET', 2103],
  ['GROSS', 2250],
  ['TOTAL', 2330],
] as const)('the value of a purchase is that of the setting %s', (purchaseValue, value) => {
  covers('analytics.purchase.value')
  placeOrder()
  reportOrder(orderOf(), { ...paid, purchaseValue })
  expect(events[0]).toMatchObject({ value })
})

test.each(['PENDING', 'PENDING_PAYMENT', 'ON_HOLD', 'CHECKING_PAYMENT', 'CANCELLED', 'FAILED'])(
  'an order that is %s is no purchase until its money is there',
  (status) => {
    covers('analytics.purchase.paid')
    placeOrder()
    reportOrder(orderOf({ status: status as ReportedOrder['status'] }), paid)
    expect(events).toEqual([])
    reportOrder(orderOf({ status: 'PACKING' }), paid)
    expect(events).toHaveLength(1)
  },
)

test('a placed order is reported by the setting, and one whose card failed is not', () => {
  covers('analytics.purchase.failed')
  const settings: PurchaseSettings = { ...paid, purchaseEvent: 'PLACED' }
  placeOrder()
  reportOrder(orderOf({ status: 'FAILED' }), settings)
  expect(events).toEqual([])
  reportOrder(orderOf({ status: 'ON_HOLD' }), settings)
  expect(events).toHaveLength(1)
})

test('money that was sent back is reported once for each part, and not before it was sent', () => {
  covers('analytics.refund')
  placeOrder()
  reportOrder(orderOf(), paid)
  events = []
  reportOrder(orderOf({ refunds: [refund(500, 'REQUESTED')] }), paid)
  expect(events).toEqual([])
  reportOrder(orderOf({ refunds: [refund(500, 'DONE')] }), paid)
  reportOrder(orderOf({ refunds: [refund(500, 'DONE')] }), paid)
  reportOrder(orderOf({ refunds: [refund(500, 'DONE'), refund(200, 'DONE')] }), paid)
  expect(events.map(({ event, value }) => [event, value])).toEqual([
    ['refund', 500],
    ['refund', 200],
  ])
})

test('a refund of everything has the value and the items of the purchase', () => {
  placeOrder()
  reportOrder(orderOf(), paid)
  reportOrder(orderOf({ status: 'REFUNDED', refunds: [refund(2330, 'DONE')] }), paid)
  expect(events[1]).toMatchObject({ event: 'refund', transaction_id: '42', value: 2103 })
  expect(events[1]?.['items']).toHaveLength(2)
})

test('an order of another browser is not reported', () => {
  reportOrder(orderOf(), paid)
  expect(events).toEqual([])
})

test('an order is stored on the device only after the visitor has agreed', () => {
  disconnectAnalytics()
  placeOrder()
  expect(device.texts.size).toBe(0)
  connectAnalytics((event) => void events.push(event))
  reportOrder(orderOf(), paid)
  expect(device.texts.size).toBe(1)
})

test.each([
  [0, [1000, 500]],
  [2500, [0, 0]],
  [9999, [0, 0]],
])('a reduction of %s leaves the prices %j', (reduction, prices) => {
  expect(discounted(items, reduction).map(({ price }) => price)).toEqual(prices)
})
