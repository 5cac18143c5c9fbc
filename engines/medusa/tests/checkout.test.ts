import { randomInt, randomUUID } from 'node:crypto'
import { Cart } from '@vitrine/contract/cart.ts'
import { Checkout, Order } from '@vitrine/contract/orders.ts'
import { expect, inject, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { checkoutForm, place, submit } from './support/checkoutForm.ts'
import { register } from './support/customer.ts'
import { findOrderId } from './support/desk.ts'
import { emailsTo } from './support/emails.ts'
import { readVariantStock } from './support/readVariantStock.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
const admin = await AdminApi.signIn(stack)
const dress = await stocked(admin, adapter, 'silk-slip-dress')

test('a coupon for a first order is rejected by account, phone number and mailbox', async () => {
  const code = `FIRST${randomUUID().slice(0, 8).toUpperCase()}`
  await admin.send('POST', '/promotions', {
    ...{ code, type: 'standard', status: 'active', is_tax_inclusive: true },
    metadata: { firstOrder: true },
    application_method: {
      ...{ type: 'fixed', target_type: 'items', allocation: 'across' },
      ...{ value: 100, currency_code: 'thb' },
    },
  })
  const mailbox = `b${randomUUID().slice(0, 8)}`
  const contact = { email: `fern.${mailbox}+shop@gmail.com`, phone: newPhone() }
  const buyAs = async (person: typeof contact, coupon?: string) => {
    const visitor = new Visitor(adapter)
    const { id, variation } = dress
    await visitor.cart('POST', '/cart', { id, variation, quantity: 1 })
    if (coupon) await visitor.cart('POST', '/cart/coupons', { code: coupon })
    return submit(visitor, { billing: { ...checkoutForm(0).billing, ...person } })
  }
  const earlier = Order.parse((await buyAs(contact)).body)
  const other = () => ({ email: `${randomUUID()}@example.com`, phone: newPhone() })
  for (const person of [
    { ...other(), email: `Fern${mailbox}@googlemail.com` },
    { ...other(), phone: contact.phone },
  ])
    expect(await buyAs(person, code)).toMatchObject({
      status: 409,
      body: { code: 'conflict', cart: { coupons: [] } },
    })
  const first = other()
  expect(await buyAs(first, code)).toMatchObject({ status: 201, body: { discountTotal: 100 } })
  const key = { 'x-order-key': earlier.accessKey ?? '' }
  const path = `/orders/${earlier.orderId}/cancel`
  expect((await new Visitor(adapter).send('PUT', path, undefined, key)).status).toBe(200)
  expect((await buyAs(contact, code)).status).toBe(201)

  const { visitor } = await register(adapter)
  await place(visitor, dress, { billing: { ...checkoutForm(0).billing, ...other() } })
  await visitor.cart('POST', '/cart', { ...dress, quantity: 1 })
  expect(await visitor.send('POST', '/cart/coupons', { code })).toMatchObject({
    status: 422,
    body: { message: `Coupon ${code} is only for a first order.` },
  })
})

test('a coupon once per customer is rejected by mailbox and phone number, and keeps its limit of all uses', async () => {
  const code = `ONCE${randomUUID().slice(0, 8).toUpperCase()}`
  const limit = 2
  await admin.send('POST', '/promotions', {
    ...{ code, type: 'standard', status: 'active', is_tax_inclusive: true },
    metadata: { oncePerCustomer: true },
    application_method: {
      ...{ type: 'fixed', target_type: 'items', allocation: 'across' },
      ...{ value: 100, currency_code: 'thb' },
    },
    campaign: { name: code, campaign_identifier: code, budget: { type: 'usage', limit } },
  })
  const box = randomUUID().slice(0, 8)
  const buyAs = async (person: { email: string; phone: string }) => {
    const visitor = new Visitor(adapter)
    await visitor.cart('POST', '/cart', { ...dress, quantity: 1 })
    const entered = await visitor.send('POST', '/cart/coupons', { code })
    if (entered.status !== 200) return entered
    return submit(visitor, { billing: { ...checkoutForm(0).billing, ...person } })
  }
  const contact = { email: `${box}+1@example.com`, phone: newPhone() }
  const cancel = async (response: { body: unknown }) => {
    const { orderId, accessKey } = Order.parse(response.body)
    const key = { 'x-order-key': accessKey ?? '' }
    const path = `/orders/${orderId}/cancel`
    expect((await new Visitor(adapter).send('PUT', path, undefined, key)).status).toBe(200)
  }
  const again = { email: `${box}+2@example.com`, phone: newPhone() }
  // Two at the same time: one of them has the discount.
  const [one, other] = await Promise.all([buyAs(contact), buyAs(again)])
  expect([one.status, other.status].toSorted()).toEqual([201, 409])
  const [placed, mine] = one.status === 201 ? [one, contact] : [other, again]
  for (const person of [
    { email: `${box}+3@example.com`, phone: newPhone() },
    { email: `${randomUUID()}@example.com`, phone: mine.phone },
  ])
    expect(await buyAs(person)).toMatchObject({ status: 409, body: { cart: { coupons: [] } } })
  await cancel(placed)
  const stranger = () => ({ email: `${randomUUID()}@example.com`, phone: newPhone() })
  expect((await buyAs(contact)).status).toBe(201)
  expect((await buyAs(stranger())).status).toBe(201)
  expect((await buyAs(stranger())).status).toBe(422)
})

/** A Thai mobile number that no other test has. */
const newPhone = () => `+668${String(randomInt(10_000_000, 100_000_000))}`

const readOrder = (visitor: Visitor, id: string, key = '') =>
  visitor.send('GET', `/orders/${id}`, undefined, { 'x-order-key': key })

test('the checkout offers what that of the embedded CMS does, but no gift wrapping and cash on delivery', async () => {
  const ours = await new Visitor(adapter).read(Checkout, '/checkout')
  const { giftWrap, ...theirs } = await new Visitor(stack.content).read(Checkout, '/checkout')
  expect(giftWrap).toBeDefined()
  const paymentMethods = theirs.paymentMethods.filter(({ id }) => id !== 'cod')
  expect(ours).toEqual({ ...theirs, paymentMethods })
})

test("an order has Medusa's number and Medusa's amounts to the satang, and empties the bag", async () => {
  const visitor = new Visitor(adapter)
  const order = await place(visitor, dress, { shippingMethod: 'express', note: 'Ring twice' })
  expect(order).toMatchObject({
    status: 'on-hold',
    note: 'Ring twice',
    shippingTotal: 150,
    subTotal: dress.price,
    total: dress.price + 150,
    paymentMethod: 'bacs',
  })
  expect(order.orderItems[0]?.variationAttributes).toHaveLength(dress.variation.length)
  const { orders } = await admin.send<{ orders: Record<string, number>[] }>(
    ...(['GET', '/orders?order=-created_at&limit=1&fields=*items,+tax_total,+total'] as const),
  )
  expect(String(orders[0]?.['display_id'])).toBe(order.orderId)
  // Random, so that it reveals nothing about sales.
  expect(order.orderId).toMatch(/^[1-9]\d{8}$/)
  expect(Math.abs(Number(orders[0]?.['total']) - order.total)).toBeLessThan(0.005)
  expect(Math.round(Number(orders[0]?.['tax_total']))).toBe(order.totalTax)
  expect((await visitor.cart('GET', '/cart')).items).toEqual([])
})

test("an email address with an internationalised ending orders as customer and as guest, whose order is not the customer's", async () => {
  const domain = 'ร้าน.ไทย'
  const name = `mali-${randomUUID()}`
  const email = `${name}@${new URL(`http://${domain}`).hostname}`
  const { user, visitor } = await register(adapter, `${name}@${domain}`)
  const billing = { ...checkoutForm(0).billing, email: `${name}@${domain}` }
  const inMedusa = async (buyer: Visitor) => {
    const { orderId } = await place(buyer, dress, { billing })
    const path = `/orders/${await findOrderId(admin, orderId)}?fields=email,customer_id`
    return (await admin.send<{ order: { email: string; customer_id: string } }>('GET', path)).order
  }
  expect(await inMedusa(visitor)).toMatchObject({ email, customer_id: user.id })
  const [one, other] = [await inMedusa(new Visitor(adapter)), await inMedusa(new Visitor(adapter))]
  expect([one.email, one.customer_id]).toEqual([email, other.customer_id])
  expect(one.customer_id).not.toBe(user.id)
  await expect
    .poll(async () => (await emailsTo(stack, email)).map(({ subject }) => subject).join())
    .toMatch(/order/i)
})

test('a guest reads an order by its key, and not without it', async () => {
  const visitor = new Visitor(adapter)
  const order = await place(visitor, dress)
  const read = await readOrder(new Visitor(adapter), order.orderId, order.accessKey ?? '')
  expect(Order.parse(read.body)).toEqual(order)
  const end = order.accessKey?.split('.')[0]
  for (const key of ['', `${end}.forged`, order.accessKey?.slice(0, -1)])
    expect(await readOrder(visitor, order.orderId, key)).toMatchObject({ status: 404 })
})

test('another total than the shopper saw is a conflict with the cart, and places nothing', async () => {
  const visitor = new Visitor(adapter)
  const { id, variation } = dress
  await visitor.cart('POST', '/cart', { id, variation, quantity: 1 })
  const { status, body } = await visitor.send('POST', '/checkout', checkoutForm(1), {
    'idempotency-key': randomUUID(),
  })
  expect(status).toBe(409)
  const { cart, code } = body as { cart: unknown; code: string }
  expect([code, Cart.parse(cart).itemCount]).toEqual(['conflict', 1])
  expect((await visitor.cart('GET', '/cart')).itemCount).toBe(1)
})

test('express is rejected outside Bangkok, in the bag and at the checkout', async () => {
  const visitor = new Visitor(adapter)
  const { id, variation } = dress
  await visitor.cart('POST', '/cart', { id, variation, quantity: 1 })
  const bag = await visitor.send('GET', '/cart?shippingMethod=express&province=Phuket')
  expect(bag).toMatchObject({ status: 422, body: { code: 'invalid' } })
  const shipping = {
    ...checkoutForm(0).shipping,
    city: 'Mueang Phuket',
    state: 'Phuket',
    postcode: '83000',
  }
  const { status, body } = await submit(visitor, { shippingMethod: 'express', shipping })
  expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([
    422,
    ['shippingMethod'],
  ])
})

test('an order with Thai names of areas is stored in English, and read in the language of the request', async () => {
  const visitor = new Visitor(adapter)
  const thai = { subdistrict: 'ทุ่งมหาเมฆ', city: 'สาทร', state: 'กรุงเทพมหานคร' }
  const shipping = { ...checkoutForm(0).shipping, ...thai }
  const order = await place(visitor, dress, { shipping })
  const english = { subdistrict: 'Thung Maha Mek', city: 'Sathon', state: 'Bangkok' }
  expect(order.shipping).toMatchObject(english)
  const key = { 'x-order-key': order.accessKey ?? '' }
  const path = `/orders/${order.orderId}?lang=th`
  const { body } = await visitor.send('GET', path, undefined, key)
  expect(body).toMatchObject({ shipping: thai })
})

test('the same key with another body is a conflict', async () => {
  const visitor = new Visitor(adapter)
  const key = randomUUID()
  await place(visitor, dress, { key })
  const { id, variation } = dress
  await visitor.cart('POST', '/cart', { id, variation, quantity: 1 })
  const again = await submit(visitor, { key, note: 'Another body' })
  expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('cancelling an unpaid order returns its pieces once', async () => {
  const visitor = new Visitor(adapter)
  const stock = await readVariantStock(admin, dress.variantId)
  const before = await stock.read()
  const { orderId, accessKey } = await place(visitor, dress)
  expect((await stock.read()).reserved_quantity).toBe(before.reserved_quantity + 1)
  const cancel = () =>
    visitor.send('PUT', `/orders/${orderId}/cancel`, undefined, { 'x-order-key': accessKey ?? '' })
  expect(await cancel()).toMatchObject({ status: 200 })
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await stock.read()).reserved_quantity).toBe(before.reserved_quantity)
  const { body } = await readOrder(visitor, orderId, accessKey ?? '')
  expect(Order.parse(body).timeline?.map(({ step }) => step)).toEqual(['placed', 'cancelled'])
})
