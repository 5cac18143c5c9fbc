import { applyCoupons, type Coupon, couponRejection } from '@vitrine/commerce/rules/coupons.ts'
import {
  couponKeys,
  deletedKey,
  emailIdentity,
  usedKeys,
} from '@vitrine/commerce/rules/firstOrder.ts'
import { addUp, includedTax, itemsTotal } from '@vitrine/commerce/rules/totals.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const line = fc.record({
  price: fc.integer({ min: 0, max: 500_000 }),
  regularPrice: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
})
const lines = fc.array(line, { maxLength: 30 })
const coupon = fc.record({
  code: fc.constant('CODE'),
  description: fc.constant(''),
  kind: fc.constantFrom('percent' as const, 'fixed' as const),
  amount: fc.integer({ min: 0, max: 100_000 }),
  minimum: fc.constant(0),
  startsAt: fc.constant(null),
  expiresAt: fc.constant(null),
  usageLimit: fc.constant(null),
  usedCount: fc.constant(0),
  oncePerCustomer: fc.constant(false),
  firstOrder: fc.constant(false),
})

test('an amount of 107 satang includes 7 satang of tax', () => {
  expect(includedTax(107)).toBe(7)
  expect(includedTax(100_000)).toBe(6542)
  expect(includedTax(0)).toBe(0)
  expect(includedTax(7)).toBe(0)
  expect(includedTax(8)).toBe(1)
})

test('the totals of any bag are exact and not negative, and its tax parts add up', () => {
  fc.assert(
    fc.property(
      lines,
      fc.array(coupon, { maxLength: 4 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 1000 }),
      (cart, coupons, shipping, fees) => {
        const items = itemsTotal(cart)
        const all = cart.map(({ price, quantity }) => ({ code: '', amount: price * quantity }))
        const { applied, shares } = applyCoupons(coupons, all)
        const discount = applied.reduce((total, entry) => total + entry.discount, 0)
        expect(shares.reduce((total, share) => total + share, 0)).toBe(discount)
        for (const [index, share] of shares.entries())
          expect(share).toBeLessThanOrEqual(all[index]?.amount ?? 0)
        const totals = addUp(cart, discount, shipping, fees)
        expect(totals.totalPrice).toBe(totals.totalItems - totals.totalDiscount + shipping + fees)
        expect(totals.totalDiscount).toBeLessThanOrEqual(totals.totalItems)
        expect(totals.totalTax).toBe(
          totals.totalItemsTax -
            totals.totalDiscountTax +
            totals.totalShippingTax +
            totals.totalFeesTax,
        )
        expect(Math.abs(totals.totalItemsTax - (items * 7) / 107)).toBeLessThan(2.5)
        expect(Math.abs(totals.totalTax - (totals.totalPrice * 7) / 107)).toBeLessThanOrEqual(0.5)
        for (const amount of Object.values(totals)) {
          if (typeof amount === 'number') expect(Number.isSafeInteger(amount)).toBe(true)
        }
        expect(totals.totalPrice).toBeGreaterThanOrEqual(0)
        expect(totals.totalSaving).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

const summer: Coupon = {
  code: 'SUMMER',
  description: '10% off',
  kind: 'percent',
  amount: 10,
  minimum: 300_000,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  expiresAt: new Date('2026-06-01T00:00:00Z'),
  usageLimit: 5,
  usedCount: 0,
  oncePerCustomer: true,
  firstOrder: true,
}
const context = {
  items: 500_000,
  now: new Date('2026-03-01T00:00:00Z'),
  usedByCustomer: false,
  hasOrdered: false,
}

test.each([
  [{}, {}, null],
  [{}, { now: new Date('2025-12-31T23:59:59Z') }, 'Coupon SUMMER isn’t valid yet.'],
  [{}, { now: new Date('2026-01-01T00:00:00Z') }, null],
  [{}, { now: new Date('2026-06-01T00:00:00Z') }, 'Coupon SUMMER has expired.'],
  [{ startsAt: null, expiresAt: null, usageLimit: null, usedCount: 9 }, {}, null],
  [{ oncePerCustomer: false }, { usedByCustomer: true }, null],
  [{ usedCount: 5 }, {}, 'Coupon SUMMER is no longer available.'],
  [{ firstOrder: false }, { hasOrdered: true }, null],
  [{}, { hasOrdered: true }, 'Coupon SUMMER is only for a first order.'],
  [{}, { usedByCustomer: true }, 'You’ve already used coupon SUMMER.'],
  [{}, { items: 299_999 }, 'Coupon SUMMER is valid on orders of ฿3,000 or more.'],
  [{}, { items: 300_000 }, null],
])('a coupon with %o under %o is rejected with: %s', (change, circumstances, sentence) => {
  expect(couponRejection({ ...summer, ...change }, { ...context, ...circumstances })).toBe(sentence)
})

test('coupons give the same discounts in any order, percentages first, and never below zero', () => {
  covers('cart.coupons.together')

  const fixed: Coupon = { ...summer, code: 'MINUS500', kind: 'fixed', amount: 50_000 }
  const discounts = (coupons: Coupon[], items: number) =>
    applyCoupons(coupons, [{ code: 'A', amount: items }]).applied.map((entry) => entry.discount)
  expect(discounts([fixed, summer], 500_000)).toEqual([50_000, 50_000])
  expect(discounts([summer, fixed], 500_000)).toEqual([50_000, 50_000])
  expect(discounts([summer, fixed], 50_500)).toEqual([5100, 45_400])
})

test.each([
  ['u+1@example.com', 'u@example.com'],
  [' U@Example.COM', 'u@example.com'],
  ['a.b+tag@googlemail.com', 'ab@gmail.com'],
  ['a.b@example.com', 'a.b@example.com'],
  ['ｎｅｗ@例え.jp', 'new@xn--r8jz45g.jp'],
  ['+tag@example.com', '+tag@example.com'],
])('the address %s is of the mailbox %s', (email, mailbox) => {
  covers('cart.coupons.once')

  expect(emailIdentity(email)).toBe(mailbox)
})

test('a customer is known to coupons by account, mailbox and phone number, and by their hashes after deletion', () => {
  covers('cart.coupons.once')

  const emails = ['u+1@example.com', 'U@example.com', null, '']
  const keys = couponKeys({ customerId: 7, emails }, ['081 234 5678', '+66812345678', null, 'x'])
  expect(keys).toEqual(['customer:7', 'email:u@example.com', 'phone:+66812345678'])
  const searched = usedKeys(keys, ['current', 'earlier'])
  expect(searched.slice(0, 3)).toEqual(keys)
  expect(searched).toContain(deletedKey('earlier', 'email:u@example.com'))
  expect(deletedKey('current', 'email:u@example.com')).toMatch(/^deleted:[\w-]{43}$/)
})
