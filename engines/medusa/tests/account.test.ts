import { ProfileDetails } from '@vitrine/contract/customer.ts'
import {
  Checkout,
  CustomerCoupons,
  PaymentEntries,
  SavedAddresses,
} from '@vitrine/contract/orders.ts'
import { expect, inject, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { checkoutForm, place, submit } from './support/checkoutForm.ts'
import { password, register, signIn } from './support/customer.ts'
import { payByPromptPay } from './support/payByPromptPay.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
const admin = await AdminApi.signIn(stack)
const dress = await stocked(admin, adapter, 'silk-slip-dress')

const change = {
  firstName: 'Malee',
  lastName: 'Suksan',
  birthDate: '1991-02-28',
  phoneNumber: '089 876 5432',
}

test("a customer's personal information is changed in Medusa", async () => {
  const { visitor, email, form } = await register(adapter)
  const before = await visitor.read(ProfileDetails, '/profile/details')
  expect(before).toMatchObject({ email, birthDate: form.birthDate, hasPassword: true })
  const { status, body } = await visitor.send('PATCH', '/profile/details', change)
  const changed = { ...change, phoneNumber: '+66898765432' }
  expect([status, ProfileDetails.parse(body)]).toMatchObject([200, changed])
  expect(await visitor.read(ProfileDetails, '/profile/details')).toMatchObject(changed)
  const path = `/customers?email=${email}&has_account=true`
  const { customers } = await admin.send<{ customers: object[] }>('GET', path)
  expect(customers).toMatchObject([{ first_name: 'Malee', phone: '+66898765432' }])
  const wrong = { ...change, birthDate: '2999-01-01', phoneNumber: '12' }
  expect(await visitor.send('PATCH', '/profile/details', wrong)).toMatchObject({
    status: 422,
    body: { fields: { birthDate: expect.any(String) } },
  })
  const guest = new Visitor(adapter)
  expect(await guest.send('PATCH', '/profile/details', change)).toMatchObject({ status: 401 })
})

test('a new password needs the current one and ends the other sessions', async () => {
  const { visitor, email } = await register(adapter)
  const phone = new Visitor(adapter)
  await signIn(phone, email)
  const change = (currentPassword: string) =>
    visitor.send('POST', '/profile/password', {
      currentPassword,
      password: 'Another-2026',
      confirmPassword: 'Another-2026',
    })
  expect(await change('Wrong-2026')).toMatchObject({
    status: 422,
    body: { code: 'invalid', fields: { currentPassword: expect.any(String) } },
  })
  expect(await phone.send('GET', '/profile')).toMatchObject({ status: 200 })
  expect(await change(password)).toMatchObject({ status: 200 })
  expect(await visitor.send('GET', '/profile')).toMatchObject({ status: 200 })
  expect(await phone.send('GET', '/profile')).toMatchObject({ status: 401 })
  expect(await signIn(phone, email)).toMatchObject({ status: 422 })
  expect(await signIn(phone, email, 'Another-2026')).toMatchObject({ status: 200 })
})

test('wrong passwords are counted although they come at the same time, and do not lock the owner out', async () => {
  const { visitor, email } = await register(adapter)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const guess = (given: string, address: string, browser = new Visitor(adapter)) =>
    browser.send(
      'POST',
      '/auth/login',
      { username: email, password: given, rememberMe: false },
      from(address),
    )
  const knownVisitor = new Visitor(adapter)
  expect(await guess(password, '203.0.113.1', knownVisitor)).toMatchObject({ status: 200 })
  const statuses = await Promise.all(
    Array.from(
      { length: 16 },
      async (_, index) => (await guess(`Wrong-${index}`, '203.0.113.2')).status,
    ),
  )
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6)
  // All unknown addresses share one attempt in five seconds, and the attempts above may have taken longer.
  await guess('Wrong-16', '203.0.113.4')
  expect(await guess(password, '203.0.113.3')).toMatchObject({ status: 429 })
  // Another browser at the address of the one that is known, such as that of a mobile network.
  expect(await guess(password, '203.0.113.1')).toMatchObject({ status: 429 })
  expect(await guess(password, '203.0.113.2', knownVisitor)).toMatchObject({ status: 200 })
  expect(await visitor.send('GET', '/profile')).toMatchObject({ status: 200 })
})

test('wrong current passwords are limited', async () => {
  const { visitor } = await register(adapter)
  const form = {
    currentPassword: 'Wrong-2026',
    password: 'Another-2026',
    confirmPassword: 'Another-2026',
  }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await visitor.send('POST', '/profile/password', form)).status)
  expect(statuses.slice(-2)).toEqual([422, 429])
})

const { email: _, ...address } = checkoutForm(0).billing

const save = async (visitor: Visitor, method: string, path: string, body?: object) => {
  const { status, body: received } = await visitor.send(method, path, body)
  expect(status, JSON.stringify(received)).toBeLessThan(300)
  return SavedAddresses.parse(received).data
}

test('the address book has one default, which the checkout starts with', async () => {
  const { visitor, email } = await register(adapter)
  const other = { ...address, address1: '2 Silom Road' }
  const [first] = await save(visitor, 'POST', '/addresses', { address })
  expect(first).toMatchObject({ isDefault: true, address: { address1: '1 Sathorn Road' } })
  const two = await save(visitor, 'POST', '/addresses', { address: other, isDefault: true })
  expect(two.map(({ isDefault, address: { address1 } }) => [isDefault, address1])).toEqual([
    [true, '2 Silom Road'],
    [false, '1 Sathorn Road'],
  ])
  const { addresses } = await visitor.read(Checkout, '/checkout')
  expect(addresses.saved).toEqual(two)
  expect(addresses.shipping).toEqual(two[0]?.address)
  const path = `/customers?email=${email}&has_account=true&fields=addresses.address_1`
  const { customers } = await admin.send<{ customers: { addresses: object[] }[] }>('GET', path)
  expect(customers[0]?.addresses).toHaveLength(2)
  const changed = { ...other, company: 'Vitrine' }
  const replaced = await save(visitor, 'PUT', `/addresses/${two[0]?.id}`, { address: changed })
  expect(replaced[0]).toMatchObject({ isDefault: true, address: { company: 'Vitrine' } })
  const left = await save(visitor, 'DELETE', `/addresses/${two[0]?.id}`)
  expect(left).toMatchObject([{ id: first?.id, isDefault: true }])
})

test("an address of another customer's book cannot be changed", async () => {
  const { visitor } = await register(adapter)
  const [savedAddress] = await save(visitor, 'POST', '/addresses', { address })
  const { visitor: stranger } = await register(adapter)
  const path = `/addresses/${savedAddress?.id}`
  expect(await stranger.send('PUT', path, { address })).toMatchObject({ status: 404 })
  expect(await save(stranger, 'DELETE', path)).toEqual([])
  expect(await save(visitor, 'GET', '/addresses')).toEqual([savedAddress])
  const city = await visitor.send('POST', '/addresses', {
    address: { ...address, city: 'Nowhere' },
  })
  expect(city).toMatchObject({
    status: 422,
    body: { fields: { 'address.city': expect.any(String) } },
  })
})

test('the address of the first order is saved', async () => {
  const { visitor } = await register(adapter)
  await place(visitor, dress)
  await place(visitor, dress)
  const saved = await save(visitor, 'GET', '/addresses')
  expect(saved).toMatchObject([{ isDefault: true, address: { address1: address.address1 } }])
})

test('payments and refunds are listed, newest first', async () => {
  const { visitor } = await register(adapter)
  expect((await visitor.read(PaymentEntries, '/payments')).data).toEqual([])
  const order = await place(visitor, dress, { paymentMethod: 'omise_promptpay' })
  const paymentId = await payByPromptPay(stack, admin, visitor, order)
  await admin.send('POST', `/payments/${paymentId}/refund`, { amount: 99.5 })
  // The adapter sends refunds to the provider in the background.
  await expect
    .poll(async () => (await visitor.read(PaymentEntries, '/payments')).data, { timeout: 60_000 })
    .toMatchObject([
      { kind: 'refund', status: 'done', amount: 99.5, orderId: order.orderId },
      { kind: 'payment', status: 'received', amount: order.total, orderId: order.orderId },
    ])
  expect(await new Visitor(adapter).send('GET', '/payments')).toMatchObject({ status: 401 })
})

test('the coupons are those that the shop lists, then those of orders', async () => {
  const { visitor } = await register(adapter)
  const read = async () =>
    (await visitor.read(CustomerCoupons, '/coupons')).data.map(({ code, status }) => [code, status])
  const available = [
    ['SILK500', 'available'],
    ['WELCOME10', 'available'],
  ]
  expect(await read()).toEqual(available)
  const { id, variation } = dress
  await visitor.cart('POST', '/cart', { id, variation, quantity: 2 })
  await visitor.cart('POST', '/cart/coupons', { code: 'SILK500' })
  const { status, body } = await submit(visitor)
  expect(status).toBe(201)
  // The other is for a first order.
  expect(await read()).toEqual([
    ['SILK500', 'available'],
    ['SILK500', 'used'],
  ])
  const [, used] = (await visitor.read(CustomerCoupons, '/coupons')).data
  const { orderId } = body as { orderId: string }
  expect(used).toMatchObject({ orderId, discount: 500, description: '฿500 off from ฿5,000' })
  await visitor.send('PUT', `/orders/${orderId}/cancel`)
  expect(await read()).toEqual(available)
})
