import type { StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import type { ContentEntry } from '@vitrine/commerce/staff/content.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { firstMember } from '#cms/staff/members.ts'
import { applySales } from '#cms/staff/products.ts'
import { place } from '#cms/tests/support/checkout.ts'
import { createTestClock, day, hour } from '#cms/tests/support/clock.ts'
import { callOperation as call, enterOffice } from '#cms/tests/support/officeStaff.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let manager: Shopper

const cms = sharedSeededCms({ clock })
beforeAll(() => firstMember(cms.cms))
beforeEach(async () => {
  manager = await enterOffice(cms, 'owner')
})

const code = 'AS-J801'
const slug = 'moss-evening-jumpsuit'

/** A browser with QA switches, or without any the one of a shopper. */
const browser = (switches = '') =>
  createShopper(cms.url, new Map(switches ? [['vitrine_qa', switches]] : []))

interface Priced {
  id: number
  url: string
  price: number
  options: { slug: string; swatches: { slug: string; isAvailable: boolean }[] }[]
}
const product = async (switches?: string) =>
  (await browser(switches).request<Priced>('GET', `/api/v1/products/${slug}`)).body
const listed = async (switches?: string) =>
  (
    await browser(switches).request<{ data: Priced[] }>(
      'GET',
      '/api/v1/products?categories=jumpsuits&limit=48',
    )
  ).body.data.find(({ url }) => url.endsWith(slug))?.price

test('a tester sees and buys at the prices of a sale before its hour, and shoppers do not', async () => {
  covers('security.qa.clock', 'office.sale')

  const before = await call<StaffProduct>(manager, 'product', { code })
  const prices = before.variations.map(({ sku }) => ({
    ...{ sku, regularPrice: 10_000, salePrice: 8000 },
    from: toInstant(new Date(clock.now().getTime() + day)),
    to: toInstant(new Date(clock.now().getTime() + 3 * day)),
  }))
  await call(manager, 'setPrices', { code, seen: before.version, prices })
  expect((await product()).price).toBe(10_000)
  for (const [switches, price] of [
    ['clock:+1h', 10_000],
    ['clock:+25h', 8000],
    ['clock:+2d', 8000],
    ['clock:+4d', 10_000],
    ['clock:-1d', 10_000],
  ] as const)
    expect((await product(switches)).price, switches).toBe(price)
  expect(await listed('clock:+2d')).toBe(8000)
  expect(await listed()).toBe(10_000)

  const tester = browser('clock:+2d')
  const { id, options } = await product()
  const variation = options.map(({ slug: attribute, swatches }) => ({
    attribute,
    value: swatches.find(({ isAvailable }) => isAvailable)?.slug,
  }))
  const body = { id, variation }
  const added = await tester.request<z.infer<typeof Cart>>('POST', '/api/v1/cart', { body })
  expect(added.status, added.text).toBeLessThan(300)
  expect(added.body.items[0]?.prices).toMatchObject({ price: 8000 })
  const placed = await place(tester, { expectedTotal: 8000 })
  expect(placed.status, placed.text).toBe(201)
  expect(placed.body.total).toBe(8000)
  expect((await product()).price).toBe(10_000)
  expect(await applySales(cms.cms)).toBe(0)
  clock.advance(day + hour)
  expect(await applySales(cms.cms)).toBe(1)
  expect((await product()).price).toBe(8000)
})

test('a tester reads content before the hour at which it is published, which stays scheduled', async () => {
  covers('security.qa.clock')

  const entry = 'pages/careers'
  const read = () =>
    call<ContentEntry & { value: Record<string, unknown> }>(manager, 'contentEntry', { entry })
  const { version, value, files } = await read()
  const title = async (switches?: string) =>
    (await browser(switches).request<{ title: string }>('GET', '/api/v1/pages/careers')).body.title
  const before = await title()
  await call(manager, 'saveContent', {
    ...{ entry, seen: version, html: files.html, css: files.css, thai: files.thai },
    ...{ words: files.words, value: { ...value, title: 'Work with us this summer' } },
    publish: toInstant(new Date(clock.now().getTime() + hour)),
  })
  expect(await title('clock:+30m')).toBe(before)
  expect(await title('clock:+2h')).toBe('Work with us this summer')
  expect(await title()).toBe(before)
  expect((await read()).state).toBe('scheduled')
})
