import { ProductCards } from '@vitrine/contract/catalog.ts'
import { User, UserResponse } from '@vitrine/contract/customer.ts'
import { Order, Orders } from '@vitrine/contract/orders.ts'
import { beforeAll, expect, inject, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { type Buyable, stocked } from './support/buyable.ts'
import { place } from './support/checkoutForm.ts'
import { register, requestReset, signIn } from './support/customer.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
let dress: Buyable
let other: Buyable

beforeAll(async () => {
  const admin = await AdminApi.signIn(stack)
  dress = await stocked(admin, adapter, 'silk-slip-dress')
  other = await stocked(admin, adapter, 'atelier-tote')
})

const add = (visitor: Visitor, { id, variation }: Buyable, quantity = 1) =>
  visitor.cart('POST', '/cart', { id, variation, quantity })

test('a registration signs in, and sign-out ends the session also for a stolen cookie', async () => {
  const { visitor, email, user } = await register(adapter)
  expect(user).toMatchObject({ displayName: 'Mali Suk', email, phoneNumber: '+66812345678' })
  expect((await visitor.read(User, '/profile')).email).toBe(email)
  const stolen = visitor.clone()
  expect(await visitor.send('POST', '/auth/logout', {})).toMatchObject({ status: 200 })
  for (const session of [visitor, stolen])
    expect(await session.send('GET', '/profile')).toMatchObject({ status: 401 })
  expect(await signIn(visitor, email, 'Wrong-2026')).toMatchObject({ status: 422 })
  expect(await signIn(visitor, email.toUpperCase())).toMatchObject({ status: 200 })
})

test('the response of a registration is the same when the email has an account', async () => {
  const { form, user } = await register(adapter)
  const stranger = new Visitor(adapter)
  const { status, body } = await stranger.send('POST', '/auth/register', form)
  expect([status, { ...UserResponse.parse(body).user, id: user.id }]).toEqual([201, user])
  expect(await stranger.send('GET', '/profile')).toMatchObject({ status: 401 })
})

test("the guest's bag is merged into the customer's at sign-in, on every device", async () => {
  const { visitor, email } = await register(adapter)
  await add(visitor, dress)
  await visitor.send('POST', '/auth/logout', {})
  expect((await visitor.cart('GET', '/cart')).items).toEqual([])
  const phone = new Visitor(adapter)
  await add(phone, dress)
  await add(phone, other)
  await signIn(phone, email)
  const { items } = await phone.cart('GET', '/cart')
  expect(items.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])
  await signIn(visitor, email)
  expect(await visitor.cart('GET', '/cart')).toEqual(await phone.cart('GET', '/cart'))
})

test("an order belongs to its customer, in the shop and in Medusa's admin", async () => {
  const { visitor, email } = await register(adapter)
  const order = await place(visitor, dress)
  expect(order.accessKey).toBeNull()
  const list = await visitor.read(Orders, '/orders?status=pending-payment')
  expect(list.data.map(({ orderId }) => orderId)).toEqual([order.orderId])
  expect((await visitor.read(Orders, '/orders?status=completed')).data).toEqual([])
  const { visitor: stranger } = await register(adapter)
  expect(await stranger.send('GET', `/orders/${order.orderId}`)).toMatchObject({ status: 404 })
  expect((await visitor.read(Order, `/orders/${order.orderId}`)).total).toBe(order.total)
  const admin = await AdminApi.signIn(stack)
  const { customers } = await admin.send<{ customers: { orders: { display_id: number }[] }[] }>(
    ...(['GET', `/customers?email=${email}&has_account=true&fields=orders.display_id`] as const),
  )
  expect(customers[0]?.orders.map(({ display_id }) => String(display_id))).toEqual([order.orderId])
})

test('the wishlist saves a product once, for its customer only', async () => {
  const { visitor } = await register(adapter)
  const ids = async () => (await visitor.read(ProductCards, '/wishlist')).data.map(({ id }) => id)
  for (const { id } of [dress, other, dress])
    expect(await visitor.send('POST', '/wishlist', { productId: id })).toMatchObject({
      status: 200,
    })
  expect(await ids()).toEqual([other.id, dress.id])
  expect(await visitor.send('POST', '/wishlist', { productId: 'no-such' })).toMatchObject({
    status: 404,
  })
  await visitor.send('DELETE', `/wishlist/${dress.id}`)
  expect(await ids()).toEqual([other.id])
  expect(await new Visitor(adapter).send('GET', '/wishlist')).toMatchObject({ status: 401 })
})

test('a lost password is replaced once by the link of the email, which ends all sessions', async () => {
  const { visitor, email } = await register(adapter)
  const reset = await requestReset(stack, email)
  expect(await reset('Another-2026')).toMatchObject({ status: 200 })
  expect(await reset('Third-2026')).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect(await visitor.send('GET', '/profile')).toMatchObject({ status: 401 })
  expect(await signIn(visitor, email)).toMatchObject({ status: 422 })
  expect(await signIn(visitor, email, 'Another-2026')).toMatchObject({ status: 200 })
})
