import { totalChanges } from '@vitrine/web/shop/orders/checkout/totalChanges.ts'
import { statusText } from '@vitrine/web/shop/orders/order/OrderBadge.tsx'
import { expect, test } from 'vitest'
import { covers } from '../support/clauses/covers.ts'

const baht = (amount: number) => ({ amount, currencyCode: 'THB' })

test('a changed total names each part that has changed, and messages about the bag instead of its sums', () => {
  covers('checkout.place.changes')
  const totals = (items: number, discount: number, shipping: number) => ({
    totalItems: baht(items),
    totalDiscount: baht(discount),
    totalShipping: baht(shipping),
    totalFees: baht(0),
  })
  expect(totalChanges(totals(2000, 200, 80), totals(1800, 0, 150), [])).toEqual([
    'Your items cost ฿1,800 instead of ฿2,000.',
    'Your discount is ฿0 instead of ฿200.',
    'Delivery costs ฿150 instead of ฿80.',
  ])
  expect(totalChanges(totals(2000, 0, 80), totals(1800, 0, 80), ['Sold out.'])).toEqual([
    'Sold out.',
  ])
})

test('a completed order is sent, delivered or collected, and a status of the CMS alone has no text', () => {
  covers('orders.status.meaning')
  const step = (name: string, date: string | null) => ({ name, date })
  const timeline = [step('PLACED', '2026-11-21T09:30:00+07:00'), step('DELIVERED', null)]
  expect(statusText({ status: 'COMPLETED', timeline })).toBe('Your order has been sent.')
  const arrived = [step('COLLECTED', '2026-11-22T09:30:00+07:00')]
  expect(statusText({ status: 'COMPLETED', timeline: arrived })).toBe(
    'You’ve collected your order.',
  )
  expect(statusText({ status: 'ON_HOLD', timeline })).toContain('waiting for your transfer')
  expect(statusText({ status: 'UNKNOWN', timeline })).toBe('')
})
