import type { ProfileDetails } from '@vitrine/contract/customer.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import {
  type OpenIdProvider,
  startOpenIdProvider,
} from '@vitrine/tests/support/standIns/openIdProvider.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#cms/core/environment.ts'
import { passwordResets, sessions } from '#cms/database/schema/customers.ts'
import type { Problem } from '#cms/tests/support/checkout.ts'
import { createTestClock, hour } from '#cms/tests/support/clock.ts'
import { login, password, register } from '#cms/tests/support/customer.ts'
import { storedEmails } from '#cms/tests/support/emails.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

const newPassword = 'Velvet-coat-2027'
const clock = createTestClock()
let provider: OpenIdProvider
let cms: TestCms
let nextId = 0

beforeAll(async () => {
  provider = await startOpenIdProvider()
  const environment = readEnvironment({ NODE_ENV: 'test', ...provider.variables })
  cms = await startCms({ environment, clock })
})
afterAll(async () => {
  await cms.close()
  await provider.close()
})

const shopper = () => createShopper(cms.url)

async function newCustomer() {
  nextId += 1
  const [browser, email] = [shopper(), `profile${nextId}@example.com`]
  const { body } = await register(browser, { email })
  return { browser, email, id: Number(body.user.id) }
}

const details = (browser: Shopper) =>
  browser.request<ProfileDetails & Problem>('GET', '/api/v1/profile/details')
const update = (browser: Shopper, body: object) =>
  browser.request<ProfileDetails & Problem>('PATCH', '/api/v1/profile/details', { body })
const changePassword = (browser: Shopper, changes: object = {}) =>
  browser.request<{ message: string } & Problem>('POST', '/api/v1/profile/password', {
    body: {
      currentPassword: password,
      password: newPassword,
      confirmPassword: newPassword,
      ...changes,
    },
  })
const isSignedIn = async (browser: Shopper) =>
  (await browser.request('GET', '/api/v1/profile')).status === 200

const changed = {
  firstName: 'Nok',
  lastName: 'Saelim',
  phoneNumber: '+66897654321',
  birthDate: '1991-02-03',
}

test('a customer reads and changes their own personal information only', async () => {
  covers('account.details.own')

  const [mine, other] = [await newCustomer(), await newCustomer()]
  expect((await details(mine.browser)).body).toEqual({
    firstName: 'Ploy',
    lastName: 'Saetang',
    email: mine.email,
    phoneNumber: '+66812345678',
    birthDate: '1994-04-13',
    hasPassword: true,
    providers: [],
  })
  const response = await update(mine.browser, { ...changed, email: other.email, id: other.id })
  expect(response.body).toMatchObject({ ...changed, email: mine.email })
  expect((await details(mine.browser)).body).toEqual(response.body)
  expect((await details(other.browser)).body).toMatchObject({
    firstName: 'Ploy',
    email: other.email,
  })
})

test('personal information and password are closed to guests', async () => {
  covers('account.details.own')

  const guest = shopper()
  for (const { status, body } of [
    await details(guest),
    await update(guest, changed),
    await changePassword(guest),
  ])
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
})

test('changed details that are wrong are rejected at their fields and change nothing', async () => {
  covers('validation.profile.*')

  const { browser } = await newCustomer()
  for (const [change, field, message] of [
    [{ firstName: ' ' }, 'firstName', 'Please enter your first name'],
    [{ lastName: '' }, 'lastName', 'Please enter your last name'],
    [{ phoneNumber: '' }, 'phoneNumber', 'Please enter your phone number'],
    [{ phoneNumber: '12' }, 'phoneNumber', expect.stringContaining('valid phone number')],
    [{ birthDate: '' }, 'birthDate', 'Please enter your birth date'],
    [{ birthDate: '2026-02-31' }, 'birthDate', expect.any(String)],
    [{ birthDate: '2200-01-01' }, 'birthDate', expect.stringContaining('not later than today')],
  ] as const) {
    const { status, body } = await update(browser, { ...changed, ...change })
    expect([status, body.fields?.[field]]).toEqual([422, message])
  }
  expect((await details(browser)).body.firstName).toBe('Ploy')
})

test('changing the password ends the other sessions and sends an email', async () => {
  covers('account.password.email', 'account.password.other-sessions')

  const { browser, email, id } = await newCustomer()
  const elsewhere = shopper()
  await login(elsewhere, email)
  const { status, body } = await changePassword(browser)
  expect([status, body.message]).toEqual([
    200,
    'Your password has been changed. You’ve been signed out on all other devices.',
  ])
  expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false])
  expect(await cms.cms.database.$count(sessions, eq(sessions.customerId, id))).toBe(1)
  expect((await login(shopper(), email)).status).toBe(422)
  expect((await login(shopper(), email, { password: newPassword })).status).toBe(200)
  const emails = await storedEmails(cms, email)
  expect(emails.map(({ subject }) => subject)).toContain('Your password has been changed')
})

test('changing the password invalidates reset links that were sent', async () => {
  covers('account.password.links')

  const { browser, id } = await newCustomer()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + hour)
  await cms.cms.database
    .insert(passwordResets)
    .values({ keyHash: `key of ${id}`, customerId: id, createdAt: now, expiresAt })
  await changePassword(browser)
  const [reset] = await cms.cms.database
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.customerId, id))
  expect(reset?.usedAt).toEqual(now)
})

test('a new password that is wrong is rejected at its field and changes nothing', async () => {
  covers('account.password.current', 'validation.change-password.*')

  const { browser, email } = await newCustomer()
  const elsewhere = shopper()
  await login(elsewhere, email)
  for (const [change, field, message] of [
    [{ currentPassword: 'Wrong-2026' }, 'currentPassword', expect.stringContaining('incorrect')],
    [{ currentPassword: '' }, 'currentPassword', 'Please enter your current password'],
    [{ password: 'short1A' }, 'password', expect.stringContaining('Password must contain')],
    [{ confirmPassword: '' }, 'confirmPassword', 'Please enter your confirm password'],
    [{ confirmPassword: 'Velvet-coat-2028' }, 'confirmPassword', 'Passwords do not match'],
  ] as const) {
    const { status, body } = await changePassword(browser, change)
    expect([status, body.fields?.[field]]).toEqual([422, message])
  }
  expect(await isSignedIn(elsewhere)).toBe(true)
  expect((await login(shopper(), email)).status).toBe(200)
})

test('wrong current passwords have to wait after ten attempts', async () => {
  covers('account.password.throttle')

  const { browser } = await newCustomer()
  const guess = () => changePassword(browser, { currentPassword: 'Wrong-2026' })
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).status).toBe(422)
  const { status, headers } = await guess()
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await changePassword(browser)).status).toBe(429)
})

test('an account of a social login lists the provider, has no password and accepts none', async () => {
  covers('account.password.social', 'account.sign-in-methods')

  provider.persona = {
    subject: 'linked-facebook',
    email: 'social@example.com',
    isEmailVerified: true,
    firstName: 'Nok',
    lastName: 'Saelim',
  }
  const browser = shopper()
  const sent = await browser.request('GET', '/auth/facebook')
  const returned = await fetch(sent.headers.get('location') ?? '', { redirect: 'manual' })
  const callback = new URL(returned.headers.get('location') ?? '')
  await browser.request('GET', `${callback.pathname}${callback.search}`)
  expect((await details(browser)).body).toMatchObject({
    email: 'social@example.com',
    birthDate: null,
    hasPassword: false,
    providers: [{ provider: 'facebook', linkedDate: '2026-11-21 09:30:00' }],
  })
  expect((await changePassword(browser)).status).toBe(422)
})
