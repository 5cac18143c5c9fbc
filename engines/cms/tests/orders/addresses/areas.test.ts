import { checkArea } from '@vitrine/commerce/rules/areas/checkArea.ts'
import { searchAreas } from '@vitrine/commerce/rules/areas/searchAreas.ts'
import type { Checkout } from '@vitrine/contract/orders.ts'
import { Areas } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { orders, taxDocuments } from '#cms/database/schema/orders.ts'
import { recordTransfer } from '#cms/staff/refunds.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import {
  address,
  buy,
  type OrderBody,
  type Problem,
  place,
  withKey,
} from '#cms/tests/support/checkout.ts'
import { createTestClock } from '#cms/tests/support/clock.ts'
import { storedEmails } from '#cms/tests/support/emails.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, inThai } from '#cms/tests/support/shopper.ts'

const cms = sharedCms({ clock: createTestClock() })
beforeAll(() => addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] }))

const shopper = () => createShopper(cms.url)

const first = async (text: string) => {
  const [area] = await searchAreas(text)
  return area && `${area.subdistrict}, ${area.district}, ${area.province} ${area.postcode}`
}

test.each([
  ['khlong toei nuea', 'Khlong Toei Nuea, Watthana, Bangkok 10110'],
  ['คลองเตยเหนือ', 'Khlong Toei Nuea, Watthana, Bangkok 10110'],
  ['แขวงสีลม เขตบางรัก', 'Si Lom, Bang Rak, Bangkok 10500'],
  ['Khet Wattana 10110', 'Khlong Tan Nuea, Watthana, Bangkok 10110'],
  ['suthep, chiang mai', 'Suthep, Mueang Chiang Mai, Chiang Mai 50200'],
  ['phang nga koh yao noi', undefined],
  ['  ', undefined],
])('areas are found by any part in English or Thai: “%s”', async (text, expected) => {
  covers('checkout.area.search')

  expect(await first(text)).toBe(expected)
})

test('a postcode has at most ten areas, all of which begin with it', async () => {
  const areas = await searchAreas('101')
  expect(areas).toHaveLength(10)
  expect(areas.every(({ postcode }) => postcode.startsWith('101'))).toBe(true)
})

test('the areas are public and have the names of the states', async () => {
  const guest = shopper()
  const response = await guest.request('GET', '/api/v1/checkout/areas?search=watthana%2010110')
  const areas = Areas.parse(response.body)
  expect(areas).toContainEqual({
    subdistrict: 'Khlong Toei Nuea',
    district: 'Watthana',
    province: 'Bangkok',
    postcode: '10110',
    localName: 'คลองเตยเหนือ วัฒนา กรุงเทพมหานคร',
  })
  expect(response.headers.get('cache-control')).toMatch(/max-age=3600/)
  const { body } = await guest.request<{ hasAreas: boolean; states: { name: string }[] }>(
    'GET',
    '/api/v1/checkout',
  )
  expect(body.hasAreas).toBe(true)
  expect(body.states.map(({ name }) => name)).toContain('Bangkok')
})

test.each<[Partial<z.infer<typeof Areas>[number]> & object, string]>([
  [{ district: 'Chatuchak' }, 'postcode'],
  [{ district: 'Suthep' }, 'city'],
  [{ subdistrict: 'Si Lom' }, 'subdistrict'],
  [{ postcode: '50200' }, 'postcode'],
])(
  'an order to an area that does not exist is rejected at the field: %o',
  async (change, field) => {
    covers('validation.checkout.area')

    const {
      subdistrict = '',
      district,
      postcode,
    } = {
      district: 'Watthana',
      postcode: '10110',
      ...change,
    }
    const guest = shopper()
    await guest.request('POST', '/api/v1/cart', { body: { id: 1 } })
    const shipping = { ...address, subdistrict, city: district, postcode }
    const { status, body } = await place(guest, { shipping })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [`shipping.${field}`]])
  },
)

test('a shopper keeps an area that the shop does not know', async () => {
  covers('validation.checkout.area-kept')

  const sent = { subdistrict: 'New Town', city: 'Watthana', postcode: '10119' }
  const shipping = { ...address, ...sent, isAreaConfirmed: true }
  const order = await buy(shopper(), 1, { shipping })
  expect(order.shipping).toMatchObject(sent)
  expect(order.shipping).not.toHaveProperty('isAreaConfirmed')
})

test.each([
  ['พญาไท', 'พญาไท', '10400', 'Phaya Thai', 'Phaya Thai'],
  ['นวลจันทร์', 'บึงกุ่ม', '10230', 'Nuan Chan', 'Bueng Kum'],
])('the sub-district %s that was split off is known', async (...names) => {
  covers('validation.checkout.area-new')

  const [thai, thaiDistrict, postcode, subdistrict, district] = names
  const parts = { subdistrict, city: district, state: 'Bangkok', postcode }
  const sent = { subdistrict: thai, city: thaiDistrict, state: 'Bangkok', postcode }
  expect(await checkArea(sent, 'Bangkok')).toEqual({ parts })
  expect(await first(`${thai} ${thaiDistrict}`)).toBe(
    `${subdistrict}, ${district}, Bangkok ${postcode}`,
  )
})

test('an order stores the English names of an area that was typed in Thai', async () => {
  const shipping = {
    ...address,
    subdistrict: 'แขวงคลองเตยเหนือ',
    city: 'เขตวัฒนา',
    state: 'TH-10',
  }
  const order = await buy(shopper(), 1, { shipping })
  expect(order.shipping).toMatchObject({
    subdistrict: 'Khlong Toei Nuea',
    city: 'Watthana',
    state: 'Bangkok',
    postcode: '10110',
  })
})

test('the capital district of a province needs no Mueang', async () => {
  const sent = { city: 'chiang mai', state: 'Chiang Mai', postcode: '50200' }
  expect(await checkArea(sent, 'Chiang Mai')).toEqual({
    parts: { city: 'Mueang Chiang Mai', state: 'Chiang Mai', postcode: '50200' },
  })
})

test('a postcode of another sub-district of the district is rejected with the right one', async () => {
  const sent = { subdistrict: 'Khlong Toei Nuea', city: 'Watthana', state: '', postcode: '10260' }
  expect(await checkArea(sent, 'Bangkok')).toEqual({
    field: 'postcode',
    message: 'The postcode of this area is 10110.',
  })
})

test('express delivery to Chiang Mai is rejected in the estimate and in the order', async () => {
  covers('checkout.delivery.rejected')

  const guest = shopper()
  await guest.request('POST', '/api/v1/cart', { body: { id: 1 } })
  const estimate = (province: string) =>
    guest.request<Problem>('GET', `/api/v1/cart?shippingMethod=express&province=${province}`)
  expect((await estimate('Bangkok')).status).toBe(200)
  const shippingMethod =
    'This delivery method isn’t available in Chiang Mai. Please choose another one.'
  const estimated = await estimate('Chiang%20Mai')
  expect([estimated.status, estimated.body.fields]).toEqual([422, { shippingMethod }])
  const shipping = {
    ...address,
    city: 'Mueang Chiang Mai',
    state: 'Chiang Mai',
    postcode: '50200',
  }
  const placed = await place(guest, { shipping, shippingMethod: 'express', expectedTotal: 1150 })
  expect([placed.status, placed.body.fields]).toEqual([422, { shippingMethod }])
  const standard = await place(guest, { shipping, shippingMethod: 'standard', expectedTotal: 1080 })
  expect(standard.status).toBe(201)
})

const english = { subdistrict: 'Khlong Tan Nuea', city: 'Watthana', state: 'Bangkok' }
const thai = { subdistrict: 'คลองตันเหนือ', city: 'วัฒนา', state: 'กรุงเทพมหานคร' }
const delivery = { shippingMethod: 'standard', expectedTotal: 1080 }

test('provinces, delivery methods and areas have Thai names for pages in Thai', async () => {
  covers('calls.language.areas', 'checkout.area.language')

  const guest = inThai(shopper())
  const { body } = await guest.request<z.input<typeof Checkout>>('GET', '/api/v1/checkout')
  expect(body.states).toContainEqual({ country: 'TH', code: 'TH-10', name: thai.state })
  expect(body.states[0]?.name).toBe('กระบี่')
  expect(body.shippingMethods.map(({ provinces }) => provinces)).toEqual([null, [thai.state], null])
  const search = encodeURIComponent('klong tan nuea')
  const response = await guest.request('GET', `/api/v1/checkout/areas?search=${search}`)
  expect(Areas.parse(response.body)[0]).toEqual({
    ...{ subdistrict: thai.subdistrict, district: thai.city, province: thai.state },
    postcode: '10110',
    localName: 'Khlong Tan Nuea, Watthana, Bangkok',
  })
  const estimate = (province: string) =>
    guest.request<Problem>('GET', `/api/v1/cart?shippingMethod=express&province=${province}`)
  expect((await estimate(encodeURIComponent(thai.state))).status).toBe(200)
  expect((await estimate('TH-50')).body.message).toBe('วิธีจัดส่งนี้ไม่ครอบคลุมเชียงใหม่ กรุณาเลือกวิธีอื่น')
})

test('an order from a page in Thai is stored in English, and read in the language of the page', async () => {
  covers('calls.language.areas', 'emails.language', 'orders.invoice.language')

  const typed = { ...address, ...thai, city: 'เขตวัฒนา' }
  const order = await buy(inThai(shopper()), 1, { ...delivery, billing: typed, shipping: typed })
  expect(order.shipping).toMatchObject(thai)
  const [stored] = await cms.cms.database
    .select()
    .from(orders)
    .where(eq(orders.id, Number(order.orderId)))
  expect(stored).toMatchObject({ billing: english, shipping: english })
  const path = withKey(`/api/v1/orders/${order.orderId}`, order)
  expect((await shopper().request<OrderBody>('GET', path)).body.shipping).toMatchObject(english)
  const read = await inThai(shopper()).request<OrderBody>('GET', path)
  expect([read.body.billing, read.body.shipping]).toMatchObject([thai, thai])
  const [email] = await storedEmails(cms, `${order.orderId})`)
  expect(email?.text?.match(/เขตวัฒนา/g)).toHaveLength(2)
  expect(email?.text).toMatch(/แขวงคลองตันเหนือ.+กรุงเทพมหานคร 10110/s)
  await recordTransfer(cms.cms, { id: order.orderId, amount: order.total * 100 }, () => {})
  const [invoice] = await cms.cms.database
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, Number(order.orderId)))
  expect(invoice?.content).toMatchObject({ billing: thai, shipping: thai })
  const page = await shopper().request('GET', withKey(`/invoice/${order.orderId}`, order))
  expect(page.text).toContain('เขตวัฒนา กรุงเทพมหานคร 10110')
})

test('an area that is kept is stored in English as far as its names are known', async () => {
  covers('calls.language.areas', 'validation.checkout.area-kept')

  const sent = { ...thai, subdistrict: 'บ้านใหม่', postcode: '10119', isAreaConfirmed: true }
  const shipping = { ...address, ...sent }
  const order = await buy(shopper(), 1, { ...delivery, shipping })
  expect(order.shipping).toMatchObject({ ...english, subdistrict: 'บ้านใหม่', postcode: '10119' })
})
