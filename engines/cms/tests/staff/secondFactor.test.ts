import type {
  RecoveryCodes,
  SecondFactorBegin,
  SignIns,
  StaffMember,
  StaffSession,
} from '@vitrine/commerce/staff/people.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { resealSecrets } from '#cms/core/storedSecrets.ts'
import { staffMembers } from '#cms/database/schema/staff.ts'
import type { Problem } from '#cms/tests/support/checkout.ts'
import { createTestClock, minute, second } from '#cms/tests/support/clock.ts'
import {
  callOperation as call,
  enterAsOwner,
  inviteToOffice,
  officeBrowser,
  staffPassword as password,
  sendOperation as send,
} from '#cms/tests/support/officeStaff.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import type { Shopper } from '#cms/tests/support/shopper.ts'

const clock = createTestClock()
let manager: Shopper

const cms = sharedCms({ clock })
beforeAll(async () => {
  manager = await enterAsOwner(cms)
})

const path = '/staff/account/second-factor'

/** The code that an app shows now, or some steps of 30 s later. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: clock.now().getTime() + steps * 30 * second,
  })

const begin = async (person: Shopper) =>
  (await person.request<SecondFactorBegin>('POST', `${path}/begin`)).body

const confirm = (person: Shopper, body: object) =>
  person.request<RecoveryCodes & Problem>('POST', path, { body: { password, ...body } })

const signIn = (login: string, code?: string) =>
  officeBrowser(cms).request<StaffSession & Problem>('POST', '/staff/session', {
    body: { login, password, code },
  })

const member = async (login: string) =>
  (await call<StaffMember[]>(manager, 'members')).find((item) => item.login === login)

/** A new person with a second factor, the secret of the app, and the recovery codes. */
async function personWithApp(login: string) {
  const person = await inviteToOffice(cms, manager, login, 'staff')
  const { token, secret } = await begin(person)
  const { status, body } = await confirm(person, { token, code: codeOf(secret) })
  expect(status).toBe(200)
  clock.advance(minute)
  return { person, secret, codes: body.codes }
}

test('a second factor is turned on by password and a code of the new secret, and other sessions end', async () => {
  covers('security.staff.second-factor', 'security.staff.sign-ins')

  const person = await inviteToOffice(cms, manager, 'ann', 'staff')
  const other = officeBrowser(cms)
  await other.request('POST', '/staff/session', { body: { login: 'ann', password } })
  const { token, secret, image } = await begin(person)
  expect(image).toMatch(/^data:image\/png/)
  const wrong = await confirm(person, { token, code: codeOf(secret, 10) })
  expect(wrong.body.fields).toHaveProperty('code')
  const code = codeOf(secret)
  const guessed = await confirm(person, { token, code, password: 'wrong' })
  expect(guessed.body.fields).toEqual({ password: 'This password is wrong.' })
  expect((await confirm(manager, { token, code })).status).toBe(422)
  expect((await member('ann'))?.hasSecondFactor).toBe(false)
  expect((await other.request('GET', '/staff/session')).status).toBe(200)
  const { body } = await confirm(person, { token, code })
  expect(new Set(body.codes).size).toBe(10)
  expect((await other.request('GET', '/staff/session')).status).toBe(401)
  expect((await person.request('GET', '/staff/session')).body).toMatchObject({
    hasSecondFactor: true,
  })
  expect((await confirm(person, { token, code: codeOf(secret, 1) })).status).toBe(409)
  const late = await inviteToOffice(cms, manager, 'late', 'staff')
  const expired = await begin(late)
  clock.advance(16 * minute)
  const tooLate = await confirm(late, { token: expired.token, code: codeOf(expired.secret) })
  expect(tooLate.body.message).toMatch(/expired/)
  expect(JSON.stringify(await call(manager, 'members'))).not.toContain(secret)
})

test('a sign-in needs a code, which is accepted once, also of two at the same time', async () => {
  covers('security.staff.second-factor')

  const { secret, codes } = await personWithApp('ben')
  const missing = await signIn('ben')
  expect(missing.status).toBe(422)
  expect(missing.body.fields).toEqual({ code: 'Enter the code of your app, or a recovery code.' })
  expect(missing.headers.getSetCookie()).toEqual([])
  const code = codeOf(secret)
  const both = await Promise.all([signIn('ben', code), signIn('ben', code)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect((await signIn('ben', code)).body.fields).toHaveProperty('code')
  expect((await signIn('ben', codeOf(secret, -1))).status).toBe(422)
  expect((await signIn('ben', codeOf(secret, 2))).status).toBe(422)
  expect((await signIn('ben', codeOf(secret, 1))).status).toBe(200)
  const [first = '', next = ''] = codes
  expect((await signIn('ben', first.toLowerCase())).status).toBe(200)
  expect((await signIn('ben', first)).status).toBe(422)
  expect((await signIn('ben', next)).status).toBe(200)
})

test('a link that sets a password needs the code too', async () => {
  covers('security.staff.second-factor')

  const { secret } = await personWithApp('cid')
  const seen = (await member('cid'))?.version
  const { link } = await call<{ link: string }>(manager, 'passwordLink', { login: 'cid', seen })
  const token = /password\/([^?]+)/.exec(link)?.[1]
  const set = (code?: string) =>
    officeBrowser(cms).request<Problem>('POST', '/staff/password', {
      body: { token, password, code },
    })
  expect((await set()).body.fields).toHaveProperty('code')
  expect((await set('000000')).status).toBe(422)
  expect((await set(codeOf(secret))).status).toBe(200)
  expect((await set(codeOf(secret, 1))).status).toBe(404)
})

test('wrong codes are slowed down and recorded, and the right one waits with them', async () => {
  covers('security.staff.second-factor')

  const { secret } = await personWithApp('dao')
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await signIn('dao', '000000')).status).toBe(422)
    clock.advance(10 * second)
  }
  const slowed = await signIn('dao', codeOf(secret))
  expect(slowed.status).toBe(429)
  expect(slowed.headers.get('retry-after')).toMatch(/^\d+$/)
  const { records } = await call<SignIns>(manager, 'signIns', { login: 'dao' })
  expect(records.some(({ action, detail }) => action === 'wrongCode' && detail)).toBe(true)
  clock.advance(16 * minute)
  expect((await signIn('dao', codeOf(secret))).status).toBe(200)
})

test('it is turned off by a code, and by a manager for a person who has lost the app, whose sessions end', async () => {
  covers('security.staff.second-factor')

  const { person, secret } = await personWithApp('eve')
  const end = (code: string) => person.request<Problem>('POST', `${path}/end`, { body: { code } })
  expect((await end('123')).body.fields).toHaveProperty('code')
  expect((await end(codeOf(secret))).status).toBe(204)
  expect((await end(codeOf(secret, 1))).status).toBe(409)
  expect((await signIn('eve')).status).toBe(200)

  const lost = await personWithApp('fon')
  const seen = (await member('fon'))?.version
  expect((await send(lost.person, 'resetSecondFactor', { login: 'fon', seen })).status).toBe(403)
  expect((await send(manager, 'resetSecondFactor', { login: 'fon', seen: -1 })).status).toBe(409)
  await call(manager, 'resetSecondFactor', { login: 'fon', seen })
  expect((await lost.person.request('GET', '/staff/session')).status).toBe(401)
  expect((await signIn('fon')).status).toBe(200)
})

test('a member sees the sessions and sign-ins with browser and address, and ends the other sessions', async () => {
  covers('security.staff.sign-ins')

  const person = await inviteToOffice(cms, manager, 'gun', 'staff')
  const other = officeBrowser(cms)
  await other.request('POST', '/staff/session', {
    body: { login: 'gun', password },
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' },
  })
  const read = async () => (await person.request<SignIns>('GET', '/staff/account')).body
  const { sessions, records } = await read()
  expect(sessions).toHaveLength(2)
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const onPhone = expect.stringMatching(/^Safari on iPhone, /)
  expect(sessions).toContainEqual(expect.objectContaining({ origin: onPhone, isCurrent: false }))
  expect(records[0]).toMatchObject({ action: 'signIn', detail: onPhone })
  expect((await person.request('DELETE', '/staff/account/sessions')).body).toEqual({ ended: 1 })
  expect((await other.request('GET', '/staff/account')).status).toBe(401)
  expect((await read()).sessions).toHaveLength(1)
  expect((await send(person, 'signIns', { login: 'owner' })).status).toBe(403)
  expect((await send(manager, 'signIns', { login: 'unknown' })).status).toBe(404)
})

test('the secret of an app is encrypted in the database, and stays readable while ORDERS_SECRET is changed', async () => {
  covers('security.staff.secrets.stored')

  const { secret, codes } = await personWithApp('hua')
  const stored = async () =>
    (await cms.cms.database.select().from(staffMembers).where(eq(staffMembers.login, 'hua')))[0]
  const first = (await stored())?.totpSecret
  expect(first).toMatch(/^v1\.[\w-]{60,}$/)
  expect(first).not.toContain(secret)
  const { secrets, database } = cms.cms
  // The secret of one person does not work for another.
  await personWithApp('ice')
  await database
    .update(staffMembers)
    .set({ totpSecret: first })
    .where(eq(staffMembers.login, 'ice'))
  expect((await signIn('ice', codeOf(secret))).body.fields).toEqual({
    code: expect.stringMatching(/^Codes of your app cannot be checked/),
  })
  const restart = async (orders: string, otherOrders: readonly string[]) => {
    cms.cms.secrets = { ...secrets, orders, otherOrders }
    await resealSecrets(cms.cms)
  }
  const [old, changed] = [secrets.orders, 'another secret of the shop, which is long enough']
  try {
    await restart(old, [changed])
    expect((await stored())?.totpSecret).toBe(first)
    await restart(changed, [old])
    expect((await stored())?.totpSecret).not.toBe(first)
    await restart(changed, [])
    expect((await signIn('hua', codeOf(secret))).status).toBe(200)
    clock.advance(minute)
    await restart(old, [])
    expect((await signIn('hua', codeOf(secret))).body.fields).toHaveProperty('code')
    expect((await signIn('hua', codes[0])).status, 'a recovery code').toBe(200)
  } finally {
    cms.cms.secrets = secrets
  }
})

test('another site cannot change the account of a member', async () => {
  covers('security.staff.csrf')

  for (const [method, url] of [
    ['DELETE', '/staff/account/sessions'],
    ['POST', `${path}/begin`],
    ['POST', path],
    ['POST', `${path}/end`],
  ] as const) {
    const { status } = await manager.request(method, url, {
      ...(url === path && { body: { token: '', password, code: '1' } }),
      ...(url.endsWith('end') && { body: { code: '1' } }),
      headers: { origin: 'https://other.example' },
    })
    expect(status, `${method} ${url}`).toBe(403)
  }
})
