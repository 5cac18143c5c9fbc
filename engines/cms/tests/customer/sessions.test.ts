import { tokenHash } from '@vitrine/contract/service/tokens.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sweepVisitors } from '#cms/customer/authentication/sweepVisitors.ts'
import { carts } from '#cms/database/schema/cart.ts'
import { customers, sessions, signInAttempts } from '#cms/database/schema/customers.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { createTestClock, day, hour, minute, second } from '#cms/tests/support/clock.ts'
import { login, register } from '#cms/tests/support/customer.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let nextId = 0

const cms = sharedCms({ clock })
beforeAll(() => addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 5 }] }))
// Separates the wrong passwords of one test from the next.
beforeEach(() => clock.advance(hour))

async function newCustomer() {
  nextId += 1
  const email = `guest${nextId}@example.com`
  const browser = createShopper(cms.url)
  expect((await register(browser, { email })).status).toBe(201)
  return { browser, email }
}

const profileOf = (browser: Shopper) => browser.request('GET', '/api/v1/profile')
const addToBag = (browser: Shopper) =>
  browser.request('POST', '/api/v1/cart', { body: { id: '1', quantity: 1 } })

/** The remaining lifetime of a browser's session, in milliseconds. */
async function endsIn({ cookies }: Shopper) {
  const [row] = await cms.cms.database
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash(cookies.get('vitrine_session') ?? '')))
  return row && row.expiresAt.getTime() - clock.now().getTime()
}

test('using a session extends it, written at most once an hour', async () => {
  const { browser } = await newCustomer()
  expect(await endsIn(browser)).toBe(24 * hour)
  clock.advance(hour - second)
  await profileOf(browser)
  expect(await endsIn(browser)).toBe(23 * hour + second)
  clock.advance(second)
  await profileOf(browser)
  expect(await endsIn(browser)).toBe(24 * hour)
  clock.advance(24 * hour - second)
  expect((await profileOf(browser)).status).toBe(200)
  clock.advance(24 * hour)
  expect((await profileOf(browser)).status).toBe(401)
})

test('a remembered session ends after thirty days regardless of use', async () => {
  const { email } = await newCustomer()
  const browser = createShopper(cms.url)
  const { headers } = await login(browser, email, { rememberMe: true })
  expect(headers.getSetCookie().join()).toMatch(/vitrine_session=[^,]+; Max-Age=2592000/)
  clock.advance(30 * day - minute)
  expect((await profileOf(browser)).status).toBe(200)
  expect(await endsIn(browser)).toBe(minute)
  clock.advance(minute)
  expect((await profileOf(browser)).status).toBe(401)
})

test('an expired session clears its cookie, and a visitor without one gets no cookie', async () => {
  const { browser } = await newCustomer()
  clock.advance(2 * day)
  expect(browser.cookies.has('vitrine_session')).toBe(true)
  expect((await profileOf(browser)).status).toBe(401)
  expect(browser.cookies.has('vitrine_session')).toBe(false)
  expect((await profileOf(browser)).headers.getSetCookie()).toEqual([])
})

test('a malformed guest token is replaced by a new one', async () => {
  const browser = createShopper(cms.url, new Map([['vitrine_cart', 'chosen-by-an-attacker']]))
  expect((await addToBag(browser)).status).toBe(200)
  expect(Buffer.from(browser.cookies.get('vitrine_cart') ?? '', 'base64url')).toHaveLength(32)
})

test('a correct password of a confirmed account clears earlier failed attempts', async () => {
  const { email } = await newCustomer()
  await cms.cms.database
    .update(customers)
    .set({ emailVerified: true })
    .where(eq(customers.email, email))
  for (let round = 0; round < 2; round += 1) {
    const stranger = createShopper(cms.url)
    for (let time = 0; time < 9; time += 1)
      expect((await login(stranger, email, { password: 'Wrong-password-1' })).status).toBe(422)
    expect((await login(stranger, email)).status).toBe(200)
  }
})

test('the sweep deletes expired rows and nothing else', async () => {
  const { database } = cms.cms
  await database.delete(carts)
  await database.delete(sessions)
  await database.delete(signInAttempts)
  const counts = async () => [
    await database.$count(carts),
    await database.$count(sessions),
    await database.$count(signInAttempts),
  ]
  const earlyGuest = createShopper(cms.url)
  await addToBag(earlyGuest)
  await newCustomer()
  await login(earlyGuest, 'unknown@example.com')
  clock.advance(60 * day - minute)
  const laterGuest = createShopper(cms.url)
  await addToBag(laterGuest)
  const { browser } = await newCustomer()
  await addToBag(browser)
  await login(laterGuest, 'unknown@example.com')
  await sweepVisitors(database, clock.now())
  expect(await counts(), 'a guest’s bag is kept for sixty days').toEqual([3, 1, 1])
  clock.advance(minute + second)
  await sweepVisitors(database, clock.now())
  expect(await counts()).toEqual([2, 1, 1])
  clock.advance(14 * minute)
  await sweepVisitors(database, clock.now())
  expect(await counts(), 'a wrong password counts for fifteen minutes').toEqual([2, 1, 0])
  clock.advance(60 * day)
  await sweepVisitors(database, clock.now())
  expect(await counts(), 'a customer’s bag stays').toEqual([1, 0, 0])
})
