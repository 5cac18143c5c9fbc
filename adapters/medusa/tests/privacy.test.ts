import { expect, inject, test } from 'vitest'
import { Order } from '../../../contract/orders.ts'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { place } from './support/checkoutForm.ts'
import { password, register, signIn } from './support/customer.ts'
import { findOrderId } from './support/desk.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
const admin = await AdminApi.signIn(stack)
const dress = await stocked(admin, adapter, 'silk-slip-dress')

test('a customer downloads what is stored under the account', async () => {
  const { visitor, email } = await register(adapter)
  const { orderId } = await place(visitor, dress)
  await visitor.send('POST', '/wishlist', { productId: dress.id })
  const { status, body } = await visitor.send('GET', '/profile/data')
  expect([status, body]).toMatchObject([
    200,
    {
      account: { email, firstName: 'Mali', birthDate: '1990-01-31' },
      addresses: [{ isDefault: true }],
      orders: [{ orderId }],
      wishlist: [{ productId: dress.id }],
      sessions: [{ createdDate: expect.any(String) }],
    },
  ])
  expect(await new Visitor(adapter).send('GET', '/profile/data')).toMatchObject({ status: 401 })
})

test('an account is deleted by its password once no order is in progress, and its orders lose the person', async () => {
  const { visitor, email, form, user } = await register(adapter)
  const { orderId, total } = await place(visitor, dress, { note: 'Ring twice' })
  const remove = (given: string) => visitor.send('POST', '/profile/delete', { password: given })
  expect(await remove(password)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await visitor.send('PUT', `/orders/${orderId}/cancel`)
  expect(await remove('Wrong-2026')).toMatchObject({
    status: 422,
    body: { fields: { password: expect.any(String) } },
  })
  const other = new Visitor(adapter)
  await signIn(other, email)
  expect(await remove(password)).toMatchObject({ status: 200 })
  for (const each of [visitor, other])
    expect(await each.send('GET', '/profile')).toMatchObject({ status: 401 })
  expect(await signIn(other, email)).toMatchObject({ status: 422 })
  const fields = 'fields=*shipping_address,*billing_address,email,customer_id,total,metadata'
  const path = `/orders/${await findOrderId(admin, orderId)}?${fields}`
  const { order } = await admin.send<{ order: { total: number } }>('GET', path)
  const address = { first_name: 'Deleted', address_1: '–', phone: null, province: 'Bangkok' }
  expect(order).toMatchObject({
    customer_id: null,
    total,
    shipping_address: address,
    billing_address: address,
  })
  expect(JSON.stringify(order)).not.toMatch(/Mali|Suk|mali@|81234567|Ring twice/)
  const { customers } = await admin.send<{ customers: unknown[] }>(
    'GET',
    `/customers?id=${user.id}`,
  )
  expect(customers).toEqual([])
  expect((await new Visitor(adapter).send('POST', '/auth/register', form)).status).toBe(201)
  expect(await signIn(other, email)).toMatchObject({ status: 200 })
  expect(Order.safeParse((await other.send('GET', `/orders/${orderId}`)).body).success).toBe(false)
})
