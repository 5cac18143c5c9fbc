import { ProfileDetails, User } from '@vitrine/contract/customer.ts'
import { Orders } from '@vitrine/contract/orders.ts'
import {
  type OpenIdProvider,
  type Persona,
  startOpenIdProvider,
} from '@vitrine/tests/support/standIns/openIdProvider.ts'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { type Buyable, stocked } from './support/buyable.ts'
import { place } from './support/checkoutForm.ts'
import { register as registerAt, requestReset, signIn } from './support/customer.ts'
import { awaitLink, emailsTo } from './support/emails.ts'
import { newPersona, signInWith, visitProvider } from './support/socialLogin.ts'
import { startAdapter } from './support/startAdapter.ts'
import type { RunningProcess } from './support/startProcess.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
let provider: OpenIdProvider
let adapter: RunningProcess
let admin: AdminApi
let dress: Buyable

beforeAll(async () => {
  provider = await startOpenIdProvider()
  adapter = await startAdapter(stack, provider.variables)
  admin = await AdminApi.signIn(stack)
  dress = await stocked(admin, adapter.url, 'silk-slip-dress')
})
afterAll(async () => {
  await adapter.stop()
  await provider.close()
})

const failed = '/my-account?social=failed'
const emailTaken = '/my-account?social=email-taken'
const newVisitor = () => new Visitor(adapter.url)
const register = () => registerAt(adapter.url)
const userOf = (visitor: Visitor) => visitor.read(User, '/profile')
const isGuest = async (visitor: Visitor) => (await visitor.send('GET', '/profile')).status === 401

/** Makes a person the one who signs in at the provider next. */
const become = <Person extends Persona>(person: Person): Person => {
  provider.persona = person
  return person
}

/** A visitor who has signed in at a provider. */
async function signedIn(name: string): Promise<Visitor> {
  const visitor = newVisitor()
  expect(await signInWith(visitor, name)).toBe('/')
  return visitor
}

test.each(['google', 'apple', 'line', 'facebook'])(
  'the first sign-in with %s creates a customer that the admin shows, and the second finds it',
  async (name) => {
    const { email } = become(newPersona())
    const first = await signedIn(name)
    const user = await userOf(first)
    expect(user).toMatchObject({ displayName: 'Nok Saelim', email })
    expect(await first.read(ProfileDetails, '/profile/details')).toMatchObject({
      hasPassword: false,
      providers: [{ provider: name, linkedDate: expect.any(String) }],
    })
    expect(await userOf(await signedIn(name))).toEqual(user)
    const path = `/customers?email=${email}`
    const { customers } = await admin.send<{ customers: object[] }>('GET', path)
    expect(customers).toMatchObject([{ id: user.id, first_name: 'Nok', has_account: true }])
  },
)

test('the same account at the provider finds its customer when its email has changed', async () => {
  const before = become(newPersona())
  const user = await userOf(await signedIn('google'))
  become({ ...before, email: newPersona().email })
  expect(await userOf(await signedIn('google'))).toEqual(user)
})

test('two sign-ins at the same time create one customer', async () => {
  become(newPersona())
  const visitors = await Promise.all([1, 2, 3, 4].map(() => signedIn('google')))
  const ids = await Promise.all(visitors.map(async (visitor) => (await userOf(visitor)).id))
  expect(new Set(ids).size).toBe(1)
})

test('an email that the provider has not verified does not sign in to an existing account', async () => {
  const { email } = await register()
  for (const name of ['google', 'line', 'facebook']) {
    become(newPersona({ email, isEmailVerified: false }))
    const visitor = newVisitor()
    expect(await signInWith(visitor, name)).toBe(emailTaken)
    expect(await isGuest(visitor)).toBe(true)
  }
  const owner = newVisitor()
  expect(await signIn(owner, email)).toMatchObject({ status: 200 })
  expect((await owner.read(ProfileDetails, '/profile/details')).providers).toEqual([])
})

test('a verified email gives the account to its owner and ends the unconfirmed password', async () => {
  const { email, visitor: squatter, user } = await register()
  become(newPersona({ email }))
  expect((await userOf(await signedIn('google'))).id).toBe(user.id)
  expect(await isGuest(squatter)).toBe(true)
  expect(await signIn(newVisitor(), email)).toMatchObject({ status: 422 })
  const subjects = async () => (await emailsTo(stack, email)).map(({ subject }) => subject)
  await expect.poll(subjects, { timeout: 60_000 }).toContain('You can now sign in with Google')
})

test('a customer without a password sets one by email, which later social logins keep', async () => {
  const { email } = become(newPersona())
  const visitor = await signedIn('google')
  const { id } = await userOf(visitor)
  const reset = await requestReset({ ...stack, adapter: adapter.url }, email)
  expect(await reset('Another-2026')).toMatchObject({ status: 200 })
  expect(await isGuest(visitor)).toBe(true)
  become(newPersona({ email }))
  expect((await userOf(await signedIn('apple'))).id).toBe(id)
  const byPassword = newVisitor()
  expect(await signIn(byPassword, email, 'Another-2026')).toMatchObject({ status: 200 })
  const { hasPassword, providers } = await byPassword.read(ProfileDetails, '/profile/details')
  expect([hasPassword, providers.map((linked) => linked.provider)]).toEqual([
    true,
    ['google', 'apple'],
  ])
})

test('a reset password ends a social login whose email was not verified', async () => {
  const persona = become(newPersona())
  const claimer = await signedIn('line')
  const { id } = await userOf(claimer)
  const reset = await requestReset({ ...stack, adapter: adapter.url }, persona.email)
  expect(await reset('Another-2026')).toMatchObject({ status: 200 })
  expect(await isGuest(claimer)).toBe(true)
  expect(await signInWith(claimer, 'line')).toBe(emailTaken)
  const owner = newVisitor()
  await signIn(owner, persona.email, 'Another-2026')
  expect((await userOf(owner)).id).toBe(id)
})

test('a provider that verifies the email later ends the other logins of the account', async () => {
  const persona = become(newPersona({ isEmailVerified: false }))
  const before = await signedIn('google')
  become({ ...persona, isEmailVerified: true })
  const after = await signedIn('google')
  expect(await isGuest(before)).toBe(true)
  expect((await after.read(ProfileDetails, '/profile/details')).providers).toHaveLength(1)
})

test.each(['nonce', 'issuer', 'audience', 'key', 'expired', 'unsigned'] as const)(
  'an id token with a wrong %s does not sign in',
  async (fault) => {
    become(newPersona({ fault }))
    const visitor = newVisitor()
    expect(await signInWith(visitor, 'google')).toBe(failed)
    expect(await isGuest(visitor)).toBe(true)
  },
)

test('declining at the provider redirects with the reason', async () => {
  become(newPersona({ fault: 'denied' }))
  expect(await signInWith(newVisitor(), 'google')).toBe('/my-account?social=cancelled')
})

test('a callback works once, with its state, and only in the browser that began the sign-in', async () => {
  become(newPersona())
  const visitor = newVisitor()
  const path = await visitProvider(visitor, 'google')
  const stranger = newVisitor()
  await stranger.open('/auth/google')
  for (const other of [stranger, newVisitor()])
    expect((await other.open(path)).location).toBe(failed)
  const forged = path.replace(/state=[^&]+/, 'state=guess')
  expect((await visitor.open(forged)).location).toBe(failed)
  expect((await visitor.open(path.replace('google', 'line'))).location).toBe(failed)
  expect((await visitor.open(path)).location).toBe('/')
  expect((await visitor.open(path)).location).toBe(failed)
  expect((await userOf(visitor)).displayName).toBe('Nok Saelim')
})

test('the name that Apple posts is stored, and is in no address', async () => {
  const { subject, email } = newPersona()
  become({ subject, email, isEmailVerified: true })
  const visitor = newVisitor()
  const form = new URLSearchParams((await visitProvider(visitor, 'apple')).split('?')[1])
  form.set('user', JSON.stringify({ name: { firstName: 'Mali', lastName: 'Chan' } }))
  const posted = await fetch(`${adapter.url}/auth/apple/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: form,
  })
  expect(posted.status).toBe(303)
  const path = posted.headers.get('location') ?? ''
  expect(path).not.toContain('Mali')
  expect((await visitor.open(path)).location).toBe('/')
  expect((await userOf(visitor)).displayName).toBe('Mali Chan')
})

test("the guest's bag is the customer's after a social sign-in, on every device", async () => {
  become(newPersona())
  const visitor = newVisitor()
  const { id, variation } = dress
  await visitor.cart('POST', '/cart', { id, variation, quantity: 1 })
  await signInWith(visitor, 'google')
  const cart = await visitor.cart('GET', '/cart')
  expect(cart.items).toMatchObject([{ quantity: 1 }])
  expect(await (await signedIn('google')).cart('GET', '/cart')).toEqual(cart)
})

test('a provider account without an email address gets a customer, who can order', async () => {
  const { subject } = newPersona()
  become({ subject, firstName: 'Lek', lastName: 'Sri' })
  const visitor = await signedIn('line')
  const { email, displayName } = await userOf(visitor)
  expect([email, displayName]).toEqual([null, 'Lek Sri'])
  const { orderId } = await place(visitor, dress)
  const { data } = await (await signedIn('line')).read(Orders, '/orders')
  expect(data.map((order) => order.orderId)).toEqual([orderId])
  expect(await visitor.send('POST', '/profile/deletion-link')).toMatchObject({ status: 409 })
})

test('a provider without a client id responds not_found', async () => {
  const visitor = new Visitor(stack.adapter)
  for (const name of ['google', 'twitter', 'constructor'])
    expect((await visitor.open(`/auth/${name}`)).status).toBe(404)
})

const remove = (visitor: Visitor, body: object) => visitor.send('POST', '/profile/delete', body)
const rejected = (field: string) => ({
  status: 422,
  body: { code: 'invalid', fields: { [field]: expect.any(String) } },
})

test('an account without a password is deleted once by the link of an email, without an open order', async () => {
  const persona = become(newPersona())
  const visitor = await signedIn('facebook')
  const { id } = await userOf(visitor)
  const { orderId } = await place(visitor, dress)
  expect(await visitor.send('POST', '/profile/deletion-link')).toMatchObject({ status: 200 })
  const link = await awaitLink(stack, persona.email, /\S+\/edit-account\?delete-key=\S+/)
  const key = link.searchParams.get('delete-key') ?? ''
  expect(await remove(visitor, { key })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await visitor.send('PUT', `/orders/${orderId}/cancel`)
  for (const body of [{}, { key: 'abc' }, { key: `${key}x` }, { password: 'Wrong-2026' }])
    expect(await remove(visitor, body)).toMatchObject(rejected('key'))
  expect(await remove(newVisitor(), { key })).toMatchObject({ status: 401 })
  expect(await remove(visitor, { key })).toMatchObject({ status: 200 })
  expect(await isGuest(visitor)).toBe(true)
  expect(await countIdentities(persona.subject)).toBe(0)
  const again = await signedIn('facebook')
  expect((await userOf(again)).id).not.toBe(id)
  expect(await remove(again, { key })).toMatchObject(rejected('key'))
})

test('the link of a deletion does not delete the account of another, nor one with a password', async () => {
  const { email } = become(newPersona())
  await (await signedIn('google')).send('POST', '/profile/deletion-link')
  const link = await awaitLink(stack, email, /\S+\/edit-account\?delete-key=\S+/)
  const key = link.searchParams.get('delete-key') ?? ''
  become(newPersona())
  expect(await remove(await signedIn('google'), { key })).toMatchObject(rejected('key'))
  const { visitor } = await register()
  expect(await remove(visitor, { key })).toMatchObject(rejected('password'))
  expect(await isGuest(visitor)).toBe(false)
  expect(await new Visitor(stack.adapter).send('POST', '/profile/deletion-link')).toMatchObject({
    status: 401,
  })
})

/** The social logins with a provider's user id in Medusa's database. */
async function countIdentities(subject: string): Promise<number> {
  const sql = postgres(stack.databaseUrl)
  try {
    return (await sql`select 1 from provider_identity where entity_id = ${subject}`).length
  } finally {
    await sql.end()
  }
}
