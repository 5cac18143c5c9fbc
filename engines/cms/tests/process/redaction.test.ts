import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { readEnvironment } from '@vitrine/gateway/server/environment.ts'
import { startTracing } from '@vitrine/gateway/telemetry/tracing.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { type RunningGateway, startGateway } from '@vitrine/tests/support/gateway/startGateway.ts'
import { startOpenIdProvider } from '@vitrine/tests/support/standIns/openIdProvider.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment as readCmsEnvironment } from '#cms/core/environment.ts'
import { registration } from '#cms/tests/support/customer.ts'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

/** Everything that was written to the logs, sent to the collector or sent to a client. */
const outputs: Record<string, string> = { gateway: '', cms: '', traces: '', responses: '' }
const into = (name: string) =>
  new Writable({
    write(chunk, _, done) {
      outputs[name] += String(chunk)
      done()
    },
  })

// A marker for each secret input, so that a failure names it.
const marker = (name: string) => `MARKER${name}${'x'.repeat(20)}`
const markers = [
  ...['password', 'resetKey', 'orderKey', 'code', 'state', 'session', 'cart', 'token', 'card'],
  ...['google', 'apple', 'omise', 'signature', 'variable', 'json', 'form', 'path', 'webhook'],
].map(marker)

let cms: TestCms
let gateway: RunningGateway
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const [provider, omise] = await Promise.all([startOpenIdProvider(), startOmise()])
  const collector = createServer(async (request, response) => {
    outputs['traces'] += await text(request)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  cms = await startCms({
    log: pino({ level: 'trace' }, into('cms')),
    environment: readCmsEnvironment({
      NODE_ENV: 'test',
      ...provider.variables,
      GOOGLE_CLIENT_SECRET: marker('google'),
      OMISE_SECRET_KEY: marker('omise'),
      OMISE_URL: omise.url,
    }),
  })
  gateway = await startGateway({
    cmsUrl: cms.url,
    siteUrl: 'https://shop.example',
    webhookSecret: marker('webhook'),
    metricsToken: marker('token'),
    tracing: startTracing(endpoint, 'redaction'),
    logger: { level: 'trace', stream: into('gateway') },
  })
  closing.push(
    () => gateway.close(),
    () => cms.close(),
    async () => collector.close(),
    () => provider.close(),
    () => omise.close(),
  )
})
afterAll(async () => {
  for (const close of closing.splice(0)) await close()
})

const cookie = [
  `__Host-vitrine_session=${marker('session')}`,
  `__Host-vitrine_cart=${marker('cart')}`,
].join('; ')
const json = { 'content-type': 'application/json' }

/** Sends a request to the gateway or the CMS and records the response. */
async function send(base: string, path: string, init: RequestInit = {}) {
  const headers = { cookie, ...json, ...(init.headers as Record<string, string>) }
  const response = await fetch(base + path, { redirect: 'manual', ...init, headers })
  outputs['responses'] += `${path.split('?')[0]} ${response.status} ${await response.text()}\n`
  return response.status
}

const graphql = (query: string, variables: object) =>
  send(gateway.url, '/graphql', { method: 'POST', body: JSON.stringify({ query, variables }) })

async function useEverySecret() {
  const login = 'mutation Login($input: LoginInput!) { login(input: $input) { id } }'
  const password = marker('password')
  await graphql(login, { input: { username: 'ploy@example.com', password } })
  // A password of a wrong type, since validation quotes invalid values.
  await graphql(login, { input: { username: 'ploy', password: { text: password } } })
  await graphql(login, { input: { username: 'ploy', password, [marker('variable')]: 1 } })
  await graphql('mutation R($input: RegisterInput!) { register(input: $input) { id } }', {
    input: registration({ password: `${password}1a`, birthDate: '1990-01-01' }),
  })
  await graphql('mutation R($i: ResetPasswordInput!) { resetPassword(input: $i) { message } }', {
    i: { password, confirmPassword: password, resetKey: marker('resetKey'), resetLogin: 'ploy' },
  })
  const order = 'query Order($id: ID!, $key: String) { order(id: $id, key: $key) { id } }'
  await graphql(order, { id: '1', key: marker('orderKey') })
  await graphql('mutation C($key: String) { cancelOrder(id: "1", key: $key) { message } }', {
    key: marker('orderKey'),
  })
  // A tab of an earlier build sends personal queries by GET.
  const variables = JSON.stringify({ id: '1', key: marker('orderKey') })
  const search = new URLSearchParams({ query: order, variables, operationName: 'Order' })
  await send(gateway.url, `/graphql?${search}`, { headers: { 'apollo-require-preflight': '1' } })
  const back = `code=${marker('code')}&state=${marker('state')}`
  for (const base of [gateway.url, cms.url]) {
    await send(base, `/auth/google/callback?${back}`)
    await send(base, `/auth/google/callback?error=${marker('code')}&state=${marker('state')}`)
    await send(base, `/invoice/1?key=${marker('orderKey')}`)
    await send(base, `/my-account/lost-password?key=${marker('resetKey')}&login=ploy`)
    await send(base, `/no/such/route?token=${marker('token')}`, { method: 'POST', body: '{}' })
    await send(base, '/graphql', { method: 'POST', body: `{"password":${marker('json')}` })
    await send(base, '/api/v1/webhooks/payment', {
      method: 'POST',
      headers: { 'x-vitrine-signature': marker('signature') },
      body: `{"key":"charge.complete","data":${marker('json')}`,
    })
    await send(base, '/webhooks/changes', {
      method: 'POST',
      headers: { 'x-vitrine-signature': marker('signature') },
      body: JSON.stringify({ paths: [marker('path')] }),
    })
  }
  await send(cms.url, '/api/v1/auth/login', { method: 'POST', body: `{"p":${marker('json')}` })
  await send(cms.url, '/api/v1/auth/login', {
    method: 'POST',
    body: JSON.stringify({ username: 'ploy', password: { text: password } }),
  })
  await send(cms.url, `/api/v1/orders/1?key=${marker('orderKey')}`)
  const form = new FormData()
  form.set('operations', marker('form'))
  const multipart = new Response(form)
  await send(gateway.url, '/graphql', {
    method: 'POST',
    headers: {
      'content-type': multipart.headers.get('content-type') ?? '',
      'apollo-require-preflight': '1',
    },
    body: await multipart.text(),
  })
  const slip = new FormData()
  slip.set('name', marker('form'))
  const upload = new Response(slip)
  await send(cms.url, '/api/v1/confirm-payment', {
    method: 'POST',
    headers: {
      'content-type': upload.headers.get('content-type') ?? '',
      cookie: `vitrine_session=${marker('session')}; vitrine_cart=${marker('cart')}`,
    },
    body: await upload.text(),
  })
  await send(gateway.url, '/metrics', { headers: { authorization: `Bearer ${marker('token')}` } })
}

test('no secret that a visitor or the configuration brings is in a log, a trace, a metric or a response', async () => {
  covers('security.secrets.errors', 'security.secrets.logs')

  await useEverySecret()
  // Statements that fail are logged; their parameters are tokens, verifiers and hashes of passwords.
  for (const table of ['sessions', 'oauth_attempts', 'sign_in_attempts', 'orders', 'customers'])
    await cms.cms.database.execute(sql.raw(`drop table ${table} cascade`))
  await send(gateway.url, '/auth/google')
  await useEverySecret()
  await gateway.close()
  closing.shift()
  for (const name of ['gateway', 'cms', 'traces', 'responses'])
    expect(outputs[name]?.length, name).toBeGreaterThan(200)
  // Failures are still explained.
  expect(outputs['cms']).toContain('Failed query')
  expect(outputs['cms']).toContain('a social sign-in failed')
  expect(outputs['gateway']).toContain('"url":"/graphql?operationName=Order"')
  expect(outputs['traces']).toContain('/orders/1')
  const leaks = Object.entries(outputs).flatMap(([name, output]) =>
    markers
      .filter((secret) => output.includes(secret))
      .map((secret) => `${secret} in ${name}: ${lineWith(output, secret)}`),
  )
  expect(leaks).toEqual([])
  expect(outputs['cms']).not.toContain('$argon2id')
  expect(outputs['cms']).not.toContain('ploy@example.com')
})

const lineWith = (output: string, secret: string) => {
  const at = output.indexOf(secret)
  return output.slice(Math.max(0, at - 200), at + 60)
}

test.each([
  ['CMS_WEBHOOK_SECRET', 'short-secret'],
  ['METRICS_TOKEN', 'short-token'],
  ['REDIS_URL', 'http://user:short-secret@redis'],
])('an invalid %s is reported without its value', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name)
  expect(() => readEnvironment({ [name]: value })).not.toThrow(/short/)
})

test.each([
  ['DATABASE_URL', 'mysql://user:short-secret@database'],
  ['SMTP_URL', 'http://user:short-secret@mail'],
  ['OMISE_SECRET_KEY', 'short-secret'.repeat(400)],
])('an invalid %s of the CMS is reported without its value', (name, value) => {
  expect(() => readCmsEnvironment({ [name]: value })).toThrow(name)
  expect(() => readCmsEnvironment({ [name]: value })).not.toThrow(/short/)
})
