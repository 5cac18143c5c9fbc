import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { addressTest } from '@vitrine/contract/service/addressList.ts'
import type { Allowances } from '@vitrine/contract/service/rateLimits.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { startGateway } from '@vitrine/tests/support/gateway/startGateway.ts'
import { expect, test } from 'vitest'
import { routes } from '#cms/app/routes.ts'
import { readEnvironment } from '#cms/core/environment.ts'
import { maxJsonBytes, routeAllowances } from '#cms/http/limits.ts'
import { createPasswordLink, firstMember } from '#cms/staff/members.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { startCms, testEnvironment } from '#cms/tests/support/testCms.ts'

const minute = 60_000
const secret = 'the-secret-between-gateway-and-cms-of-a-test'
const environment = testEnvironment({
  CMS_SECRET: secret,
  ADMIN_URL: 'https://office.example',
  TRUST_PROXY: '198.51.100.1',
})

async function startOther(allowed: Allowances) {
  const other = await startCms({ environment, allowed })
  return { url: other.url, [Symbol.asyncDispose]: () => other.close() }
}

const cms = sharedCms({
  environment,
  requestTimeout: 300,
  allowed: {
    request: { times: 8, window: minute },
    'auth.login': { times: 2, window: minute },
    'staff.signIn': { times: 3, window: minute },
  },
})

/** Calls of a visitor at this address, as the gateway sends them, or without an address the gateway's own. */
const read = (address?: string, cookie = '') =>
  fetch(`${cms.url}/api/v1/checkout`, {
    headers: {
      'x-gateway-secret': secret,
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(cookie ? { cookie } : {}),
    },
  })
const signIn = (address: string) =>
  fetch(`${cms.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'x-gateway-secret': secret,
    },
    body: JSON.stringify({ username: 'a@example.com', password: 'wrong' }),
  })

async function statuses(times: number, call: (time: number) => Promise<Response>) {
  const results: number[] = []
  for (let time = 0; time < times; time += 1) results.push((await call(time)).status)
  return results
}
const allowedThenLimited = (allowed: number, limited: number) => [
  ...Array(allowed).fill(200),
  ...Array(limited).fill(429),
]

test('an address that exceeds the limit gets 429 and Retry-After, and other addresses do not', async () => {
  covers('security.cms.limits')

  expect(await statuses(9, () => read('203.0.113.1'))).toEqual(allowedThenLimited(8, 1))
  const rejected = await read('203.0.113.1')
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await rejected.json()).toMatchObject({ code: 'rate_limited' })
  expect((await read('203.0.113.2')).status).toBe(200)
})

test('all addresses of an IPv6 network count as one', async () => {
  const results = await statuses(9, (time) => read(`2001:db8:1:1::${time + 1}`))
  expect(results).toEqual(allowedThenLimited(8, 1))
})

test('a visitor who changes the address is limited by the cookie', async () => {
  covers('security.cms.limits')

  const results = await statuses(9, (time) => read(`198.51.100.${time + 1}`, 'vitrine_cart=token'))
  expect(results).toEqual(allowedThenLimited(8, 1))
})

test('sign-ins have a limit of their own', async () => {
  const results = await statuses(3, () => signIn('203.0.113.3'))
  expect(results.slice(0, 2)).not.toContain(429)
  expect(results[2]).toBe(429)
  expect((await read('203.0.113.3')).status).toBe(200)
})

test('a call by its neutral name has the limit of its route', async () => {
  covers('security.rate-limits.route')

  await using other = await startOther({
    request: { times: 1000, window: minute },
    'payment.card.pay': { times: 2, window: minute },
  })
  const pay = (time: number) =>
    fetch(`${other.url}/api/v1/checkout/payment/${time % 2 ? 'card' : 'omise'}/1`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-gateway-secret': secret,
        'x-forwarded-for': '203.0.113.5',
      },
      body: '{}',
    })
  expect((await statuses(4, pay)).map((status) => status === 429)).toEqual([
    ...[false, false],
    ...[true, true],
  ])
})

interface OfficeRequest {
  /** The value of the header X-Forwarded-For. */
  from: string
  cookie?: string
  /** The IP address of the proxy. */
  proxy?: string
  body?: object
}

/** Sends a request as the proxy of the back office does, without the secret of the gateways. */
async function office(url: string, { from, cookie = '', proxy, body }: OfficeRequest) {
  const { statusCode, cookies } = await cms.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    remoteAddress: proxy ?? '198.51.100.1',
    headers: {
      host: 'office.example',
      origin: 'https://office.example',
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
    },
    ...(body && { payload: body }),
  })
  return { status: statusCode, cookies }
}
const officeStatuses = async (url: string, requests: readonly OfficeRequest[]) => {
  const results: number[] = []
  for (const request of requests) results.push((await office(url, request)).status)
  return results
}
const repeated = (times: number, request: OfficeRequest) =>
  Array<OfficeRequest>(times).fill(request)

test('behind the proxy of the back office strangers are limited one by one, and staff by their sessions and browsers', async () => {
  covers('security.staff.limits', 'security.staff.devices')

  const login = (await firstMember(cms.cms)) ?? ''
  const { link } = await createPasswordLink(cms.cms, { login }, () => {})
  const password = 'correct horse battery'
  const token = /password\/([^?]+)/.exec(link)?.[1]
  const from = '203.0.113.50'
  const entered = await office('/staff/password', { from, body: { token, password } })
  expect(entered.status).toBe(200)
  const cookie = (name: string) =>
    `${name}=${entered.cookies.find((cooky) => cooky.name === name)?.value}`
  const closed = [...Array(8).fill(401), 429]
  // The password was set from this address too.
  expect(await officeStatuses('/staff/session', repeated(8, { from }))).toEqual(closed.slice(1))
  expect((await office('/admin', { from })).status).toBe(429)
  expect(await officeStatuses('/staff/session', repeated(9, { from: '203.0.113.51' }))).toEqual(
    closed,
  )
  const session = repeated(9, { from, cookie: cookie('vitrine_staff') })
  expect(await officeStatuses('/staff/session', session)).toEqual(allowedThenLimited(8, 1))
  const guess = { login, password: 'wrong' }
  const guesses = repeated(4, { from: '203.0.113.52', body: guess })
  expect(await officeStatuses('/staff/session', guesses)).toEqual([422, 422, 422, 429])
  const device = cookie('vitrine_staff_device')
  const again = { from: '203.0.113.52', cookie: device, body: { login, password } }
  expect((await office('/staff/session', again)).status).toBe(200)
})

test('a made-up cookie of staff, and an address that no trusted proxy names, are those of a stranger', async () => {
  covers('security.staff.limits')

  const made = `vitrine_staff=${'a'.repeat(43)}; vitrine_staff_device=9999999999.${'a'.repeat(22)}.${'b'.repeat(43)}.${'c'.repeat(43)}`
  const closed = [...Array(8).fill(401), 429]
  const cookies = Array.from({ length: 9 }, (_, index) => ({
    from: '203.0.113.60',
    cookie: made.replace('aaaa', `aaa${index}`),
  }))
  expect(await officeStatuses('/staff/session', cookies)).toEqual(closed)
  const forged = Array.from({ length: 9 }, (_, index) => ({
    from: `198.51.100.${index}, 203.0.113.61`,
  }))
  expect(await officeStatuses('/staff/session', forged)).toEqual(closed)
  const direct = Array.from({ length: 9 }, (_, index) => ({
    from: `203.0.113.${100 + index}`,
    proxy: '192.0.2.9',
  }))
  expect(await officeStatuses('/staff/session', direct)).toEqual(closed)
  const network = Array.from({ length: 9 }, (_, index) => ({ from: `2001:db8:9:9::${index + 1}` }))
  expect(await officeStatuses('/staff/session', network)).toEqual(closed)
})

test('calls of the gateway itself, which serve all visitors, are not limited', async () => {
  covers('security.cms.gateway')

  const call = () =>
    fetch(`${cms.url}/api/v1/checkout`, { headers: { 'x-gateway-secret': secret } })
  expect(await statuses(20, call)).toEqual(allowedThenLimited(20, 0))
})

test('calls with a wrong secret or none have the strictest limit, of their own address', async () => {
  covers('security.cms.gateway-secret')

  const withoutSecret: Record<string, string>[] = [
    {},
    { 'x-gateway-secret': 'f'.repeat(40) },
    { 'x-gateway-secret': '' },
    { 'x-forwarded-for': '203.0.113.77' },
  ]
  await using other = await startOther({ request: { times: 1000, window: minute } })
  const call = (time: number) =>
    fetch(`${other.url}/api/v1/checkout`, { headers: withoutSecret[time % 4] ?? {} })
  expect(await statuses(64, call)).toEqual(allowedThenLimited(60, 4))
})

test('probes respond while calls from the same address are limited', async () => {
  covers('security.cms.limits-probes')

  await using other = await startOther({ request: { times: 8, window: minute } })
  expect((await statuses(9, () => fetch(`${other.url}/api/v1/checkout`))).at(-1)).toBe(429)
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect(await statuses(9, () => fetch(other.url + path))).toEqual(allowedThenLimited(9, 0))
})

test('the visitors of a real gateway are limited by the CMS one by one', async () => {
  const gateway = await startGateway({
    cmsUrl: cms.url,
    trustedProxies: '127.0.0.1',
    cmsSecret: secret,
  })
  const ask = (address: string) =>
    gateway.postQuery('{ checkout { countries { code } } }', {}, { 'x-forwarded-for': address })
  const codes: unknown[] = []
  for (let time = 0; time < 9; time += 1) {
    const { errors } = await ask('203.0.113.9')
    codes.push(errors[0]?.extensions['code'])
  }
  expect(codes).toEqual([...Array(8).fill(undefined), 'RATE_LIMITED'])
  expect((await ask('203.0.113.10')).errors).toEqual([])
  await gateway.close()
})

test('in production the CMS has the limits of the gateway, each for a route that exists', async () => {
  const ofStaff = ['signIn', 'password', 'secondFactor', 'endSecondFactor'].map(
    (name) => `staff.${name}`,
  )
  const names = new Set(['request', ...ofStaff, ...routes.map(({ name }) => name)])
  expect(Object.keys(routeAllowances).filter((name) => !names.has(name))).toEqual([])
  expect(routeAllowances).toMatchObject({ request: { times: 1200 }, 'auth.login': { times: 10 } })
})

test('a JSON body of more than 100 KiB is rejected', async () => {
  const send = (length: number) =>
    fetch(`${cms.url}/api/v1/cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'x'.repeat(length) }),
    })
  expect((await send(maxJsonBytes - 100)).status).toBe(422)
  expect((await send(maxJsonBytes)).status).toBe(413)
})

test('a request whose body does not arrive is ended', async () => {
  covers('security.cms.slow')

  const { hostname, port } = new URL(cms.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write('POST /api/v1/cart HTTP/1.1\r\nhost: shop\r\ncontent-length: 10\r\n\r\n{')
  expect(await text(socket)).toContain('408 Request Timeout')
})

test('a trusted address is one of the list or of its networks', () => {
  const isTrusted = addressTest('127.0.0.0/8, ::1,10.0.0.5')
  const trusted = ['127.0.0.1', '127.9.9.9', '::1', '10.0.0.5', '::ffff:127.0.0.1']
  expect(trusted.filter((address) => !isTrusted(address))).toEqual([])
  for (const address of ['10.0.0.6', '::2', '']) expect(isTrusted(address)).toBe(false)
  expect(() => readEnvironment({ TRUST_PROXY: '10.0.0.0/99' })).toThrow('TRUST_PROXY')
})
