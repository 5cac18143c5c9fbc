import { once } from 'node:events'
import { connect } from 'node:net'
import { connectionTimeouts } from '@vitrine/gateway/server/connectionTimeouts.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startFixtureShop } from '../../support/gateway/fixtureShop.ts'
import { startShop } from '../../support/gateway/startGateway.ts'

const minute = 60_000
const closed = { times: 2, window: minute }
const request = { times: 1000, window: minute }
const production = (name: string) => ({
  isProduction: true,
  webhookSecret: 'a secret of the change notices',
  allowed: { request, [name]: closed },
})

const form = () => {
  const body = new FormData()
  body.set('operations', '{}')
  return { method: 'POST', headers: { 'apollo-require-preflight': '1' }, body }
}
const empty = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }

test.each([
  ['auth', '/auth/google', { redirect: 'manual' as const }],
  ['auth', '/%61uth/google', { redirect: 'manual' as const }],
  ['auth', '/a%75th/google?x', { redirect: 'manual' as const }],
  ['invoice', '/%69nvoice/1', {}],
  ['webhook', '/api/v1/%77ebhooks/payment', empty],
  ['webhook', '/%77ebhooks/changes', empty],
  ['webhook', '/stock-alerts/unsubscribe', empty],
  ['webhook', '/newsletter/unsubscribe', empty],
  ['auth', '/auth/apple/callback', empty],
  ['invoice', '/invoice/1', {}],
  ['webhook', '/webhooks/changes', empty],
  ['webhook', '/api/v1/webhooks/payment', empty],
  ['upload', '/graphql', form()],
])('the limit %s of a visitor covers %s', async (name, path, init) => {
  covers('security.rate-limits.addresses', 'security.rate-limits.route')

  await using shop = await startShop(production(name))
  const send = () => fetch(shop.gateway.url + path, init)
  expect((await send()).status).not.toBe(429)
  expect((await send()).status).not.toBe(429)
  const calls = shop.cms.calls.length
  const rejected = await send()
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(shop.cms.calls).toHaveLength(calls)
  expect((await fetch(`${shop.gateway.url}/healthz`)).status).toBe(200)
})

test('pages that are rendered are limited, and stored pages are not', async () => {
  covers('security.rate-limits.pages')

  await using shop = await startFixtureShop({}, { allowed: { request, page: closed } })
  expect((await shop.get('/stores')).status).toBe(200)
  expect((await shop.get('/nowhere-1')).status).not.toBe(429)
  const rejected = await shop.get('/nowhere-2')
  expect(rejected.status).toBe(429)
  expect(rejected.html).toContain('One moment, please')
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  expect((await shop.get('/stores')).status).toBe(200)
})

/** Sends the beginning of a request and returns the socket. */
async function begin(url: string, text: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const head = (type: string, length = 1000) =>
  `POST /graphql HTTP/1.1\r\nhost: shop\r\napollo-require-preflight: 1\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`

test('uploads of all visitors at once are limited', async () => {
  covers('security.uploads.concurrent')

  await using shop = await startShop()
  const part = '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{'
  const sockets = await Promise.all(
    Array.from({ length: 64 }, () =>
      begin(shop.gateway.url, head('multipart/form-data; boundary=x') + part),
    ),
  )
  const upload = () => fetch(`${shop.gateway.url}/graphql`, form())
  await expect.poll(async () => (await upload()).status).toBe(503)
  expect((await upload()).headers.get('retry-after')).toBe('5')
  expect((await shop.gateway.postQuery('{ stores { nodes { slug } } }')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await upload()).status).toBe(400)
})

test.each([
  ['without a byte', ''],
  ['that never ends its headers', 'GET / HTTP/1.1\r\nhost: shop\r\n'],
  ['that never ends its body', `${head('application/json')}{`],
])('a connection %s is closed', async (_, text) => {
  covers('security.connections.body', 'security.connections.headers')

  const connections = { headers: 100, request: 200, interval: 50, idle: 400 }
  await using shop = await startShop({ connections })
  const socket = await begin(shop.gateway.url, text)
  socket.resume()
  await once(socket, 'close')
  expect((await fetch(`${shop.gateway.url}/healthz`)).status).toBe(200)
})

test('a connection over which nothing is sent is closed after 75 s', {
  timeout: 20_000,
}, async () => {
  covers('security.connections.idle')

  expect(connectionTimeouts({}).connectionTimeout).toBe(75_000)
  const others = { headers: 100_000, request: 100_000, keepAlive: 100_000 }
  await using shop = await startShop({ connections: { ...others, interval: 50, idle: 300 } })
  for (const text of ['', `${head('application/json')}{`]) {
    const socket = await begin(shop.gateway.url, text)
    socket.resume()
    await once(socket, 'close')
  }
})

test.each([
  ['image/avif', 200],
  ['IMAGE/JPEG; charset=x', 200],
  ['video/mp4', 200],
  ['image/svg+xml', 404],
  ['text/html; charset=utf-8', 404],
  ['application/pdf', 404],
  [undefined, 404],
])('a file of the CMS with the type %s is answered with %d', async (type, status) => {
  covers('security.media')

  await using shop = await startShop()
  shop.cms.interfere = ({ path }, response) => {
    if (!path.startsWith('/media/')) return false
    response.writeHead(200, type ? { 'content-type': type } : {}).end('<script>1</script>')
    return true
  }
  const response = await fetch(`${shop.gateway.url}/media/a/b.jpg`)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await response.text()).includes('<script>')).toBe(status === 200)
})

test('an image that is not ready keeps its status and Retry-After', async () => {
  await using shop = await startShop()
  shop.cms.interfere = (_, response) => {
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' }).end('{}')
    return true
  }
  const response = await fetch(`${shop.gateway.url}/media/a/b.jpg`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
})
