import type { CouponRow, DeliveryRow } from '@vitrine/commerce/staff/discounts.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import type { SiteConfiguration } from '@vitrine/contract/content.ts'
import type { Checkout } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { orderLines } from '#cms/database/schema/orders.ts'
import { seed } from '#cms/seed/seed.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { type Problem, place } from '#cms/tests/support/checkout.ts'
import { createTestClock, hour } from '#cms/tests/support/clock.ts'
import {
  callOperation as call,
  enterAsOwner,
  inviteToOffice,
  sendOperation as send,
} from '#cms/tests/support/officeStaff.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, inThai, type Shopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let manager: Shopper
let staff: Shopper

const cms = sharedSeededCms({ clock })
beforeAll(async () => {
  for (const id of [999_201, 999_202])
    await addProduct(cms.cms.database, { id, variations: [{ id, stock: 1000 }] })
  manager = await enterAsOwner(cms)
  staff = await inviteToOffice(cms, manager, 'nok', 'staff')
})

type CartBody = z.infer<typeof Cart>

async function cartWith(...products: number[]) {
  const shopper = createShopper(cms.url)
  for (const id of products) await shopper.request('POST', '/api/v1/cart', { body: { id } })
  return shopper
}
const enter = (shopper: Shopper, code: string) =>
  shopper.request<CartBody & Problem>('POST', '/api/v1/cart/coupons', { body: { code } })
const readCart = async (shopper: Shopper, query = '') =>
  (await shopper.request<CartBody>('GET', `/api/v1/cart${query}`)).body

const coupon = {
  code: 'rain-20',
  description: '20% off raincoats',
  thai: 'เสื้อกันฝนลด 20%',
  kind: 'percent',
  amount: 20,
  minimum: 0,
  startsAt: null,
  expiresAt: null,
  usageLimit: null,
  oncePerCustomer: false,
  firstOrder: false,
  listed: false,
  isDisabled: false,
  products: [] as string[],
  seen: null as number | null,
}
const save = (changes: object = {}) => send(manager, 'saveCoupon', { ...coupon, ...changes })
const rowOf = async (code: string) =>
  (await call<CouponRow[]>(manager, 'coupons')).find((row) => row.code === code)

test('a manager makes a coupon for products, shoppers use it, and it is switched off', async () => {
  covers('office.coupons', 'cart.coupons.products')

  expect((await save({ products: ['d999201', 'D999201'] })).status).toBe(200)
  const shopper = await cartWith(999_201, 999_202)
  const entered = await enter(shopper, 'Rain-20')
  expect(entered.body.totals?.totalDiscount).toBe(200)
  const thai = (await inThai(shopper).request<CartBody>('GET', '/api/v1/cart')).body
  expect(thai.coupons[0]?.description).toBe(coupon.thai)
  const placed = await place(shopper, { expectedTotal: 1800 })
  expect(placed.status).toBe(201)
  const lines = await cms.cms.database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, Number(placed.body.orderId)))
    .orderBy(orderLines.productId)
  expect(lines.map(({ discount }) => discount)).toEqual([20_000, 0])

  const others = await enter(await cartWith(999_202), 'RAIN-20')
  expect(others.body.message).toBe('Coupon RAIN-20 isn’t for the items in your bag.')
  const waiting = await cartWith(999_201)
  await enter(waiting, 'RAIN-20')
  const row = await rowOf('RAIN-20')
  expect(row).toMatchObject({ products: ['D999201'], usedCount: 1, state: 'valid', version: 1 })
  expect((await save({ isDisabled: true, seen: 1 })).status).toBe(200)
  expect((await rowOf('RAIN-20'))?.state).toBe('off')
  expect((await readCart(waiting)).totals.totalDiscount, 'a bag that has it').toBe(0)
  expect((await enter(await cartWith(999_201), 'RAIN-20')).status).toBe(422)
})

test('a coupon of the files that was changed outlasts a seed, and its uses stay', async () => {
  covers('office.coupons.kept')

  const before = await rowOf('SILK500')
  const { usedCount: _, state: __, version, ...edit } = before ?? ({} as CouponRow)
  const changed = { ...edit, amount: 700, expiresAt: '2026-11-21 12:00:00', seen: version }
  expect((await send(manager, 'saveCoupon', changed)).status).toBe(200)
  await seed(cms.cms, () => {}, { isForced: true })
  expect(await rowOf('SILK500')).toMatchObject({ amount: 700, version: 1, state: 'valid' })
  clock.advance(3 * hour)
  expect((await rowOf('SILK500'))?.state).toBe('ended')
})

test('a coupon that is wrong, taken or outdated is rejected at its field', async () => {
  covers('office.coupons')

  const fieldOf = async (changes: object) =>
    Object.keys((await save({ code: 'NEW-ONE', ...changes })).body.fields ?? {})
  for (const [field, wrong] of [
    ['code', ['', 'AB', 'A'.repeat(31), 'ลด10', '../x', 7, null]],
    ['description', ['', ' ', 'x'.repeat(121), null]],
    ['amount', [0, -1, 2.5, 101, 'many', null, 1e9]],
    ['minimum', [-1, 0.5, 'none', null]],
    ['usageLimit', [0, -1, 1.5, 'ten']],
    ['startsAt', ['tomorrow', '2026-13-40 00:00:00', '2026-02-30 00:00:00', 7]],
    ['products', [['NOPE-1'], 'D999201']],
  ] as const)
    for (const value of wrong)
      expect((await fieldOf({ [field]: value }))[0], `${field} ${value}`).toContain(field)
  const ends = { startsAt: '2026-12-02 00:00:00', expiresAt: '2026-12-01 00:00:00' }
  expect(await fieldOf(ends)).toEqual(['expiresAt'])
  expect((await save({ code: 'WELCOME10' })).status, 'taken').toBe(409)
  expect((await save({ code: 'NO-SUCH', seen: 1 })).status).toBe(404)
  const [one, other] = await Promise.all([save({ code: 'TWICE-1' }), save({ code: 'TWICE-1' })])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  const two = await Promise.all(
    [11, 12].map((amount) => save({ code: 'TWICE-1', amount, seen: 1 })),
  )
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await send(staff, 'coupons')).status).toBe(403)
  expect((await send(staff, 'saveCoupon', coupon)).status).toBe(403)
})

test('delivery prices, the free value and cash on delivery are set in the office, and reach bag, checkout and shop', async () => {
  covers('office.delivery')

  const rows = await call<DeliveryRow[]>(manager, 'delivery')
  expect(rows.map(({ id, price, freeFrom, upTo }) => [id, price, freeFrom, upTo])).toEqual([
    ['standard', 80, 3000, null],
    ['express', 150, null, null],
    ['pick-up', 0, null, null],
    ['cod', 0, null, 5000],
  ])
  const change = (id: string, changes: object, seen = 0) => {
    const { title: _, version: __, ...row } = rows.find((row) => row.id === id) ?? rows[0] ?? {}
    return send(manager, 'saveDelivery', { ...row, id, seen, ...changes })
  }
  expect((await change('standard', { price: 60, freeFrom: 900 })).status).toBe(200)
  expect((await change('express', { isOffered: false })).status).toBe(200)
  expect((await change('cod', { upTo: 500 })).status).toBe(200)

  // A seed removes products that the files do not have.
  await addProduct(cms.cms.database, { id: 999_203, variations: [{ id: 999_203 }] })
  const shopper = await cartWith(999_203)
  expect((await readCart(shopper)).totals.totalShipping, 'free from 900').toBe(0)
  expect((await change('standard', { price: 60, freeFrom: null }, 1)).status).toBe(200)
  expect((await readCart(shopper)).totals.totalShipping).toBe(60)
  const checkout = async () =>
    (await shopper.request<z.infer<typeof Checkout>>('GET', '/api/v1/checkout')).body
  const offered = await checkout()
  expect(offered.shippingMethods.map(({ id, price }) => [id, price])).toEqual([
    ['standard', 60],
    ['pick-up', 0],
  ])
  expect(offered.paymentMethods.find(({ id }) => id === 'cod')?.maxTotal).toBe(500)
  expect((await shopper.request('GET', '/api/v1/cart?shippingMethod=express')).status).toBe(422)
  const form = { shippingMethod: 'standard', expectedTotal: 1060 }
  expect((await place(shopper, { ...form, shippingMethod: 'express' })).status).toBe(422)
  expect((await place(shopper, { ...form, paymentMethod: 'cod' })).status).toBe(422)
  expect((await place(shopper, form)).status).toBe(201)
  const { body } = await shopper.request<z.infer<typeof SiteConfiguration>>(
    'GET',
    '/api/v1/site-configuration',
  )
  expect(body.settings.delivery?.price).toBe(60)
  expect(body.settings.freeShippingFrom ?? null).toBeNull()

  expect((await change('cod', { isOffered: false }, 1)).status).toBe(200)
  expect((await checkout()).paymentMethods.some(({ id }) => id === 'cod')).toBe(false)
  await seed(cms.cms, () => {}, { isForced: true })
  expect((await checkout()).shippingMethods[0]?.price, 'after a seed').toBe(60)

  expect((await change('standard', { price: 70 }, 1)).status, 'outdated').toBe(409)
  for (const wrong of [{ price: -1 }, { price: 1.5 }, { price: 'free' }, { freeFrom: 0 }])
    expect((await change('standard', wrong, 2)).status, JSON.stringify(wrong)).toBe(422)
  expect((await change('cod', { isOffered: true, upTo: null }, 2)).status).toBe(422)
  expect((await change('pigeon', {})).status).toBe(404)
  expect((await change('pick-up', { isOffered: false })).status).toBe(200)
  expect((await change('standard', { isOffered: false }, 2)).status, 'the last one').toBe(409)
  expect((await send(staff, 'delivery')).status).toBe(403)
})
