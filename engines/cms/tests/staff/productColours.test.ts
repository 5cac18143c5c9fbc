import type { StaffProduct, StockRows } from '@vitrine/commerce/staff/catalogue.ts'
import type { AuditRow } from '@vitrine/commerce/staff/people.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import type { Listing, Product } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { storeStock } from '#cms/database/schema/catalog.ts'
import { seed } from '#cms/seed/seed.ts'
import { firstMember } from '#cms/staff/members.ts'
import { type OrderBody, place, withKey } from '#cms/tests/support/checkout.ts'
import {
  callOperation as call,
  enterOffice,
  inviteToOffice,
  sendOperation as send,
} from '#cms/tests/support/officeStaff.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'
import { startSeededCms, type TestCms } from '#cms/tests/support/testCms.ts'

type ProductBody = z.infer<typeof Product>

let cms: TestCms
let manager: Shopper
let staff: Shopper

beforeAll(async () => {
  cms = await startSeededCms()
  manager = await enterOffice(cms, (await firstMember(cms.cms)) ?? '')
  staff = await inviteToOffice(cms, manager, 'nok', 'staff')
})
afterAll(() => cms.close())

const product = (code: string) => call<StaffProduct>(manager, 'product', { code })
const skus = async (code: string) => (await product(code)).variations.map(({ sku }) => sku)
const shopProduct = async (slug: string) =>
  (await createShopper(cms.url).request<ProductBody>('GET', `/api/v1/products/${slug}`)).body
const listing = async (query: string) =>
  (await createShopper(cms.url).request<Listing>('GET', `/api/v1/products?${query}`)).body
const names = async (query: string) => (await listing(query)).data.map(({ name }) => name)
const stockOf = async (search: string) =>
  (await call<StockRows>(staff, 'stock', { search })).rows.map(({ sku, stock }) => [sku, stock])

/** Sends the colours of a product, each with the present one of its variations. */
async function setColours(code: string, colours: readonly (readonly [string, string | null])[]) {
  const { version: seen } = await product(code)
  return send(manager, 'setColours', {
    ...{ code, seen },
    colours: colours.map(([slug, before]) => ({ slug, before })),
  })
}

/** Makes a product without photographs. */
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
  const shopper = createShopper(cms.url)
  const { id } = await shopProduct('silk-slip-dress')
  const body = {
    id,
    variation: [
      { attribute: 'colour', value: 'champagne' },
      { attribute: 'size', value: 'm' },
    ],
  }
  const bag = (await shopper.request<Cart>('POST', '/api/v1/cart', { body })).body
  const order = (await place(shopper, { expectedTotal: bag.items[0]?.total })).body
  await shopper.request('POST', '/api/v1/cart', { body })
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

  // The dress of which a piece in the colour that is Butter now was sold above.
  await setStock({
    ...Object.fromEntries((await skus('AV-D101')).map((sku) => [sku, 0])),
  })
  const others = (['ink', 'sage', 'lotus'] as const).map((slug) => [slug, slug] as const)
  await call(manager, 'setPhotographs', {
    ...{ code: 'AV-D101', seen: (await product('AV-D101')).version, photographs: [] },
  })
  expect((await setColours('AV-D101', others)).body.message).toContain('Butter was sold')
  // Stores of the sample shop have pieces.
  await cms.cms.database.delete(storeStock)
  // A colour of the files that comes back has no stock of the files.
  const butter = ['butter', 'butter'] as const
  expect((await setColours('AV-D101', [butter, ['ink', 'ink'], ['lotus', 'lotus']])).status).toBe(
    200,
  )
  await setColours('AV-D101', [butter, ['ink', 'ink'], ['lotus', 'lotus'], ['sage', null]])
  expect((await stockOf('AV-D101-SAGE')).map(([, stock]) => stock)).toEqual([0, 0, 0, 0, 0])
})

test('colours that cannot be set are rejected, and of two people one is told', async () => {
  covers('office.product.colours', 'office.typed')

  const code = 'COLOUR-3'
  await make(code)
  const fields = async (colours: readonly (readonly [string, string | null])[]) =>
    (await setColours(code, colours)).body.fields
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
  await make('COLOUR-3-SAGE', { colours: ['ink'], sizes: ['S'], slug: 'another' })
  await make('COLOUR-3-SAGE-INK', { colours: ['ink'], sizes: [], slug: 'third' })
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
