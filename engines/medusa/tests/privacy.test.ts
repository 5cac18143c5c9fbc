import { randomUUID } from 'node:crypto'
import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { contactDataKey } from '@vitrine/commerce/secrets.ts'
import { ContactData } from '@vitrine/contract/customer.ts'
import { CustomerCoupons, Order } from '@vitrine/contract/orders.ts'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import postgres from 'postgres'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { checkoutForm, place } from './support/checkoutForm.ts'
import { password, register, signIn } from './support/customer.ts'
import { findOrderId } from './support/desk.ts'
import { payByPromptPay } from './support/payByPromptPay.ts'
import { sendOrder } from './support/sendOrder.ts'
import { cmsSecret, startAdapter } from './support/startAdapter.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const { adapter } = stack
const admin = await AdminApi.signIn(stack)
const dress = await stocked(admin, adapter, 'silk-slip-dress')
const sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} })
afterAll(() => sql.end())

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
  for (const person of [visitor, other])
    expect(await person.send('GET', '/profile')).toMatchObject({ status: 401 })
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
})

test('a coupon once per customer stays used after the account is deleted, without the person', async () => {
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
})

test('the deletion of an account leaves the requests of an address that it has not confirmed', async () => {
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
})

/** A customer whose email address is confirmed, and what was left under it in the content CMS. */
async function withContactData(url = adapter) {
  const { visitor, email, user } = await register(url)
  await sql`insert into shop_confirmed_email (customer_id, email) values (${user.id ?? ''}, ${email})`
  await subscribe(email)
  const enquiry = {
    ...{ name: 'Mali', email, phone: '081 234 5678', subject: 'product', message: 'Hello' },
    ...{ consent: 'yes', submission: randomUUID() },
  }
  const sent = await fetch(`${adapter}/component/contact-form`, {
    method: 'POST',
    body: new URLSearchParams(enquiry),
    redirect: 'manual',
  })
  expect(sent.status).toBe(303)
  return { visitor, email }
}

/** Subscribes an address as it may be typed. */
const subscribe = (email: string) =>
  new Visitor(adapter).send('POST', '/fluentform/submit', {
    formId: 6,
    data: { email: ` ${email.toUpperCase()} `, brand: 'asv' },
  })

/** The content CMS's own answer about an address. */
async function contactData(email: string): Promise<ContactData> {
  const response = await fetch(`${stack.content}/internal/contact-data`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-contact-data-key': contactDataKey(cmsSecret),
    },
    body: JSON.stringify({ email }),
  })
  return ContactData.parse(await response.json())
}

const none = { newsletter: [], enquiries: [], appointments: [], forms: [], emails: [] }
const pending = (email: string) => sql`select id from shop_content_deletion where email = ${email}`

test('the data of an account has what the content CMS stores, which is deleted with the account', async () => {
  const { visitor, email } = await withContactData()
  const { body } = await visitor.send('GET', '/profile/data')
  expect(body).toMatchObject({
    account: { isEmailVerified: true },
    newsletter: [{ email, brand: 'asv' }],
    enquiries: [{ email, message: 'Hello' }],
    appointments: [],
    forms: [{ data: { brand: 'asv' } }],
  })
  expect(body).not.toHaveProperty('unavailable')
  const other = await withContactData()
  const deletion = await visitor.send('POST', '/profile/delete', { password })
  expect(deletion).toMatchObject({ status: 200, body: { message: customerCopy.accountDeleted } })
  expect(await contactData(email)).toEqual(none)
  expect(await pending(email)).toHaveLength(0)
  expect((await contactData(other.email)).enquiries).toHaveLength(1)
})

test('while the content CMS is down, the data names what is missing, and a deletion is repeated until it is complete', async () => {
  const down = await startAdapter(stack, { CONTENT_URL: `http://127.0.0.1:${await freePort()}` })
  onTestFinished(() => down.stop())
  const { visitor, email } = await withContactData(down.url)
  expect((await visitor.send('GET', '/profile/data')).body).toMatchObject({
    unavailable: { parts: Object.keys(none), message: customerCopy.dataUnavailable },
  })
  expect(await visitor.send('POST', '/profile/delete', { password })).toMatchObject({
    status: 200,
    body: { message: customerCopy.accountDeletionPending },
  })
  expect(await visitor.send('GET', '/profile')).toMatchObject({ status: 401 })
  expect(await pending(email)).toHaveLength(1)
  expect((await contactData(email)).enquiries).toHaveLength(1)
  const setNextAttempt = (hours: number) => sql`update shop_content_deletion
    set next_attempt_at = now() + ${hours} * interval '1 hour' where email = ${email}`
  // The other adapter would repeat it in a minute.
  await setNextAttempt(24)
  expect(down.log()).toContain('the content CMS has not deleted an account')
  expect(down.log()).not.toContain(email)
  await down.stop()
  // Meanwhile the person comes back, whose new data stays.
  await subscribe(email)
  const before = await contactData(email)
  expect([before.newsletter.length, before.forms.length]).toEqual([1, 2])
  await setNextAttempt(0)
  await expect.poll(() => pending(email), { timeout: 60_000 }).toHaveLength(0)
  const after = await contactData(email)
  expect([after.newsletter.length, after.forms.length, after.enquiries.length]).toEqual([1, 1, 0])
})

test('a deleted account leaves no personal data in any table of the engine but on tax documents', async () => {
  const marker = `Left${randomUUID().slice(0, 8)}`
  const email = `${marker.toLowerCase()}@example.com`
  const { visitor } = await register(adapter, email)
  const person = { firstName: `F${marker}`, lastName: `L${marker}`, address1: `Street ${marker}` }
  const address = { ...checkoutForm(0).shipping, ...person }
  await visitor.send('POST', '/addresses', { address })
  const order = await place(visitor, dress, {
    billing: { ...address, email },
    shipping: address,
    note: `Ring at ${marker}`,
    paymentMethod: 'omise_promptpay',
  })
  await payByPromptPay(stack, admin, visitor, order)
  await sendOrder(admin, order.orderId)
  const path = `/orders/${await findOrderId(admin, order.orderId)}`
  // Staff correct the address, which Medusa records beside the former one.
  await admin.send('POST', path, {
    shipping_address: { first_name: `Second${marker}`, address_1: `House ${marker}` },
  })
  const { order: sent } = await admin.send<{ order: { fulfillments: { id: string }[] } }>(
    ...(['GET', `${path}?fields=fulfillments.id`] as const),
  )
  const parcel = sent.fulfillments[0]?.id
  await admin.send('POST', `${path}/fulfillments/${parcel}/mark-as-delivered`, {})
  expect((await findTexts(marker)).length).toBeGreaterThan(4)
  const deletion = await visitor.send('POST', '/profile/delete', { password })
  expect(deletion).toMatchObject({ status: 200 })
  const remaining = await findTexts(marker)
  expect(remaining.filter((text) => !text.startsWith('shop_tax_document: '))).toEqual([])
})

/** Every row of Medusa's database that contains a text, as `table: row`. */
async function findTexts(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  const matches = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql<{ row: string }[]>`
        select left(to_jsonb(t)::text, 3000) as row from ${sql(name)} t
        where to_jsonb(t)::text ilike ${`%${text}%`}`
      return rows.map(({ row }) => `${name}: ${row}`)
    }),
  )
  return matches.flat()
}

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
