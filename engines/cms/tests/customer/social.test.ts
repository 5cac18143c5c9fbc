import type { User } from '@vitrine/contract/customer.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import {
  type OpenIdProvider,
  startOpenIdProvider,
} from '@vitrine/tests/support/standIns/openIdProvider.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#cms/core/environment.ts'
import { customers, identities } from '#cms/database/schema/customers.ts'
import { login, register } from '#cms/tests/support/customer.ts'
import { storedEmails } from '#cms/tests/support/emails.ts'
import { createShopper, inThai, type Shopper } from '#cms/tests/support/shopper.ts'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

let provider: OpenIdProvider
let cms: TestCms
const names = ['google', 'apple', 'line', 'facebook'] as const

beforeAll(async () => {
  provider = await startOpenIdProvider()
  const environment = readEnvironment({ NODE_ENV: 'test', ...provider.variables })
  cms = await startCms({ environment })
})
afterAll(async () => {
  await cms.close()
  await provider.close()
})

const shopper = () => createShopper(cms.url)
const profile = (browser: Shopper) => browser.request<User>('GET', '/api/v1/profile')

/** Goes from the shop to the provider and returns the callback address. */
async function visitProvider(browser: Shopper, name: string): Promise<URL> {
  const sent = await browser.request('GET', `/auth/${name}`)
  expect(sent.status).toBe(303)
  const response = await fetch(sent.headers.get('location') ?? '', { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '')
}

/** Completes a social sign-in and returns the address of the final redirect. */
async function signInWith(browser: Shopper, name: string): Promise<string | null> {
  const callback = await visitProvider(browser, name)
  const response = await browser.request('GET', `${callback.pathname}${callback.search}`)
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

test('a social sign-in that begins on a page in Thai returns to one, and the account keeps the language', async () => {
  covers('session.sign-in.social-language')

  const email = 'thai@example.com'
  provider.persona = {
    ...{ subject: 'thai', email, isEmailVerified: true },
    ...{ firstName: 'Nok', lastName: 'Saelim' },
  }
  const browser = shopper()
  const { pathname, search } = await visitProvider(inThai(browser), 'google')
  const back = await browser.request('GET', pathname + search)
  expect(back.headers.get('location')).toBe('/th')
  const [customer] = await cms.cms.database
    .select()
    .from(customers)
    .where(eq(customers.email, email))
  expect(customer?.language).toBe('th')
  const denied = await visitProvider(inThai(browser), 'google')
  denied.searchParams.set('error', 'access_denied')
  const failed = await browser.request('GET', denied.pathname + denied.search)
  expect(failed.headers.get('location')).toBe('/th/my-account?social=cancelled')
})

test.each(names)(
  'signing in with %s creates a customer, and finds the same customer the next time',
  async (name) => {
    provider.persona = {
      subject: `new-${name}`,
      email: `${name}@example.com`,
      isEmailVerified: true,
      firstName: 'Nok',
      lastName: 'Saelim',
    }
    const [first, second] = [shopper(), shopper()]
    expect(await signInWith(first, name)).toBe('/')
    expect(await signInWith(second, name)).toBe('/')
    const { body } = await profile(first)
    expect(body).toMatchObject({ displayName: 'Nok Saelim', email: `${name}@example.com` })
    expect((await profile(second)).body.id).toBe(body.id)
  },
)

test('a provider without a client id is not offered', async () => {
  const unconfigured = await startCms()
  const statuses = await Promise.all(
    [...names, 'twitter', 'constructor'].map((name) =>
      createShopper(unconfigured.url).request('GET', `/auth/${name}`),
    ),
  )
  await unconfigured.close()
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
})

test.each([
  ['google', 'nonce'],
  ['google', 'issuer'],
  ['google', 'audience'],
  ['google', 'key'],
  ['google', 'expired'],
  ['google', 'unsigned'],
  ['apple', 'nonce'],
  ['apple', 'key'],
  ['apple', 'unsigned'],
  ['line', 'nonce'],
  ['line', 'audience'],
] as const)('%s with a wrong %s does not sign in', async (name, fault) => {
  provider.persona = { subject: 'forged', fault }
  const browser = shopper()
  expect(await signInWith(browser, name)).toBe('/my-account?social=failed')
  expect((await profile(browser)).status).toBe(401)
})

test('a callback works once, and only in the browser that started the sign-in', async () => {
  provider.persona = { subject: 'once' }
  const browser = shopper()
  const callback = await visitProvider(browser, 'google')
  const path = `${callback.pathname}${callback.search}`
  const stranger = shopper()
  await stranger.request('GET', '/auth/google')
  const stolen = await stranger.request('GET', path)
  expect(stolen.headers.get('location')).toBe('/my-account?social=failed')
  expect((await browser.request('GET', path)).headers.get('location')).toBe('/')
  expect((await browser.request('GET', path)).headers.get('location')).toBe(
    '/my-account?social=failed',
  )
  const other = await visitProvider(browser, 'google')
  const wrong = other.href.replace(/state=[^&]+/, 'state=guess').slice(other.origin.length)
  expect((await browser.request('GET', wrong)).headers.get('location')).toBe(
    '/my-account?social=failed',
  )
})

test('the Apple callback stores the posted name and signs in', async () => {
  provider.persona = { subject: 'apple-form', email: 'form@example.com', isEmailVerified: true }
  const browser = shopper()
  const callback = await visitProvider(browser, 'apple')
  const form = new URLSearchParams(callback.searchParams)
  form.set('user', JSON.stringify({ name: { firstName: 'Mali', lastName: 'Chan' } }))
  const posted = await fetch(new URL('/auth/apple/callback', cms.url), {
    method: 'POST',
    redirect: 'manual',
    body: form,
  })
  expect(posted.status).toBe(303)
  const path = posted.headers.get('location') ?? ''
  expect(path).not.toContain('Mali')
  expect((await browser.request('GET', path)).headers.get('location')).toBe('/')
  expect((await profile(browser)).body.displayName).toBe('Mali Chan')
})

test('an unverified provider email is never linked to an existing account', async () => {
  covers('session.sign-in.social-verified')

  await register(shopper(), { email: 'taken@example.com' })
  for (const name of ['facebook', 'line', 'google']) {
    provider.persona = { subject: `claims-${name}`, email: 'taken@example.com' }
    expect(await signInWith(shopper(), name)).toBe('/my-account?social=email-taken')
  }
  const linked = await cms.cms.database.select().from(identities)
  expect(linked.some(({ subject }) => subject.startsWith('claims-'))).toBe(false)
})

test('linking a verified email signs out the unverified account', async () => {
  covers('session.sign-in.social-verified')

  const squatter = shopper()
  const registered = await register(squatter, { email: 'owner@example.com' })
  provider.persona = { subject: 'owner', email: 'Owner@example.com', isEmailVerified: true }
  const owner = shopper()
  expect(await signInWith(owner, 'google')).toBe('/')
  expect((await profile(owner)).body.id).toBe(registered.body.user.id)
  expect((await profile(squatter)).status).toBe(401)
  expect((await login(shopper(), 'owner@example.com')).status).toBe(422)
  const emails = await storedEmails(cms, 'owner@example.com')
  expect(emails.map(({ subject }) => subject)).toContain('You can now sign in with Google')
})

test('linking a verified email ends the unverified logins of its account', async () => {
  covers('session.email.confirmed')

  provider.persona = { subject: 'claimer', email: 'claimed@example.com' }
  const claimer = shopper()
  expect(await signInWith(claimer, 'line')).toBe('/')
  const { id } = (await profile(claimer)).body
  provider.persona = { subject: 'true-owner', email: 'claimed@example.com', isEmailVerified: true }
  const owner = shopper()
  expect(await signInWith(owner, 'google')).toBe('/')
  expect((await profile(owner)).body.id).toBe(id)
  expect((await profile(claimer)).status).toBe(401)
  provider.persona = { subject: 'claimer', email: 'claimed@example.com' }
  expect(await signInWith(claimer, 'line')).toBe('/my-account?social=email-taken')
  expect((await profile(claimer)).status).toBe(401)
})

test('an email that its provider verifies later ends the other logins of the account', async () => {
  provider.persona = { subject: 'late', email: 'late@example.com' }
  expect(await signInWith(shopper(), 'google')).toBe('/')
  const squatter = shopper()
  await register(squatter, { email: 'late@example.com' })
  provider.persona = { subject: 'late', email: 'late@example.com', isEmailVerified: true }
  const owner = shopper()
  expect(await signInWith(owner, 'google')).toBe('/')
  expect((await profile(squatter)).status).toBe(401)
  expect(await signInWith(shopper(), 'google')).toBe('/')
  const rows = await cms.cms.database
    .select()
    .from(customers)
    .where(eq(customers.email, 'late@example.com'))
  expect(rows).toMatchObject([{ emailVerified: true }])
})

test('linking an account with a verified email keeps its password', async () => {
  await register(shopper(), { email: 'verified@example.com' })
  await cms.cms.database
    .update(customers)
    .set({ emailVerified: true })
    .where(eq(customers.email, 'verified@example.com'))
  provider.persona = { subject: 'verified', email: 'verified@example.com', isEmailVerified: true }
  expect(await signInWith(shopper(), 'google')).toBe('/')
  expect((await login(shopper(), 'verified@example.com')).status).toBe(200)
})

test('a provider identity without email gets an account', async () => {
  provider.persona = { subject: 'mailless', firstName: 'Lek', lastName: 'Sri' }
  const browser = shopper()
  expect(await signInWith(browser, 'line')).toBe('/')
  expect((await profile(browser)).body).toMatchObject({ displayName: 'Lek Sri', email: null })
})
