import type { StaffProduct, StockRows } from '@vitrine/commerce/staff/catalogue.ts'
import type { AuditRow } from '@vitrine/commerce/staff/people.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import type { Listing, Product } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { storeStock } from '#cms/database/schema/catalog.ts'
import { seed } from '#cms/seed/seed.ts'
import { type OrderBody, place, withKey } from '#cms/tests/support/checkout.ts'
import {
  callOperation as call,
  enterAsOwner,
  inviteToOffice,
  sendOperation as send,
} from '#cms/tests/support/officeStaff.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

type ProductBody = z.infer<typeof Product>

let manager: Shopper
let staff: Shopper

const cms = sharedSeededCms()
beforeAll(async () => {
  manager = await enterAsOwner(cms)
  staff = await inviteToOffice(cms, manager, 'nok', 'staff')
})

const product = (code: string) => call<StaffProduct>(manager, 'product', { code })
const skus = async (code: string) => (await product(code)).variations.map(({ sku }) => sku)
const shopProduct = async (slug: string) =>
  (await createShopper(cms.url).request<ProductBody>('GET', `/api/v1/products/${slug}`)).body
const listing = async (query: string) =>
  (await createShopper(cms.url).request<Listing>('GET', `/api/v1/products?${query}`)).body
const names = async (query: string) => (await listing(query)).data.map(({ name }) => name)
const stockOf = async (search: string) =>
  (await call<StockRows>(staff, 'stock', { search })).rows.map(({ sku, stock }) => [sku, stock])

/** Orders a piece in size M, and leaves another one in the bag. */
async function buy(slug: string, colour: string) {
  const shopper = createShopper(cms.url)
  const { id } = await shopProduct(slug)
  const variation = [
    { attribute: 'colour', value: colour },
    { attribute: 'size', value: 'm' },
  ]
  const add = () => shopper.request<Cart>('POST', '/api/v1/cart', { body: { id, variation } })
  const { body: bag } = await add()
  const { body: order } = await place(shopper, { expectedTotal: bag.items[0]?.total })
  await add()
  return { shopper, order }
}

/** A colour, and the present one of its variations, or null for a new one. */
type Use = readonly [slug: string, before: string | null]

/** Sends the colours of a product, each with the present one of its variations. */
async function setColours(code: string, colours: readonly Use[]) {
  const { version: seen } = await product(code)
  return send(manager, 'setColours', {
    ...{ code, seen },
    colours: colours.map(([slug, before]) => ({ slug, before })),
  })
}

/** Makes a product, which has no photographs. */
const make = (code: string, made: object = {}) =>
  call(manager, 'addProduct', {
    ...{ code, slug: code.toLowerCase(), name: `Piece ${code}`, brand: 'asava' },
    ...{ categories: ['dresses'], description: 'A piece.', composition: '', price: 4900 },
    ...{ colours: ['ink'], sizes: ['S', 'M'] },
    ...made,
  })

async function setStock(rows: Readonly<Record<string, number>>) {
  const list = (await call<StockRows>(staff, 'stock', { limit: 5000 })).rows
  const seen = new Map(list.map(({ sku, stock }) => [sku, stock]))
  await call(staff, 'setStock', {
    rows: Object.entries(rows).map(([sku, stock]) => ({ sku, stock, seen: seen.get(sku) })),
    reason: 'Counted',
  })
}

/** The id of a photograph of one tone. */
async function upload(background: string): Promise<string> {
  const create = { width: 1200, height: 1500, channels: 3, background } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  const form = new FormData()
  form.set('photograph', new Blob([new Uint8Array(bytes)]), 'dress.jpg')
  return (await manager.request<{ id: string }>('POST', '/staff/photographs', { body: form })).body
    .id
}

test('the brand of a product is changed in its page, listings, filters and the search, and outlasts a seed', async () => {
  covers('office.product.brand', 'office.kept')

  const code = 'AV-D101'
  const before = await product(code)
  expect(before.brand).toEqual({ slug: 'asv', name: expect.any(String) })
  const count = async (brand: string) =>
    (await listing('limit=1')).filters
      .find(({ slug }) => slug === 'brands')
      ?.terms.find(({ slug }) => slug === brand)?.count ?? 0
  const [fewer, more] = [await count('asv'), await count('asava')]
  const set = (brand: unknown, seen = before.version) =>
    send(manager, 'setBrand', { code, seen, brand })
  expect((await set('atlantis')).body.fields).toEqual({
    brand: 'The catalogue has no brand atlantis.',
  })
  for (const wrong of [null, 7, ['asava'], '', 'a'.repeat(99)])
    expect((await set(wrong)).status, `${wrong}`).toBe(422)
  expect(
    (await send(staff, 'setBrand', { code, seen: before.version, brand: 'asava' })).status,
  ).toBe(403)
  expect((await set('asava')).status).toBe(200)
  expect((await set('asv')).status, 'an earlier version').toBe(409)

  await seed(cms.cms, () => {}, { isForced: true })
  const page = await shopProduct('silk-slip-dress')
  expect(page.brands.map(({ slug }) => slug)).toEqual(['asava'])
  expect(page.meta.title).toContain(page.brands[0]?.name)
  expect([await count('asv'), await count('asava')]).toEqual([fewer - 1, more + 1])
  expect(await names('brands=asava&s=slip+dress')).toContain('Silk slip dress')
  expect(await names('brands=asv&s=slip+dress')).not.toContain('Silk slip dress')
  const records = await call<AuditRow[]>(manager, 'audit', { subject: code, limit: 20 })
  expect(records.find(({ outcome }) => outcome === 'done')).toMatchObject({
    ...{ action: 'setBrand', detail: 'brand asava' },
  })
})

test('an added colour has a variation of each size at the prices of the first one, without stock', async () => {
  covers('office.product.colours', 'office.kept')

  const code = 'COLOUR-1'
  await make(code)
  const { version: seen } = await product(code)
  const [small = ''] = await skus(code)
  await call(manager, 'setPrices', {
    ...{ code, seen },
    prices: [{ sku: small, regularPrice: 5900, salePrice: 4500, from: null, to: null }],
  })
  await setStock({ [small]: 3 })
  const added = await setColours(code, [
    ['ink', 'ink'],
    ['ivory', null],
  ])
  expect(added.body).toBe(
    'The colours of COLOUR-1 are changed. Add photographs and stock of Ivory.',
  )
  await seed(cms.cms, () => {}, { isForced: true })
  expect((await stockOf(code)).sort()).toEqual([
    ['COLOUR-1-INK-M', 0],
    ['COLOUR-1-INK-S', 3],
    ['COLOUR-1-IVORY-M', 0],
    ['COLOUR-1-IVORY-S', 0],
  ])
  const { variations, colours } = await product(code)
  expect(colours.map(({ slug }) => slug)).toEqual(['ink', 'ivory'])
  expect(variations.map(({ choices, now }) => [choices, now])).toEqual([
    ['Ink, S', 4500],
    ['Ink, M', 4900],
    ['Ivory, S', 4500],
    ['Ivory, M', 4900],
  ])
})

test('a colour that replaces another keeps SKU, stock, bags and photographs, and orders keep theirs', async () => {
  covers('office.product.colours')

  const code = 'AV-D101'
  const sku = 'AV-D101-CHAMPAGNE-M'
  await setStock({ [sku]: 5 })
  const { shopper, order } = await buy('silk-slip-dress', 'champagne')
  const photograph = { id: await upload('#f7e7ce'), alt: 'A dress', x: 0.5, y: 0.5 }
  const { version: seen } = await product(code)
  await call(manager, 'setPhotographs', {
    ...{ code, seen, photographs: [{ ...photograph, colour: 'champagne' }] },
  })

  const replaced = await setColours(code, [
    ['butter', 'champagne'],
    ...(['ink', 'sage', 'lotus'] as const).map((slug) => [slug, slug] as const),
  ])
  expect(replaced.body).toBe('The colours of AV-D101 are changed.')
  const after = await product(code)
  expect(after.colours.map(({ slug }) => slug)).toEqual(['butter', 'ink', 'sage', 'lotus'])
  expect(after.photographs.map(({ colour }) => colour)).toEqual(['butter'])
  expect(after.variations.find((variation) => variation.sku === sku)?.choices).toBe('Butter, M')
  expect(await stockOf(sku)).toEqual([[sku, 4]])
  expect(await names('colors=butter&s=slip+dress')).toContain('Silk slip dress')
  expect(await names('colors=champagne&s=slip+dress')).not.toContain('Silk slip dress')
  const [line] = (await shopper.request<Cart>('GET', '/api/v1/cart')).body.items
  expect(line?.variation[0]).toMatchObject({ value: 'butter', label: 'Butter' })

  const path = withKey(`/api/v1/orders/${order.orderId}`, order)
  const { body: now } = await shopper.request<OrderBody>('GET', path)
  expect(now.orderItems).toEqual(order.orderItems)
  expect(JSON.stringify(now.orderItems)).toContain('Champagne')
})

test('a colour is removed if it was never sold, has no stock and no photograph; otherwise the message says why', async () => {
  covers('office.product.colours')

  const code = 'COLOUR-2'
  await make(code, { colours: ['ink', 'ivory'] })
  const remove = (slug: string) =>
    setColours(
      code,
      ['ink', 'ivory'].filter((colour) => colour !== slug).map((colour) => [colour, colour]),
    )
  await setStock({ 'COLOUR-2-IVORY-S': 2 })
  expect((await remove('ivory')).body).toMatchObject({
    code: 'conflict',
    fields: { colours: 'Ivory has 2 pieces in stock. Set the stock to 0 first.' },
  })
  await setStock({ 'COLOUR-2-IVORY-S': 0 })
  const id = await upload('#fffff0')
  const { version: seen } = await product(code)
  const use = { id, alt: 'A dress', x: 0.5, y: 0.5, colour: 'ivory' }
  await call(manager, 'setPhotographs', { code, seen, photographs: [use] })
  expect((await remove('ivory')).body.message).toContain('Photographs show Ivory')
  await call(manager, 'setPhotographs', {
    ...{ code, seen: seen + 1, photographs: [{ ...use, colour: null }] },
  })
  expect((await remove('ivory')).status).toBe(200)
  expect(await skus(code)).toEqual(['COLOUR-2-INK-S', 'COLOUR-2-INK-M'])
})

test('a colour that was sold or that stores have stays, and one that comes back has no stock', async () => {
  covers('office.product.colours')

  const code = 'AV-D104'
  await setStock({ 'AV-D104-CHALK-DOTS-M': 1 })
  await buy('dot-tea-dress', 'chalk-dots')
  await setStock(Object.fromEntries((await skus(code)).map((sku) => [sku, 0])))
  const [chalk, ink, cherry] = ['chalk-dots', 'ink-dots', 'cherry-dots'].map(
    (slug) => [slug, slug] as const,
  ) as [Use, Use, Use]
  expect((await setColours(code, [ink, cherry])).body.message).toContain('was sold')
  // The stores of the sample shop have pieces.
  expect((await setColours(code, [chalk, ink])).body.message).toMatch(/^Stores have pieces in /)
  await cms.cms.database.delete(storeStock)
  expect((await setColours(code, [chalk, ink])).status).toBe(200)
  await setColours(code, [chalk, ink, ['cherry-dots', null]])
  const stock = (await stockOf('AV-D104-CHERRY-DOTS')).map(([, pieces]) => pieces)
  expect(stock).toEqual([0, 0, 0, 0, 0])
})

test('colours that cannot be set are rejected, and so is the second of two changes at once', async () => {
  covers('office.product.colours', 'office.typed')

  const code = 'COLOUR-3'
  await make(code)
  const fields = async (colours: readonly Use[]) => (await setColours(code, colours)).body.fields
  expect(await fields([['no-such', 'ink']])).toEqual({
    colours: 'The catalogue has no colour no-such.',
  })
  expect(await fields([['ink', 'sage']])).toEqual({ colours: 'COLOUR-3 has no colour sage.' })
  expect(
    await fields([
      ['ink', 'ink'],
      ['ink', null],
    ]),
  ).toEqual({ colours: 'Two of these colours are called Ink. Choose one.' })
  expect(await fields([])).toEqual({ colours: 'A product has a colour' })
  expect(
    await fields([
      ['ivory', 'ink'],
      ['ink', null],
    ]),
  ).toEqual({
    colours: 'The SKUs of COLOUR-3-INK are those of Ivory. Choose another colour than Ink.',
  })
  await make('COLOUR-4')
  await make('COLOUR-4-BUTTER', { colours: ['olive'], sizes: ['S'] })
  const taken = await setColours('COLOUR-4', [
    ['ink', 'ink'],
    ['butter-olive', null],
  ])
  expect([taken.status, taken.body.message]).toEqual([
    409,
    'Piece COLOUR-4-BUTTER has the SKU COLOUR-4-BUTTER-OLIVE-S.',
  ])
  for (const wrong of [null, 'ink', [['ink', 'ink']], [{ slug: 7, before: null }]]) {
    const { version: seen } = await product(code)
    expect((await send(manager, 'setColours', { code, seen, colours: wrong })).status).toBe(422)
  }
  const { version: seen } = await product(code)
  const colours = [
    { slug: 'ink', before: 'ink' },
    { slug: 'sage', before: null },
  ]
  const both = await Promise.all(
    [1, 2].map(() => send(manager, 'setColours', { code, seen, colours })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await skus(code)).toHaveLength(4)
})

test('a product of one piece without a colour gets one, and then another', async () => {
  covers('office.product.colours')

  const code = 'AS-A914'
  expect((await product(code)).colours).toEqual([])
  const stock = await stockOf(code)
  expect((await setColours(code, [['garnet', null]])).status).toBe(200)
  expect(await stockOf(code)).toEqual(stock)
  await setColours(code, [
    ['garnet', 'garnet'],
    ['pearl', null],
  ])
  expect(await skus(code)).toEqual(['AS-A914', 'AS-A914-PEARL'])
  const page = await shopProduct('garnet-drop-earrings')
  expect(page.variations.map(({ terms }) => terms)).toEqual([
    { colour: 'garnet' },
    { colour: 'pearl' },
  ])
})
