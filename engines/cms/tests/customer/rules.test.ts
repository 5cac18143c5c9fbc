import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookies from '@fastify/cookie'
import { readIdToken } from '@vitrine/commerce/social/idToken.ts'
import { sign } from '@vitrine/contract/service/tokens.ts'
import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { readVisitor, type Visitor } from '#cms/http/visitor.ts'
import { announceStaff, serveStaff } from '#cms/staff/serve.ts'

/** Reads the visitor with these cookies, and returns the cookies that are set. */
async function readCookies(
  cookie: string,
  change: (visitor: Visitor) => void = () => {},
  { siteUrl = 'http://localhost', sessionExpired = false } = {},
) {
  const app = Fastify()
  await app.register(cookies)
  app.get('/', (request, reply) => {
    const visitor = readVisitor(request, reply, { siteUrl, sessionExpired })
    change(visitor)
    return reply.send({ session: visitor.session, cart: visitor.cart })
  })
  const response = await app.inject({ url: '/', headers: { cookie } })
  await app.close()
  return { known: response.json(), set: [response.headers['set-cookie'] ?? []].flat() }
}

test('a visitor is read from two cookies with valid tokens', async () => {
  const readTokens = async (cookie: string) => (await readCookies(cookie)).known
  expect(await readTokens('vitrine_session=s1; vitrine_cart=c1; admin=1')).toEqual({
    session: 's1',
    cart: 'c1',
  })
  const none = { session: null, cart: null }
  expect(await readTokens('')).toEqual(none)
  expect(await readTokens(`vitrine_session=${'s'.repeat(201)}; vitrine_cart=a b`)).toEqual(none)
  expect(await readTokens('vitrine_session=; vitrine_cart="<c1"')).toEqual(none)
  expect(await readTokens(`vitrine_session=${'s'.repeat(200)}`)).toMatchObject({
    session: 's'.repeat(200),
  })
  expect(
    (await readCookies('vitrine_session=s1; vitrine_cart=c1', undefined, { sessionExpired: true }))
      .known,
  ).toEqual({
    session: null,
    cart: 'c1',
  })
})

const secret = new TextEncoder().encode('a secret that the provider shares with the shop')
const claims = { sub: 'ada', nonce: 'n1', email: 'Ada@Example.com', email_verified: true }

/** The identity in an id token with these claims. */
async function identityOf(
  changes: Record<string, unknown> = {},
  { seconds = 60, nonce = 'n1' } = {},
) {
  const at = Math.floor(Date.now() / 1000)
  const payload = {
    ...claims,
    iss: 'https://provider.example',
    aud: 'shop',
    iat: at,
    exp: at + seconds,
  }
  const token = await new SignJWT({ ...payload, ...changes })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(secret)
  return readIdToken(token, {
    keys: async () => secret,
    issuer: 'https://provider.example',
    audience: 'shop',
    algorithms: ['HS256'],
    nonce,
  })
}

test('an id token contains the identity and whether its email is verified', async () => {
  expect(await identityOf({ given_name: 'Ada', family_name: 'Lovelace', name: 'A. L.' })).toEqual({
    subject: 'ada',
    email: 'ada@example.com',
    isEmailVerified: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
  })
  expect(await identityOf({ name: 'A. L.' })).toMatchObject({ firstName: 'A. L.', lastName: '' })
  expect(await identityOf()).toMatchObject({ firstName: '' })
  expect(await identityOf({ email: undefined })).toMatchObject({ email: null })
  expect(await identityOf({ email: 'none' })).toMatchObject({ email: null })
  const isVerified = async (value: unknown) =>
    (await identityOf({ email_verified: value })).isEmailVerified
  expect(await Promise.all(['true', 'false', false, undefined].map(isVerified))).toEqual([
    ...[true, false, false, false],
  ])
})

test('an id token with a wrong nonce, time or audience is rejected', async () => {
  await expect(identityOf({}, { nonce: 'n2' })).rejects.toThrow('nonce of another sign-in')
  await expect(identityOf({}, { seconds: -70 })).rejects.toThrow('exp')
  await expect(identityOf({}, { seconds: -30 }), 'clocks differ').resolves.toBeDefined()
  for (const changes of [
    ...[{ sub: '' }, { iss: 'https://evil.example' }, { aud: 'another shop' }],
    ...[{ exp: undefined }, { iat: undefined }, { nonce: undefined }],
  ])
    await expect(identityOf(changes)).rejects.toThrow()
})

/** Calls the staff routes of a CMS with this token from an address. */
async function staffCall(
  request: { method: 'GET' | 'POST'; url: string; headers?: Record<string, string> },
  remoteAddress = '127.0.0.1',
) {
  const app = Fastify().setSerializerCompiler(serializerCompiler)
  const cms = { secrets: { staff: 'the-token' }, environment: {} }
  serveStaff(app, cms as Parameters<typeof serveStaff>[1])
  const { statusCode, body } = await app.inject({ ...request, remoteAddress })
  await app.close()
  return [statusCode, body]
}

const callUnknown = (headers: Record<string, string>, from?: string) =>
  staffCall({ method: 'POST', url: '/staff/unknown', headers }, from)

const authorization = 'Bearer the-token'

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'a staff call with the token is accepted from %s',
  async (from) => {
    expect(await callUnknown({ authorization }, from)).toEqual([
      200,
      expect.stringContaining('problem'),
    ])
  },
)

test.each([
  ['without a token', {}, undefined],
  ['with another token', { authorization: 'Bearer the-tokem' }, undefined],
  ['with text after the token', { authorization: 'Bearer the-token x' }, undefined],
  ['with another authorization scheme', { authorization: 'Basic Bearer the-token' }, undefined],
  ['from another machine', { authorization }, '203.0.113.7'],
  ['through a proxy', { authorization, 'x-forwarded-for': '203.0.113.7' }, undefined],
])('a staff call %s responds with 404', async (_, headers, from) => {
  expect((await callUnknown(headers, from))[0]).toBe(404)
})

test('the CMS proves that it knows the staff token without revealing it, on loopback only', async () => {
  const prove = (query: string, headers = {}, from?: string) =>
    staffCall({ method: 'GET', url: `/staff/proof${query}`, headers }, from)
  const proof = (nonce: string) => [200, sign('the-token', 'staff', nonce)]
  expect(await prove('?nonce=n1')).toEqual(proof('n1'))
  expect(await prove(`?nonce=${'n'.repeat(100)}`)).toEqual(proof('n'.repeat(100)))
  expect((await prove(`?nonce=${'n'.repeat(101)}`))[0]).toBe(404)
  expect((await prove('?nonce=a&nonce=b'))[0]).toBe(404)
  expect((await prove('?nonce=n1', {}, '203.0.113.7'))[0]).toBe(404)
  expect((await prove('?nonce=n1', { 'x-forwarded-for': '203.0.113.7' }))[0]).toBe(404)
})

test('the address of the running CMS is in a file readable by its owner only, until it stops', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-staff-'))
  const file = join(dataDirectory, 'staff.json')
  const withdraw = await announceStaff(
    { dataDirectory } as Parameters<typeof announceStaff>[0],
    'http://127.0.0.1:3001',
  )
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ url: 'http://127.0.0.1:3001' })
  expect((await stat(file)).mode & 0o077).toBe(0)
  await withdraw()
  await expect(stat(file)).rejects.toThrow('ENOENT')
  await expect(withdraw(), 'already removed').resolves.toBeUndefined()
  await rm(dataDirectory, { recursive: true })
})
