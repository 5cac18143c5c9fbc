import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { CustomerCoupons, Order } from '../../../contract/orders.ts'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { place } from './support/checkoutForm.ts'
import { password, register, signIn } from './support/customer.ts'
import { findOrderId } from './support/desk.ts'
import { startAdapter } from './support/startAdapter.ts'
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

test('a coupon that can be used once is not free again after the account is deleted', async () => {
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} })
  const { visitor, email, form } = await register(adapter)
  const id = `probudgetusage_${randomUUID()}`
  const used = async () =>
    (
      await sql`select attribute_value, used::int from promotion_campaign_budget_usage where id = ${id}`
    )[0]
  await sql`insert into promotion_campaign_budget_usage (id, attribute_value, used, raw_used, budget_id)
    values (${id}, ${email}, 1, '{"value":"1","precision":20}', (select id from promotion_campaign_budget limit 1))`
  expect(await visitor.send('POST', '/profile/delete', { password })).toMatchObject({ status: 200 })
  const hidden = (await used())?.['attribute_value']
  expect([hidden.includes(email), hidden.startsWith('deleted ')]).toEqual([false, true])
  await new Visitor(adapter).send('POST', '/auth/register', form)
  expect(await used()).toEqual({ attribute_value: email, used: 1 })
  await sql`delete from promotion_campaign_budget_usage where id = ${id}`
  await sql.end()
})

test('a coupon once per customer stays used after the account is deleted, without the person', async () => {
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} })
  const { visitor, email, user } = await register(adapter)
  const cart = randomUUID()
  const customerId = user.id ?? ''
  const keys = [`email:${email}`, `customer:${customerId}`]
  await sql`insert into shop_order (cart_id, idempotency_key, body_hash, customer_id, payment_method,
    payment_deadline, shipping_method, once_codes, coupon_keys)
    values (${cart}, ${cart}, '–', ${customerId}, 'bacs', now(), 'standard', ${['WELCOME10']}, ${keys})`
  expect(await visitor.send('POST', '/profile/delete', { password })).toMatchObject({ status: 200 })
  const [row] = await sql`select coupon_keys from shop_order where cart_id = ${cart}`
  expect(row?.['coupon_keys'].every((key: string) => key.startsWith('deleted:'))).toBe(true)
  const again = await register(adapter, email)
  const { data } = CustomerCoupons.parse((await again.visitor.send('GET', '/coupons')).body)
  expect(data.map(({ code }) => code)).not.toContain('WELCOME10')
  await sql`delete from shop_order where cart_id = ${cart}`
  await sql.end()
})

test('the deletion of an account leaves the requests of an address that it has not confirmed', async () => {
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} })
  const { visitor, email, user } = await register(adapter)
  const alerts = () => sql`select 1 from shop_stock_alert where email = ${email}`
  const request = () => sql`insert into shop_stock_alert (product_id, variant_id, email, choices)
    values ('prod_1', ${randomUUID()}, ${email}, '{}')`
  await request()
  expect(await visitor.send('POST', '/profile/delete', { password })).toMatchObject({ status: 200 })
  expect(await alerts()).toHaveLength(1)
  const again = await register(adapter, email)
  await sql`insert into shop_confirmed_email (customer_id, email) values (${again.user.id ?? ''}, ${email})`
  expect(again.user.id).not.toBe(user.id)
  await again.visitor.send('POST', '/profile/delete', { password })
  expect(await alerts()).toHaveLength(0)
  await sql.end()
})

test('the log has no key, code or address of a request', async () => {
  await using resources = new AsyncDisposableStack()
  const logging = await startAdapter(stack, { LOG_LEVEL: 'info' })
  resources.defer(() => logging.stop())
  const secrets = ['key', 'code', 'state', 'token', 'email'].map((name) => [name, `MARKER${name}`])
  const query = new URLSearchParams(Object.fromEntries(secrets))
  for (const path of ['orders/1', 'profile', 'stock-alerts/confirm', '../auth/google/callback'])
    await fetch(`${logging.url}/api/v1/${path}?${query}`, { redirect: 'manual' })
  await expect.poll(() => logging.log()).toContain('/api/v1/orders/1')
  expect(logging.log()).not.toContain('MARKER')
})
