import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { runDue } from '#cms/app/background.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, buy, type OrderBody, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, day } from '#cms/tests/support/clock.ts'
import { login, register } from '#cms/tests/support/customer.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let order: OrderBody
const emails: { to: string; subject: string; text: string }[] = []
const transport = {
  send: async (mail: (typeof emails)[number]) => void emails.push(mail),
  close() {},
}

const cms = sharedCms({ clock })
beforeAll(async () => {
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1 }] })
  order = await buy(createShopper(cms.url), 1)
})

const guest = () => createShopper(cms.url)

/** The emails that are sent after these requests of a new link. */
async function emailsAfter(...requests: (readonly [id: string, contact: string])[]) {
  while ((await runDue(cms.cms, transport)) > 0);
  emails.length = 0
  const responses = []
  for (const [id, contact] of requests) {
    const body = contact.includes('@') ? { email: contact } : { phone: contact }
    const response = await guest().request('POST', `/api/v1/orders/${id}/link`, { body })
    responses.push({ status: response.status, text: response.text })
  }
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  while ((await runDue(cms.cms, transport)) > 0);
  return emails.filter(({ subject }) => subject.startsWith('Your new link'))
}

const read = (path: string, headers?: Record<string, string>) =>
  guest().request<OrderBody>('GET', path, headers ? { headers } : {})

test('a guest’s order is read with the key in a header or in the address', async () => {
  const path = `/api/v1/orders/${order.orderId}`
  const key = String(order.accessKey)
  expect((await read(path, { 'x-order-key': key })).body.accessKey).toBe(key)
  expect((await read(withKey(path, order))).status).toBe(200)
  expect((await read(path, { 'x-order-key': 'wrong' })).status).toBe(404)
})

test('a link expires after thirty days, reading the order does not extend it, and an email renews it', async () => {
  covers('orders.guest-link.expiry', 'orders.guest-link.read', 'orders.guest-link.renew')

  clock.advance(29 * day)
  const path = `/api/v1/orders/${order.orderId}`
  const late = await read(withKey(path, order))
  expect(late.body.accessKey).toBe(order.accessKey)
  clock.advance(day)
  for (const place of [path, `/invoice/${order.orderId}`])
    expect((await read(withKey(place, order))).status).toBe(404)
  const email = String(address.email)
  const [mail, ...others] = await emailsAfter([order.orderId, ` ${email.toUpperCase()} `])
  expect(others).toEqual([])
  expect(mail?.to).toBe(email)
  const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe(`/my-account/view-order/${order.orderId}`)
  expect((await read(`${path}${link.search}`)).status).toBe(200)
})

test('requesting a link responds alike for every order, and sends emails to the order’s address only', async () => {
  covers('orders.guest-link.same-response', 'orders.lookup.same-response')

  const email = String(address.email)
  const sent = await emailsAfter(
    [order.orderId, 'thief@example.com'],
    ['1000000000', email],
    ['none', email],
  )
  expect(sent).toEqual([])
})

test('every email about an order has a new link', async () => {
  const other = await buy(guest(), 1)
  clock.advance(2 * day)
  emails.length = 0
  const path = withKey(`/api/v1/orders/${other.orderId}/cancel`, other)
  expect((await guest().request('PUT', path)).status).toBe(200)
  while ((await runDue(cms.cms, transport)) > 0);
  const cancelled = emails.filter(({ subject }) => subject.includes('has been cancelled'))
  const links = cancelled.map(({ text }) => /http\S+/.exec(text)?.[0] ?? '')
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(new URL(link).searchParams.get('key')).not.toBe(other.accessKey)
})

test('a phone number of the order sends the link to the order’s address', async () => {
  covers('orders.lookup.email')

  const other = await buy(guest(), 1, { shipping: { ...address, phone: '02 765 4321' } })
  for (const phone of ['+66 81 234 5678', '027654321']) {
    const [mail, ...others] = await emailsAfter([other.orderId, phone])
    expect(others).toEqual([])
    expect(mail?.to).toBe(address.email)
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const path = `/api/v1/orders/${other.orderId}${link.search}`
    expect((await read(path)).status).toBe(200)
  }
  for (const phone of ['081 234 5679', '5678', '+']) {
    expect(await emailsAfter([other.orderId, phone])).toEqual([])
  }
})

test('requests by phone and by email count together, and those with wrong details do not count', async () => {
  covers('orders.lookup.limit')

  const other = await buy(guest(), 1)
  const [email, phone] = [String(address.email), String(address.phone)]
  const wrong = ['thief@example.com', '099 999 9999', 'thief@example.com', '099 999 9999']
  expect(await emailsAfter(...wrong.map((contact) => [other.orderId, contact] as const))).toEqual(
    [],
  )
  const right = [email, phone, email, phone, email]
  expect(
    await emailsAfter(...right.map((contact) => [other.orderId, contact] as const)),
  ).toHaveLength(3)
})

test('the link to a customer’s order has no key', async () => {
  covers('orders.lookup.customer')

  const customer = guest()
  await register(customer)
  const customerOrder = await buy(customer, 1)
  const [mail, ...others] = await emailsAfter([customerOrder.orderId, String(address.email)])
  expect(others).toEqual([])
  expect(mail?.text).toContain('Sign in to see it.')
  const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe(`/my-account/view-order/${customerOrder.orderId}`)
  expect(link.search).toBe('')
})

test('a request without email address and phone number is invalid', async () => {
  const path = `/api/v1/orders/${order.orderId}/link`
  for (const body of [{}, { email: ' ' }, { phone: '' }])
    expect((await guest().request('POST', path, { body })).status).toBe(422)
})

/** Buys as a guest with this email address, at a home. */
function buyAs(email: string) {
  const billingAddress = { ...address, email }
  const changes = {
    billing: billingAddress,
    shipping: { ...billingAddress, address1: '7 Charoen Krung' },
  }
  return buy(guest(), 1, { ...changes, shippingMethod: 'standard', expectedTotal: 1080 })
}

/** Requests an account for each of these orders, and returns the emails with their links. */
async function accountEmailsAfter(...placed: readonly OrderBody[]) {
  while ((await runDue(cms.cms, transport)) > 0);
  emails.length = 0
  const responses = []
  for (const order of placed) {
    const path = withKey(`/api/v1/orders/${order.orderId}/account`, order)
    const { status, text } = await guest().request('POST', path)
    expect(status).toBe(200)
    responses.push(text)
  }
  expect(new Set(responses).size).toBe(1)
  while ((await runDue(cms.cms, transport)) > 0);
  return emails.map(({ to, subject, text }) => {
    const query = new URL(/http\S+/.exec(text)?.[0] ?? 'about:blank').searchParams
    return { to, subject, resetKey: query.get('key'), resetLogin: query.get('login') }
  })
}

/** Follows the link of an email, chooses a password, and returns what the customer then sees. */
async function followed({ to, resetKey, resetLogin }: { to: string } & Record<string, unknown>) {
  const chosen = 'Owners-secret-1'
  const body = { resetKey, resetLogin, password: chosen, confirmPassword: chosen }
  expect((await guest().request('POST', '/api/v1/auth/reset-password', { body })).status).toBe(200)
  const customer = guest()
  expect((await login(customer, to, { password: chosen })).status).toBe(200)
  const orderList = await customer.request<{ data: OrderBody[] }>('GET', '/api/v1/orders')
  type Known = { addresses: { shipping: { address1: string }; saved: object[] } }
  const { body: checkout } = await customer.request<Known>('GET', '/api/v1/checkout')
  return {
    orders: orderList.body.data.map(({ orderId }) => orderId).sort(),
    offered: checkout.addresses.shipping.address1,
    saved: checkout.addresses.saved.length,
  }
}

test('a guest’s order and its address are in the account once the emailed link was followed', async () => {
  covers('session.order-account.email', 'session.order-account.joined')

  const [bought, other] = [await buyAs('Mali@example.com'), await buyAs('mali@example.com')]
  expect([bought.canCreateAccount, other.canCreateAccount]).toEqual([true, true])
  const [mail, ...rest] = await accountEmailsAfter(bought)
  expect(rest).toEqual([])
  expect(mail).toMatchObject({
    to: 'mali@example.com',
    subject: 'Set the password of your account',
  })
  const path = withKey(`/api/v1/orders/${bought.orderId}`, bought)
  expect((await guest().request('GET', path)).status).toBe(200)
  expect(await followed(mail ?? { to: '' })).toEqual({
    orders: [bought.orderId],
    offered: '7 Charoen Krung',
    saved: 1,
  })
  expect((await guest().request('GET', path)).status).toBe(404)
  const again = withKey(`/api/v1/orders/${bought.orderId}/account`, bought)
  expect((await guest().request('POST', again)).status).toBe(404)
})

test('requesting an account for an order responds alike whether or not its email has one', async () => {
  covers('session.order-account.same-response')

  const customer = guest()
  await register(customer, { email: 'known@example.com' })
  const customerOrder = await buy(customer, 1)
  const [registeredOrder, unknown] = [
    await buyAs('known@example.com'),
    await buyAs('unknown@example.com'),
  ]
  const sent = await accountEmailsAfter(registeredOrder, unknown)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['known@example.com', 'Add your order to your account'],
    ['unknown@example.com', 'Set the password of your account'],
  ])
  // An order can be placed with the email address of another person.
  expect(await followed(sent[0] ?? { to: '' })).toEqual({
    orders: [registeredOrder.orderId, customerOrder.orderId].sort(),
    offered: address.address1,
    saved: 1,
  })
})

test('an account for an order is requested with the key of the order only', async () => {
  const path = `/api/v1/orders/${order.orderId}/account?key=wrong`
  expect((await guest().request('POST', path)).status).toBe(404)
})
