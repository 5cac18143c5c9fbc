import type { OutgoingEmail } from '@vitrine/commerce/email/transport.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { runDue } from '#cms/app/background.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { customers } from '#cms/database/schema/customers.ts'
import { stockAlerts } from '#cms/database/schema/stockAlerts.ts'
import { sweepAlerts } from '#cms/stockAlerts/sweepAlerts.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import type { Problem } from '#cms/tests/support/checkout.ts'
import { createTestClock, day, minute } from '#cms/tests/support/clock.ts'
import { register } from '#cms/tests/support/customer.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, inThai, type Shopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let emails: OutgoingEmail[] = []
const transport = { send: async (mail: OutgoingEmail) => void emails.push(mail), close() {} }

/** The id of the current test's product, whose second variation is size M. */
let product = 0

const cms = sharedCms({ clock })
beforeEach(async () => {
  await deliver()
  product += 1
  const [small, medium] = [product * 10, product * 10 + 1]
  await addProduct(cms.cms.database, {
    id: product,
    options: { size: ['s', 'm'] },
    variations: [
      { id: small, terms: { size: 's' }, stock: 5 },
      { id: medium, terms: { size: 'm' }, stock: 0 },
    ],
  })
})

type Response = { message: string; product?: { name: string; url: string } } & Problem

const guest = () => createShopper(cms.url)
const post = (path: string, body: object, shopper = guest()) =>
  shopper.request<Response>('POST', `/api/v1/stock-alerts${path}`, { body })
const ask = (email: string, shopper?: Shopper, size = 'm') =>
  post('', { id: product, variation: [{ attribute: 'size', value: size }], email }, shopper)

/** Sends what is due and returns those emails. */
async function deliver(): Promise<OutgoingEmail[]> {
  emails = []
  while ((await runDue(cms.cms, transport)) > 0);
  return emails
}

const setStock = (stock: number) =>
  cms.cms.database
    .update(variations)
    .set({ stock })
    .where(eq(variations.id, product * 10 + 1))
const keyIn = (mail: OutgoingEmail | undefined, page: string) =>
  new RegExp(`/stock-alerts/${page}\\?key=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
const requests = () =>
  cms.cms.database
    .select()
    .from(stockAlerts)
    .where(eq(stockAlerts.variationId, product * 10 + 1))

/** Requests and confirms in this order. */
async function subscribe(...emails: string[]) {
  for (const email of emails) {
    await ask(email)
    clock.advance(1000)
    const mail = (await deliver()).find(({ subject }) => subject.startsWith('Confirm'))
    expect((await post('/confirm', { key: keyIn(mail, 'confirm') })).status).toBe(200)
  }
}

const recipients = (sent: OutgoingEmail[]) =>
  sent.filter(({ subject }) => subject.startsWith('Back in stock')).map(({ to }) => to)

/** Registers a customer, whose address counts as verified. */
async function verifiedCustomer(email: string): Promise<Shopper> {
  const shopper = guest()
  await register(shopper, { email })
  await cms.cms.database
    .update(customers)
    .set({ emailVerified: true })
    .where(eq(customers.email, email))
  await deliver()
  return shopper
}

test('a request on a page in Thai is confirmed and answered in Thai', async () => {
  covers('emails.language')

  await ask('thai@example.com', inThai(guest()))
  const [confirmation] = await deliver()
  expect(confirmation?.subject).toBe(`ยืนยันคำขอ: Dress ${product} (M)`)
  expect(confirmation?.text).toContain('/th/stock-alerts/confirm?key=')
  await post('/confirm', { key: keyIn(confirmation, 'confirm') })
  await setStock(1)
  const [email] = await deliver()
  expect(email?.subject).toBe(`กลับมาแล้ว: Dress ${product} (M)`)
  expect(email?.text).toContain(`/th/product/dress-${product}?variation=size:m`)
  expect(email?.unsubscribeUrl).toContain(
    `${cms.cms.environment.SITE_URL}/stock-alerts/unsubscribe`,
  )
})

test('a confirmed request gets one email with the product and the headers to unsubscribe', async () => {
  covers('product.alert.confirm', 'product.alert.email')

  expect((await ask(' Nok@Example.com ')).status).toBe(200)
  const [confirmation, ...others] = await deliver()
  expect([confirmation?.to, others]).toEqual(['nok@example.com', []])
  expect(confirmation?.subject).toBe(`Confirm your request: Dress ${product} (M)`)
  await setStock(2)
  expect(await deliver()).toEqual([])
  const confirmed = await post('/confirm', { key: keyIn(confirmation, 'confirm') })
  expect(confirmed.body.product).toEqual({
    name: `Dress ${product} (M)`,
    url: `/product/dress-${product}?variation=size:m`,
  })
  const [email, ...more] = await deliver()
  expect(more).toEqual([])
  expect(email).toMatchObject({
    to: 'nok@example.com',
    subject: `Back in stock: Dress ${product} (M)`,
    unsubscribeUrl: `${cms.cms.environment.SITE_URL}/stock-alerts/unsubscribe?key=${keyIn(email, 'unsubscribe')}`,
  })
  expect(email?.text).toContain(`/product/dress-${product}?variation=size:m`)
  await setStock(0)
  expect(await deliver()).toEqual([])
  await setStock(9)
  expect(await deliver()).toEqual([])
})

test('no more emails are sent than there are new pieces, the earliest requests first', async () => {
  covers('product.alert.first', 'product.alert.pieces')

  await subscribe('a1@example.com', 'b1@example.com', 'c1@example.com', 'd1@example.com')
  await setStock(2)
  expect(recipients(await deliver())).toEqual(['a1@example.com', 'b1@example.com'])
  clock.advance(minute)
  expect(recipients(await deliver())).toEqual([])
  await setStock(1)
  expect(recipients(await deliver())).toEqual([])
  await setStock(0)
  expect(recipients(await deliver())).toEqual([])
  await setStock(1)
  expect(recipients(await deliver())).toEqual(['c1@example.com'])
  await setStock(4)
  expect(recipients(await deliver())).toEqual(['d1@example.com'])
  await subscribeLate('e1@example.com')
  expect(recipients(await deliver())).toEqual(['e1@example.com'])
})

/** Requests while sold out, and confirms after a restock. */
async function subscribeLate(email: string) {
  await setStock(0)
  await deliver()
  await ask(email)
  const [mail] = await deliver()
  await setStock(3)
  await deliver()
  await post('/confirm', { key: keyIn(mail, 'confirm') })
}

test('a repeated request is one request, and the emails to confirm of an address are limited', async () => {
  covers('product.alert.limit', 'product.alert.once')

  for (let time = 0; time < 7; time += 1) expect((await ask('again@example.com')).status).toBe(200)
  expect(await requests()).toHaveLength(1)
  expect(await deliver()).toHaveLength(1)
  let sent = 1
  for (let time = 0; time < 7; time += 1) {
    await ask('again@example.com')
    sent += (await deliver()).length
  }
  expect(sent).toBe(5)
  expect(await requests()).toHaveLength(1)
})

test('the response is the same for a new, a requested, a confirmed and a registered address', async () => {
  covers('product.alert.same-response')

  await register(guest(), { email: 'known2@example.com' })
  await subscribe('confirmed2@example.com')
  await ask('requested2@example.com')
  const responses = []
  for (const name of ['new', 'requested', 'confirmed', 'known'])
    responses.push((await ask(`${name}2@example.com`)).text)
  expect(new Set(responses).size).toBe(1)
})

test('a confirmed request stays confirmed when it is repeated, and gets no second email to confirm', async () => {
  await subscribe('calm@example.com')
  await ask('calm@example.com')
  expect(await deliver()).toEqual([])
  await setStock(1)
  expect(recipients(await deliver())).toEqual(['calm@example.com'])
})

test('a customer’s own verified address needs no confirmation, any other address does', async () => {
  covers('product.alert.verified')

  const shopper = await verifiedCustomer('verified3@example.com')
  const confirmed = await ask('Verified3@example.com', shopper)
  const other = await ask('other3@example.com', shopper)
  expect(confirmed.body.message).not.toBe(other.body.message)
  expect((await deliver()).map(({ to }) => to)).toEqual(['other3@example.com'])
  await setStock(5)
  expect(recipients(await deliver())).toEqual(['verified3@example.com'])
})

test('an address with a guest’s and a customer’s request gets one email', async () => {
  covers('product.alert.one-email')

  const shopper = await verifiedCustomer('twice4@example.com')
  await subscribe('twice4@example.com', 'next4@example.com')
  await ask('twice4@example.com', shopper)
  await setStock(2)
  expect(recipients(await deliver()).toSorted()).toEqual([
    'next4@example.com',
    'twice4@example.com',
  ])
})

test('unsubscribing ends all requests of the address, by the page and by the button of an email program', async () => {
  covers('product.alert.unsubscribe')

  await subscribe('stop5@example.com')
  const first = product
  product += 100
  await addProduct(cms.cms.database, {
    id: product,
    variations: [{ id: product * 10 + 1, stock: 0 }],
  })
  expect((await post('', { id: product, email: 'stop5@example.com' })).status).toBe(200)
  await post('/confirm', { key: keyIn((await deliver())[0], 'confirm') })
  await cms.cms.database
    .update(variations)
    .set({ stock: 1 })
    .where(eq(variations.id, first * 10 + 1))
  const [email] = await deliver()
  const key = keyIn(email, 'unsubscribe')
  for (const form of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), new FormData()]) {
    const response = await fetch(`${cms.url}/stock-alerts/unsubscribe?key=${key}`, {
      method: 'POST',
      body: form,
    })
    expect(response.status).toBe(200)
  }
  expect((await post('/unsubscribe', { key })).status).toBe(200)
  await setStock(3)
  expect(recipients(await deliver())).toEqual([])
  product -= 100
})

test('a key is valid for its action only, and not when it is changed', async () => {
  await ask('keys6@example.com')
  const key = keyIn((await deliver())[0], 'confirm')
  for (const [page, wrong] of [
    ['/unsubscribe', key],
    ['/confirm', `${key}x`],
    ['/confirm', key.replace(/^\w+/, 'zz')],
    ['/confirm', 'none'],
  ] as const)
    expect((await post(page, { key: wrong })).status).toBe(404)
  expect((await post('/confirm', { key: '' })).status).toBe(422)
  for (let time = 0; time < 2; time += 1) expect((await post('/confirm', { key })).status).toBe(200)
})

test('an unconfirmed request expires after seven days, and one whose email was sent is deleted after sixty', async () => {
  covers('product.alert.expiry', 'product.alert.retention')

  await subscribe('kept7@example.com')
  await ask('late7@example.com')
  const key = keyIn((await deliver())[0], 'confirm')
  clock.advance(7 * day)
  expect((await post('/confirm', { key })).status).toBe(404)
  clock.advance(1000)
  await sweepAlerts(cms.cms.database, clock.now())
  expect((await requests()).map(({ email }) => email)).toEqual(['kept7@example.com'])
  await setStock(1)
  await deliver()
  clock.advance(60 * day)
  await sweepAlerts(cms.cms.database, clock.now())
  expect(await requests()).toHaveLength(1)
  clock.advance(1)
  await sweepAlerts(cms.cms.database, clock.now())
  expect(await requests()).toEqual([])
})

test('a request for a variation in stock, an unknown one or without an address is rejected', async () => {
  covers('product.alert.in-stock')

  expect((await ask('a@example.com', guest(), 's')).body.code).toBe('conflict')
  expect((await ask('a@example.com', guest(), 'xl')).body.code).toBe('invalid')
  expect((await post('', { id: 999_999, email: 'a@example.com' })).body.code).toBe('not_found')
  for (const email of ['', 'a-name']) {
    const { status, body } = await ask(email)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['email']])
  }
  expect(await requests()).toEqual([])
})

test('a guest who was notified can request again, and must confirm again', async () => {
  await subscribe('fan8@example.com')
  await setStock(1)
  expect(recipients(await deliver())).toEqual(['fan8@example.com'])
  await setStock(0)
  await ask('fan8@example.com')
  const [mail] = await deliver()
  await setStock(1)
  expect(recipients(await deliver())).toEqual([])
  await post('/confirm', { key: keyIn(mail, 'confirm') })
  expect(recipients(await deliver())).toEqual(['fan8@example.com'])
})
