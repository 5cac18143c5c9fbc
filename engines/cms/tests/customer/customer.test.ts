import type { Cart } from '@vitrine/contract/cart.ts'
import { utcDay } from '@vitrine/contract/clock.ts'
import type { User } from '@vitrine/contract/customer.ts'
import { phoneCopy } from '@vitrine/contract/phone.ts'
import { birthDateMessage } from '@vitrine/contract/rules/birthDate.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runDue } from '#cms/app/background.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { customers, sessions } from '#cms/database/schema/customers.ts'
import { outboxEmails } from '#cms/database/schema/orders.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import type { Problem } from '#cms/tests/support/checkout.ts'
import { createTestClock, hour, minute } from '#cms/tests/support/clock.ts'
import { login, register } from '#cms/tests/support/customer.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let nextId = 0

const cms = sharedCms({ clock })

const shopper = () => createShopper(cms.url)
function newEmail() {
  nextId += 1
  return `person${nextId}@example.com`
}

const profile = (browser: Shopper) => browser.request<User & Problem>('GET', '/api/v1/profile')

async function newCustomer() {
  const browser = shopper()
  const email = newEmail()
  const { status } = await register(browser, { email })
  expect(status).toBe(201)
  return { browser, email }
}

test('registering signs in and stores only hashes of password and session', async () => {
  covers('session.register.success')

  const browser = shopper()
  const response = await register(browser, { email: 'First@Example.com' })
  expect(response.status).toBe(201)
  expect(response.body.user).toMatchObject({
    displayName: 'Ploy Saetang',
    email: 'first@example.com',
  })
  expect((await profile(browser)).body).toEqual(response.body.user)
  const [row] = await cms.cms.database
    .select()
    .from(customers)
    .where(eq(customers.email, 'first@example.com'))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  const token = browser.cookies.get('vitrine_session') ?? ''
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const remembered = await cms.cms.database.select().from(sessions)
  expect(JSON.stringify(remembered)).not.toContain(token)
})

test.each([
  [{ email: 'ploy' }, 'email', 'Please enter a valid email address.'],
  [{ email: '' }, 'email', 'Please enter your email'],
  [{ firstName: ' ' }, 'firstName', 'Please enter your first name'],
  [{ phoneNumber: '' }, 'phoneNumber', 'Please enter your phone number'],
  [{ phoneNumber: 'abc' }, 'phoneNumber', phoneCopy.invalid],
  [{ birthDate: '' }, 'birthDate', 'Please enter your birth date'],
  [{ birthDate: '2026-02-31' }, 'birthDate', expect.any(String)],
  [{ birthDate: '2200-01-01' }, 'birthDate', expect.stringContaining('not later than today')],
  [{ password: 'short1A' }, 'password', expect.stringContaining('Password must contain')],
  [{ password: 'alllowercase1' }, 'password', expect.stringContaining('Password must contain')],
])('a registration with %o is rejected at %s', async (change, field, message) => {
  const { status, body } = await register(shopper(), { email: newEmail(), ...change })
  expect([status, body.code]).toEqual([422, 'invalid'])
  expect(body.fields?.[field]).toEqual(message)
})

test('today in Bangkok is a valid birth date while it is still yesterday in London', () => {
  const today = utcDay(new Date('2026-11-21T18:00:00Z'))
  expect(birthDateMessage('2026-11-22', today)).toBeUndefined()
})

test('signing in accepts the email or the username in any case', async () => {
  covers('session.sign-in.username')

  const { email } = await newCustomer()
  const [{ username = '' } = {}] = await cms.cms.database
    .select()
    .from(customers)
    .where(eq(customers.email, email))
  for (const name of [email, email.toUpperCase(), username, ` ${username} `])
    expect((await login(shopper(), name)).status).toBe(200)
  const wrong = await login(shopper(), email, { password: 'Wrong-password-1' })
  const unknown = await login(shopper(), 'unknown@example.com')
  expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid'])
  expect(unknown.text).toBe(wrong.text)
})

test('signing in issues a new token and ends the previous session', async () => {
  covers('session.cookies.new-id')

  const { browser, email } = await newCustomer()
  const before = browser.cookies.get('vitrine_session') ?? ''
  await login(browser, email)
  const after = browser.cookies.get('vitrine_session')
  expect(after).not.toBe(before)
  const attacker = createShopper(cms.url, new Map([['vitrine_session', before]]))
  expect((await profile(attacker)).status).toBe(401)
})

test('signing out ends the session on the server', async () => {
  covers('calls.customer.logout', 'session.cookies.end')

  const { browser } = await newCustomer()
  const token = browser.cookies.get('vitrine_session') ?? ''
  const response = await browser.request<Problem>('POST', '/api/v1/auth/logout')
  expect(response.body.message).toBe('Logged out successfully')
  expect(browser.cookies.has('vitrine_session')).toBe(false)
  const attacker = createShopper(cms.url, new Map([['vitrine_session', token]]))
  expect((await profile(attacker)).status).toBe(401)
})

test("signing in merges the guest's bag into the customer's and reduces quantities to the stock with a notice", async () => {
  covers('cart.identity.merge', 'cart.identity.merge-stock')

  const { browser, email } = await newCustomer()
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 4 }] })
  await addProduct(cms.cms.database, { id: 2, variations: [{ id: 2 }] })
  await browser.request('POST', '/api/v1/cart', { body: { id: 1, quantity: 3 } })
  const guest = shopper()
  await guest.request('POST', '/api/v1/cart', { body: { id: 1, quantity: 3 } })
  clock.advance(1000)
  await guest.request('POST', '/api/v1/cart', { body: { id: 2 } })
  const before = guest.cookies.get('vitrine_cart') ?? ''
  await login(guest, email)
  const { body } = await guest.request<Cart>('GET', '/api/v1/cart')
  expect(body.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['1', 4],
    ['2', 1],
  ])
  expect(body.errors.map(({ message }) => message)).toEqual([
    'The items you chose before signing in are now in your bag.',
    'Only 4 left. We’ve changed your quantity from 6.',
  ])
  const old = createShopper(cms.url, new Map([['vitrine_cart', before]]))
  expect((await old.request<Cart>('GET', '/api/v1/cart')).body.items).toEqual([])
  await guest.request('POST', '/api/v1/auth/logout')
  expect((await guest.request<Cart>('GET', '/api/v1/cart')).body.items).toEqual([])
})

/** The number of reset emails to an address, and the link in the newest one. */
async function mailedKey(email: string) {
  await runDue(cms.cms, { send: async () => Promise.reject(new Error('later')), close: () => {} })
  const resetEmails = await cms.cms.database
    .select()
    .from(outboxEmails)
    .where(and(eq(outboxEmails.recipient, email), like(outboxEmails.subject, 'Reset%')))
    .orderBy(outboxEmails.id)
  const link = /https?:\S+/.exec(resetEmails.at(-1)?.text ?? '')?.[0]
  return { count: resetEmails.length, link: link ? new URL(link) : null }
}

const requestReset = (username: string) =>
  shopper().request<Problem>('POST', '/api/v1/auth/lost-password', { body: { username } })

const reset = (link: URL | null, changes: Record<string, unknown> = {}, browser = shopper()) =>
  browser.request<Problem>('POST', '/api/v1/auth/reset-password', {
    body: {
      password: 'New-silk-2026',
      confirmPassword: 'New-silk-2026',
      resetKey: link?.searchParams.get('key') ?? 'none',
      resetLogin: link?.searchParams.get('login') ?? 'none',
      ...changes,
    },
  })

test('requesting a lost password responds alike for any login and emails only existing accounts', async () => {
  covers('session.lost-password.same-answer')

  const { email } = await newCustomer()
  const registered = await requestReset(email)
  const unknown = await requestReset('unknown@example.com')
  expect([unknown.status, unknown.text]).toEqual([registered.status, registered.text])
  const { count, link } = await mailedKey(email)
  expect(count).toBe(1)
  expect(link?.pathname).toBe('/my-account/lost-password')
  expect(link?.searchParams.get('show-reset-form')).toBe('true')
  expect((await mailedKey('unknown@example.com')).count).toBe(0)
})

test('a reset key sets a new password once and ends every session', async () => {
  covers(
    'session.reset-password.end-sessions',
    'session.reset-password.single-use',
    'session.reset-password.used',
  )

  const { browser, email } = await newCustomer()
  await requestReset(email)
  const { link } = await mailedKey(email)
  expect((await reset(link, { confirmPassword: 'Other-silk-1' })).body.fields).toEqual({
    confirmPassword: 'Passwords do not match',
  })
  expect((await reset(link, { resetLogin: 'someone' })).body.code).toBe('invalid')
  const done = await Promise.all([reset(link), reset(link), reset(link)])
  expect(done.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  expect((await reset(link)).body.message).toBe(
    'This link has already been used. Please request a new one.',
  )
  expect((await profile(browser)).status).toBe(401)
  expect((await login(shopper(), email)).status).toBe(422)
  expect((await login(shopper(), email, { password: 'New-silk-2026' })).status).toBe(200)
})

test('a reset key is valid for an hour, and at most three are emailed per hour', async () => {
  covers('session.reset-password.expiry')

  const { email } = await newCustomer()
  for (let time = 0; time < 5; time += 1) await requestReset(email)
  const { count, link } = await mailedKey(email)
  expect(count).toBe(3)
  const other = await newCustomer()
  await requestReset(other.email)
  const inTime = (await mailedKey(other.email)).link
  clock.advance(hour - 1000)
  expect((await reset(inTime)).status).toBe(200)
  clock.advance(1000)
  expect((await reset(link)).body.message).toContain('expired')
})

test('ten wrong passwords throttle sign-ins to an account, except from a known browser of its owner', async () => {
  covers('session.sign-in.throttle', 'session.sign-in.throttle-owner')

  const { browser: owner, email } = await newCustomer()
  await owner.request('POST', '/api/v1/auth/logout')
  const attacker = shopper()
  const guesses = await Promise.all(
    Array.from({ length: 30 }, () => login(attacker, email, { password: 'Wrong-password-1' })),
  )
  const wrong = guesses.filter(({ status }) => status === 422)
  const throttled = guesses.filter(({ status }) => status === 429)
  expect([wrong.length, throttled.length]).toEqual([10, 20])
  expect(throttled[0]?.body.code).toBe('rate_limited')
  expect(Number(throttled[0]?.headers.get('retry-after'))).toBe(15)
  expect((await login(attacker, email)).status).toBe(429)
  expect((await login(owner, email)).status).toBe(200)
  clock.advance(15_000)
  expect((await login(attacker, email, { password: 'Wrong-password-2' })).status).toBe(422)
  const again = await login(attacker, email)
  expect(Number(again.headers.get('retry-after'))).toBe(30)
  await requestReset(email)
  const { link } = await mailedKey(email)
  const otherBrowser = shopper()
  await reset(link, {}, otherBrowser)
  for (let time = 0; time < 12; time += 1) await login(attacker, email)
  expect((await login(attacker, email)).status).toBe(429)
  expect((await login(otherBrowser, email, { password: 'New-silk-2026' })).status).toBe(200)
})

test('wrong passwords expire after fifteen minutes, and unknown usernames are throttled too', async () => {
  covers('session.sign-in.throttle')

  const guess = () => login(shopper(), 'ghost@example.com')
  const first = await Promise.all(Array.from({ length: 12 }, guess))
  expect(first.filter(({ status }) => status === 429)).toHaveLength(2)
  clock.advance(15 * minute + 1000)
  expect((await guess()).status).toBe(422)
})

test('the wishlist requires a session, stores each product once and removes it', async () => {
  covers('calls.wishlist.add', 'calls.wishlist.read', 'calls.wishlist.remove')
  covers('permissions.server.wishlist')

  await addProduct(cms.cms.database, { id: 50, variations: [{ id: 50 }] })
  await addProduct(cms.cms.database, { id: 51, variations: [{ id: 51, stock: 0 }] })
  for (const [method, path, body] of [
    ['GET', '/api/v1/wishlist', undefined],
    ['POST', '/api/v1/wishlist', { productId: '50' }],
    ['DELETE', '/api/v1/wishlist/50', undefined],
  ] as const) {
    const signedOut = await shopper().request<Problem>(method, path, { body })
    expect([signedOut.status, signedOut.body.code], method).toEqual([401, 'unauthenticated'])
  }
  const { browser } = await newCustomer()
  const save = (productId: unknown) =>
    browser.request<Problem>('POST', '/api/v1/wishlist', { body: { productId } })
  expect((await save(50)).status).toBe(200)
  expect((await save('50')).status).toBe(200)
  clock.advance(1000)
  expect((await save(51)).status).toBe(200)
  expect((await save(999_999)).status).toBe(404)
  const list = () =>
    browser.request<{ data: { id: string; stockStatus: string }[] }>('GET', '/api/v1/wishlist')
  expect((await list()).body.data).toMatchObject([
    { id: '51', stockStatus: 'outofstock' },
    { id: '50', stockStatus: 'instock' },
  ])
  expect((await browser.request('DELETE', '/api/v1/wishlist/51')).status).toBe(200)
  expect((await browser.request('DELETE', '/api/v1/wishlist/51')).status).toBe(200)
  expect((await list()).body.data).toHaveLength(1)
  expect(await cms.cms.database.$count(variations, eq(variations.id, 50))).toBe(1)
})

test('the wishlist returns the swatches with which a product was saved last', async () => {
  covers('wishlist.item.options')

  const options = { colour: ['red', 'blue'], size: ['s'] }
  await addProduct(cms.cms.database, { id: 52, options, variations: [{ id: 52 }] })
  const { browser } = await newCustomer()
  const save = async (variation?: { attribute: string; value: string }[]) => {
    await browser.request('POST', '/api/v1/wishlist', { body: { productId: '52', variation } })
    const path = '/api/v1/wishlist'
    const { body } = await browser.request<{ data: { found?: unknown }[] }>('GET', path)
    return body.data[0]?.found ?? null
  }
  expect(await save()).toBeNull()
  expect(await save([{ attribute: 'colour', value: 'red' }])).toEqual({ colour: 'red' })
  expect(await save()).toEqual({ colour: 'red' })
  const unknown = { attribute: 'size', value: 'xxl' }
  expect(await save([{ attribute: 'colour', value: 'blue' }, unknown])).toEqual({ colour: 'blue' })
})

test('a session that QA expires counts as signed out', async () => {
  const { browser } = await newCustomer()
  browser.cookies.set('vitrine_qa', 'auth:expire')
  expect((await profile(browser)).status).toBe(401)
})
