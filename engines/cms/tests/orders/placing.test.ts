import { randomUUID } from 'node:crypto'
import { chargeLifetime } from '@vitrine/commerce/rules/chargeRules.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import { Checkout, Order, paymentMethods } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { coupons } from '#cms/database/schema/cart.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import {
  configurationKey,
  type StoredConfiguration,
  siteConfigurations,
  stores,
} from '#cms/database/schema/content.ts'
import { orderEvents, orderLines, orders } from '#cms/database/schema/orders.ts'
import { measureOrders } from '#cms/orders/measureOrders.ts'
import { actOnOrder } from '#cms/staff/orders.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import {
  address,
  buy,
  checkoutForm,
  type OrderBody,
  type Problem,
  place,
  withKey,
} from '#cms/tests/support/checkout.ts'
import { createTestClock, minute } from '#cms/tests/support/clock.ts'
import { storedEmails } from '#cms/tests/support/emails.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let nextId = 0

const cms = sharedCms({ clock })

async function newProduct(stock = 10, price = 1000) {
  nextId += 1
  const id = nextId
  await addProduct(cms.cms.database, { id, variations: [{ id, stock, price }] })
  return id
}

async function stockOf(id: number) {
  const [row] = await cms.cms.database.select().from(variations).where(eq(variations.id, id))
  return row?.stock
}

const shopper = () => createShopper(cms.url)

test('GET /checkout returns all provinces, shipping methods and payment methods', async () => {
  covers('payment.methods')

  expect(paymentMethods).toEqual(['bacs', 'omise', 'omise_internetbanking', 'omise_promptpay'])
  const { body } = await shopper().request('GET', '/api/v1/checkout')
  const checkout = Checkout.parse(body)
  expect(new Set(checkout.states.map(({ name }) => name)).size).toBe(77)
  expect(checkout.shippingMethods.map(({ id }) => id)).toEqual(['standard', 'express', 'pick-up'])
  covers('payment.methods.first')
  expect(checkout.paymentMethods.map(({ id }) => id)).toEqual(['omise_promptpay', 'bacs', 'cod'])
  expect(checkout.addresses).toEqual({ billing: null, shipping: null, saved: [] })
})

test("a guest's order takes stock, empties the bag and sends an email", async () => {
  covers('orders.flow.bank-transfer')

  const guest = shopper()
  const id = await newProduct(5)
  await guest.request('POST', '/api/v1/cart', { body: { id, quantity: 2 } })
  const { status, body } = await place(guest, {
    expectedTotal: 2080,
    shippingMethod: 'standard',
    note: 'Please ring',
  })
  expect(status).toBe(201)
  expect(Order.parse(body)).toMatchObject({
    status: 'on-hold',
    createdDate: '2026-11-21 09:30:00',
    subTotal: 2000,
    shippingTotal: 80,
    total: 2080,
    totalTax: 136,
    note: 'Please ring',
    orderItems: [{ name: `Dress ${id}`, price: 1000, quantity: 2, total: 2000 }],
  })
  expect(body.orderId).toMatch(/^\d{10}$/)
  expect(await stockOf(id)).toBe(3)
  expect((await guest.request<Cart>('GET', '/api/v1/cart')).body.items).toEqual([])
  const again = await guest.request('GET', withKey(`/api/v1/orders/${body.orderId}`, body))
  expect(again.body).toEqual(body)
  const [mail] = await storedEmails(cms, `Thank you for your order (order ${body.orderId})`)
  expect(mail?.text).toContain(`/my-account/view-order/${body.orderId}?key=${body.accessKey}`)
  covers('emails.place')
  const shown = mail?.text?.replace(/[\u2068\u2069]/g, '')
  expect(shown).toContain(
    `Deliver to:\n${address.firstName} ${address.lastName}\n${address.address1}`,
  )
  expect(shown).toContain(address.postcode)
  covers('emails.order')
  expect(shown).toContain(`Dress ${id}, Quantity: 2: ฿2,000\n\nSubtotal: ฿2,000\n`)
})

test('the same idempotency key returns the same order, and conflicts with another body', async () => {
  covers('checkout.place.other-body', 'checkout.place.same-key')

  const guest = shopper()
  const id = await newProduct(5)
  await guest.request('POST', '/api/v1/cart', { body: { id } })
  const key = randomUUID()
  const responses = await Promise.all(Array.from({ length: 5 }, () => place(guest, {}, key)))
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(responses.map(({ body }) => body.orderId)).size).toBe(1)
  expect(await stockOf(id)).toBe(4)
  const other = await place(guest, { note: 'another' }, key)
  expect([other.status, other.body.code]).toEqual([409, 'conflict'])
  const stranger = await place(shopper(), {}, key)
  expect(stranger.body).toMatchObject({ code: 'conflict', message: 'Your bag is empty.' })
})

test('a changed total rejects the order with the new bag and takes no stock', async () => {
  covers('checkout.place.empty-cart', 'checkout.place.expected-total')

  const guest = shopper()
  const id = await newProduct()
  await guest.request('POST', '/api/v1/cart', { body: { id } })
  await cms.cms.database.update(variations).set({ price: 110_000 }).where(eq(variations.id, id))
  const rejected = await place(guest)
  expect(rejected.status).toBe(409)
  expect(rejected.body).toMatchObject({
    code: 'conflict',
    message: 'The total has changed from ฿1,000 to ฿1,100.',
    cart: { totals: { totalPrice: 1100 }, errors: [{ code: 'price_changed' }] },
  })
  expect(await stockOf(id)).toBe(10)
  const cart = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(cart.body.errors).toMatchObject([{ code: 'price_changed' }])
  expect(cart.body.items).toHaveLength(1)
  expect((await place(guest, { expectedTotal: 1100 })).status).toBe(201)
})

test('a product that sells out during checkout rejects the order with its line and the bag', async () => {
  const guest = shopper()
  const [id, otherId] = [await newProduct(), await newProduct()]
  await guest.request('POST', '/api/v1/cart', { body: { id, quantity: 3 } })
  const { body: cart } = await guest.request<Cart>('POST', '/api/v1/cart', {
    body: { id: otherId },
  })
  const [line, otherLine] = cart.items
  await cms.cms.database.update(variations).set({ stock: 2 }).where(eq(variations.id, id))
  const rejected = await place(guest, { expectedTotal: 4000 })
  expect(rejected.body).toMatchObject({
    code: 'out_of_stock',
    message: `Only 2 of Dress ${id} left.`,
    fields: { [line?.key ?? '']: `Only 2 of Dress ${id} left.` },
    cart: {
      errors: [{ message: 'Only 2 left. We’ve changed your quantity from 3.', key: line?.key }],
    },
  })
  await cms.cms.database.update(variations).set({ stock: 0 }).where(eq(variations.id, otherId))
  const soldOut = await place(guest, { expectedTotal: 3000 })
  expect(soldOut.body.fields).toEqual({ [otherLine?.key ?? '']: `Dress ${otherId} is sold out.` })
  expect([await stockOf(id), await stockOf(otherId)]).toEqual([2, 0])
})

test.each([
  [{ shippingMethod: 'drone' }, 'shippingMethod'],
  [{ paymentMethod: 'omise' }, 'paymentMethod'],
  [{ billing: { ...address, email: 'ploy' } }, 'billing.email'],
  [{ billing: { ...address, email: null } }, 'billing.email'],
  [{ shipping: { ...address, firstName: '' } }, 'shipping.firstName'],
  [{ shipping: { ...address, phone: '' } }, 'shipping.phone'],
  [{ shipping: { ...address, state: 'Atlantis' } }, 'shipping.state'],
  [{ shipping: { ...address, postcode: '1011' } }, 'shipping.postcode'],
  [{ shipping: { ...address, country: 'US' } }, 'shipping.country'],
  [{ expectedTotal: '1000' }, 'expectedTotal'],
])('a checkout form with %o is rejected at %s', async (change, field) => {
  covers('validation.checkout.contact', 'validation.checkout.postcode')

  const guest = shopper()
  await guest.request('POST', '/api/v1/cart', { body: { id: await newProduct() } })
  const { status, body } = await place(guest, change)
  expect(status).toBe(422)
  expect(Object.keys(body.fields ?? {})).toContain(field)
})

test('an order needs an idempotency key', async () => {
  covers('checkout.place.idempotency-key')

  const response = await shopper().request<Problem>('POST', '/api/v1/checkout', {
    body: checkoutForm(),
  })
  expect([response.status, response.body.code]).toEqual([422, 'invalid'])
})

test('a discount is distributed exactly over the lines, and a free order needs no payment', async () => {
  const guest = shopper()
  await cms.cms.database.insert(coupons).values([
    { code: 'MINUS100', description: '', kind: 'fixed', amount: 10_000 },
    { code: 'GIFT', description: '', kind: 'percent', amount: 100 },
  ])
  for (const price of [333, 333, 334])
    await guest.request('POST', '/api/v1/cart', { body: { id: await newProduct(5, price) } })
  await guest.request('POST', '/api/v1/cart/coupons', { body: { code: 'MINUS100' } })
  const { body } = await place(guest, { expectedTotal: 900 })
  expect(body).toMatchObject({ subTotal: 1000, discountTotal: 100, total: 900, totalTax: 59 })
  const lines = await cms.cms.database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, Number(body.orderId)))
  // Lines of the same moment have no order.
  expect(lines.map((line) => line.discount).toSorted()).toEqual([3330, 3330, 3340])
  await guest.request('POST', '/api/v1/cart', { body: { id: await newProduct() } })
  await guest.request('POST', '/api/v1/cart/coupons', { body: { code: 'GIFT' } })
  const free = await place(guest, { expectedTotal: 0, paymentMethod: 'omise_promptpay' })
  expect(free.body).toMatchObject({ status: 'processing', total: 0 })
})

test('a single-use coupon is rejected for the same mailbox or phone number with a notice in the bag', async () => {
  covers('cart.coupons.once')

  await cms.cms.database.insert(coupons).values({
    code: 'WELCOME',
    description: '',
    kind: 'percent',
    amount: 10,
    oncePerCustomer: true,
  })
  const buyWithCoupon = async (email: string, phone = '+66899980001') => {
    const guest = shopper()
    await guest.request('POST', '/api/v1/cart', { body: { id: await newProduct() } })
    await guest.request('POST', '/api/v1/cart/coupons', { body: { code: 'WELCOME' } })
    return place(guest, { billing: { ...address, email, phone }, expectedTotal: 900 })
  }
  const first = await buyWithCoupon('new+1@example.com')
  expect(first.status).toBe(201)
  for (const [email, phone] of [
    ['NEW@example.com', '+66899980002'],
    ['new+2@example.com', '+66899980002'],
    ['ｎｅｗ@example.com', '+66899980002'],
    ['another@example.com', '089 998 0001'],
  ] as const)
    expect((await buyWithCoupon(email, phone)).body, email).toMatchObject({
      code: 'conflict',
      cart: { coupons: [], errors: [{ message: 'You’ve already used coupon WELCOME.' }] },
    })
  expect((await buyWithCoupon('another@example.com', '+66899980003')).status).toBe(201)
  await shopper().request('PUT', withKey(`/api/v1/orders/${first.body.orderId}/cancel`, first.body))
  expect((await buyWithCoupon('new@example.com')).status).toBe(201)
  // The cancelled order no longer counts towards the usage limit.
  const [coupon] = await cms.cms.database.select().from(coupons).where(eq(coupons.code, 'WELCOME'))
  expect(coupon?.usedCount).toBe(2)
})

test('a coupon for a first order is rejected by account, phone number and mailbox', async () => {
  covers('cart.coupons.first-order')

  const first = { code: 'FIRST', description: '', kind: 'percent' as const, amount: 10 }
  await cms.cms.database.insert(coupons).values({ ...first, firstOrder: true })
  const contact = { email: 'fern.b+shop@gmail.com', phone: '+66899990001' }
  const fill = async (visitor: ReturnType<typeof shopper>, code?: string) => {
    await visitor.request('POST', '/api/v1/cart', { body: { id: await newProduct() } })
    if (!code) return undefined
    return visitor.request<Problem>('POST', '/api/v1/cart/coupons', { body: { code } })
  }
  const buyAs = async (person: typeof contact, code?: string) => {
    const guest = shopper()
    await fill(guest, code)
    const expectedTotal = code ? 900 : 1000
    return place(guest, { billing: { ...address, ...person }, expectedTotal })
  }
  const other = { email: 'other@example.com', phone: '+66899990002' }
  const { body: earlier } = await buyAs(contact)
  for (const person of [
    { ...other, email: 'FernB@googlemail.com' },
    { ...other, phone: contact.phone },
  ])
    expect((await buyAs(person, 'FIRST')).body).toMatchObject({
      code: 'conflict',
      cart: { coupons: [], errors: [{ message: 'Coupon FIRST is only for a first order.' }] },
    })
  expect((await buyAs(other, 'FIRST')).status).toBe(201)
  const path = withKey(`/api/v1/orders/${earlier.orderId}/cancel`, earlier)
  await shopper().request('PUT', path)
  expect((await buyAs(contact, 'FIRST')).status).toBe(201)
})

test('cancelling returns the stock once with an audit row and an email', async () => {
  covers('calls.orders.cancel', 'orders.cancel.stock')

  const guest = shopper()
  const id = await newProduct(3)
  const order = await buy(guest, id)
  const path = withKey(`/api/v1/orders/${order.orderId}/cancel`, order)
  const cancelled = await guest.request<Problem>('PUT', path)
  expect([cancelled.status, cancelled.body.message]).toEqual([200, 'Order canceled successfully'])
  const again = await guest.request<Problem>('PUT', path)
  expect([again.status, again.body.code]).toEqual([409, 'conflict'])
  expect(await stockOf(id)).toBe(3)
  const events = await cms.cms.database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, Number(order.orderId)))
    .orderBy(orderEvents.id)
  expect(
    events.map(({ event, fromStatus, toStatus, actor }) => [event, fromStatus, toStatus, actor]),
  ).toEqual([
    ['order.placed', 'on-hold', 'on-hold', 'customer'],
    ['order.cancelled', 'on-hold', 'cancelled', 'customer'],
  ])
})

test('two concurrent orders from one bag with different keys create one order', async () => {
  const guest = shopper()
  await guest.request('POST', '/api/v1/cart', { body: { id: await newProduct() } })
  const responses = await Promise.all([place(guest), place(guest), place(guest)])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
})

test('gift wrapping is a fee of the bag while the settings offer it, and the order has its price and message', async () => {
  covers('calls.language.typed', 'checkout.gift.message', 'checkout.gift.total')

  const { database } = cms.cms
  const guest = shopper()
  const wrap = (message: string | null, query = '') =>
    guest.request<z.infer<typeof Cart>>('PUT', `/api/v1/cart/gift-wrap${query}`, {
      body: { message },
    })
  await guest.request('POST', '/api/v1/cart', { body: { id: await newProduct() } })
  expect((await wrap('For you')).status).toBe(422)
  const site = { giftWrap: { price: 60, maxLength: 20 } }
  await database
    .insert(siteConfigurations)
    .values({ key: configurationKey, body: site as StoredConfiguration })
  const offer = await guest.request<z.infer<typeof Checkout>>('GET', '/api/v1/checkout')
  expect(offer.body.giftWrap).toEqual(site.giftWrap)
  expect((await wrap('สุขสันต์วันเกิดนะจ๊ะคนดี')).status).toBe(422)
  expect((await wrap('Navy', '?lang=th')).body.giftWrap).toEqual({ message: 'Navy' })
  const { body: cart } = await wrap('  Happy birthday,\nPloy ')
  expect(cart.giftWrap).toEqual({ message: 'Happy birthday,\nPloy' })
  expect(cart.fees).toEqual([{ id: 'gift-wrap', name: 'Gift wrapping', total: 60 }])
  expect(cart.totals).toMatchObject({ totalFees: 60, totalPrice: 1140 })
  expect((await place(guest, { expectedTotal: 1000 })).status).toBe(409)
  const { body: order } = await place(guest, { expectedTotal: 1060 })
  expect(order.giftWrap).toEqual({ price: 60, message: 'Happy birthday,\nPloy' })
  expect(order.total).toBe(order.subTotal + 60)
  const after = await guest.request<z.infer<typeof Cart>>('GET', '/api/v1/cart')
  expect([after.body.giftWrap, after.body.fees]).toEqual([null, []])
  expect((await wrap(null)).body.giftWrap).toBeNull()
  await database.delete(siteConfigurations)
})

test('the stored amounts of every order add up', async () => {
  for (const order of await cms.cms.database.select().from(orders)) {
    const goods = order.subTotal - order.discountTotal
    expect(order.total).toBe(goods + order.shippingTotal + (order.giftWrap?.price ?? 0))
  }
})

test('PromptPay says which totals it takes, and an order beyond them is rejected', async () => {
  covers('payment.limits.offered', 'payment.limits.rejected')

  const guest = shopper()
  const { body } = await guest.request('GET', '/api/v1/checkout')
  expect(Checkout.parse(body).paymentMethods).toMatchObject([
    { id: 'omise_promptpay', minTotal: 20, maxTotal: 150_000 },
    { id: 'bacs', minTotal: null, maxTotal: null },
    { id: 'cod', minTotal: null, maxTotal: 5000 },
  ])
  const id = await newProduct(5, 150_001)
  await guest.request('POST', '/api/v1/cart', { body: { id } })
  const form = { paymentMethod: 'omise_promptpay', expectedTotal: 150_001 }
  const rejected = await place(guest, form)
  expect(rejected.body).toMatchObject({
    code: 'invalid',
    fields: { paymentMethod: expect.stringContaining('isn’t available for this total') },
  })
  expect(await stockOf(id)).toBe(5)
  expect((await place(guest, { ...form, paymentMethod: 'bacs' })).status).toBe(201)
})

const typed = {
  postcode: ['๑๐๑๑๐', '10110\u200b'],
  phone: ['\u202A081 234 5678\u202C', '０８１２３４５６７８'],
  email: ['typed@example.com\u200e', 'typed＠example.com'],
}
const stored = { postcode: '10110', phone: '+66812345678', email: 'typed@example.com' }

test.for(Object.entries(typed).flatMap(([field, texts]) => texts.map((text) => [field, text])))(
  'an order with the %s %j is placed and has what was meant',
  async ([field = '', text]) => {
    covers('validation.typed.invisible', 'validation.typed.digits')

    const contact = { ...address, [field]: text }
    const order = await buy(shopper(), await newProduct(), { billing: contact, shipping: contact })
    expect(order.billing).toMatchObject({ [field]: stored[field as keyof typeof stored] })
  },
)

test('the email about an order that is collected says where', async () => {
  covers('emails.place')

  covers('checkout.pick-up.shown')

  const name = 'Vitrine Phuket'
  const location = { lat: 7.9, lng: 98.4, address: '8 Bang Yai Road, Phuket 83000' }
  const body = { id: '1', slug: 'phuket', name, content: '', location, hours: '10.00–22.00' }
  await cms.cms.database.insert(stores).values({ slug: 'phuket', position: 0, body })
  const { body: checkout } = await shopper().request<z.infer<typeof Checkout>>(
    'GET',
    '/api/v1/checkout',
  )
  expect(checkout.shippingMethods.find(({ id }) => id === 'pick-up')?.stores).toEqual([
    { slug: 'phuket', name, address: location.address, hours: '10.00–22.00' },
  ])
  expect(checkout.shippingMethods.find(({ id }) => id === 'express')).toMatchObject({
    orderBefore: '2026-11-21 14:00:00',
    arrivesOn: '2026-11-22',
  })
  const person = { firstName: 'Ploy', lastName: 'Saetang', phone: '081 234 5678' }
  const order = await buy(shopper(), await newProduct(), {
    billing: { ...person, email: 'collects@example.com' },
    shipping: person,
    shippingMethod: 'pick-up',
    store: 'phuket',
  })
  await cms.cms.database.delete(stores)
  expect(order.shipping).toMatchObject({ store: 'phuket', address1: name, phone: '+66812345678' })
  const [mail] = await storedEmails(cms, `Thank you for your order (order ${order.orderId})`)
  const text = mail?.text?.replace(/[\u2068\u2069]/g, '')
  expect(text).toContain(`Collection:\nPloy Saetang\n${name}\n${location.address}\n`)
  expect(text).not.toContain('Deliver to')
})

test('an unpaid order has its deadline, and a cancelled one has none', async () => {
  covers('payment.deadline.page')

  const guest = shopper()
  const order = await buy(guest, await newProduct(), { paymentMethod: 'omise_promptpay' })
  expect(order.paymentDeadline).toBe('2026-11-21 11:30:00')
  await actOnOrder(cms.cms, { id: order.orderId, action: 'cancel' }, () => {})
  const { body } = await guest.request<OrderBody>(
    'GET',
    withKey(`/api/v1/orders/${order.orderId}`, order),
  )
  expect([body.status, body.paymentDeadline ?? null]).toEqual(['cancelled', null])
})

test.each([
  ['bacs', 'Sunday, November 22, 9:30 am (Bangkok time)'],
  ['omise_promptpay', 'Saturday, November 21, 11:30 am (Bangkok time)'],
])('the email about a new order names its deadline: %s', async (paymentMethod, moment) => {
  covers('payment.deadline.email')

  // The emails of an address are limited.
  const billing = { ...address, email: `${paymentMethod}@example.com` }
  const { orderId } = await buy(shopper(), await newProduct(), { paymentMethod, billing })
  const [stored] = await storedEmails(cms, `Thank you for your order (order ${orderId})`)
  const email = JSON.stringify(stored)
  expect(email).toContain(moment)
  expect(email).toMatch(/after that, the order is cancelled/i)
  const codeMinutes = `valid for ${chargeLifetime / minute} minutes`
  expect(email.includes(codeMinutes)).toBe(paymentMethod === 'omise_promptpay')
})

test('open orders are counted by status, and no longer once they are cancelled', async () => {
  const count = async (status: string) => {
    await measureOrders(cms.cms)
    const text = await cms.cms.metrics.registry.metrics()
    return Number(new RegExp(`vitrine_orders_open\\{status="${status}"\\} (\\d+)`).exec(text)?.[1])
  }
  const before = await count('on-hold')
  const order = await buy(shopper(), await newProduct())
  expect([await count('on-hold'), await count('packing')]).toEqual([before + 1, 0])
  await shopper().request('PUT', withKey(`/api/v1/orders/${order.orderId}/cancel`, order))
  expect(await count('on-hold')).toBe(before)
})
