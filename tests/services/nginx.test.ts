import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { createPasswordLink, firstMember } from '@vitrine/cms/staff/members.ts'
import { startCms, testEnvironment } from '@vitrine/cms/tests/support/testCms.ts'
import { expect, onTestFinished, test } from 'vitest'
import { covers } from '../support/clauses/covers.ts'
import { loadDocuments, persistedPath } from '../support/gateway/documents.ts'
import { startShop } from '../support/gateway/startGateway.ts'
import { adminHost, officeHost, startNginx } from './nginxServer.ts'

const stores = '{ stores { nodes { slug } } }'
const cart = '{ cart { itemCount } }'
const hour = 3_600_000
const preflight = { headers: { 'apollo-require-preflight': '1' } }

/** The shop in production mode behind nginx, as documented. */
async function startProduction() {
  const shop = await startShop({
    isProduction: true,
    siteUrl: 'https://shop.example',
    trustedProxies: '127.0.0.1',
    documents: await loadDocuments(stores, cart),
  })
  const nginx = await startNginx([shop.gateway.url])
  return {
    ...shop,
    nginx,
    async [Symbol.asyncDispose]() {
      await nginx[Symbol.asyncDispose]()
      await shop[Symbol.asyncDispose]()
    },
  }
}

test('nginx caches public responses for their max-age and serves them while the shop is down', async () => {
  await using shop = await startProduction()
  shop.cms.cacheControl = 'public, max-age=5'
  const get = () => shop.nginx.get(persistedPath(stores), preflight)
  const first = await get()
  expect(first.headers.get('x-cache')).toBe('MISS')
  const responses = await Promise.all(Array.from({ length: 50 }, get))
  const cacheStatuses = new Set(responses.map(({ headers }) => headers.get('x-cache')))
  expect(cacheStatuses).toEqual(new Set(['HIT']))
  expect(shop.cms.calls).toHaveLength(1)
  await shop.gateway.close()
  await expect
    .poll(async () => (await get()).headers.get('x-cache'), { timeout: 15_000 })
    .toBe('STALE')
  expect(await (await get()).json()).toEqual({
    data: { stores: { nodes: [{ slug: 'hat-lane' }] } },
  })
})

test('nginx never caches personal responses and ignores forged client addresses', async () => {
  await using shop = await startProduction()
  const headers = {
    ...preflight.headers,
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'other.example',
    forwarded: 'for=203.0.113.7;host=other.example',
  }
  for (let time = 0; time < 2; time += 1) {
    const response = await shop.nginx.get(persistedPath(cart), { headers })
    expect(response.headers.get('x-cache')).toBe('MISS')
    expect(await response.json()).toEqual({ data: { cart: { itemCount: 0 } } })
  }
  expect(shop.cms.calls.map((call) => call.headers['x-forwarded-for'])).toEqual([
    '127.0.0.1',
    '127.0.0.1',
  ])
  covers('security.proxy.forwarded')
  await shop.nginx.get('/component/contact-form/', { headers })
  expect(shop.cms.calls.at(-1)?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'localhost',
  })
  expect((await shop.nginx.get('/metrics')).status).toBe(404)
})

test('nginx redirects HTTP to HTTPS, where the shop sends Strict-Transport-Security', async () => {
  await using shop = await startProduction()
  const response = await fetch(`${shop.nginx.plainUrl}/shop?sort=price`, { redirect: 'manual' })
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('https://localhost/shop?sort=price')
  const secure = await shop.nginx.get('/healthz')
  expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
})

test('nginx speaks HTTP/2 over TLS 1.2 and 1.3, and no older version', async () => {
  await using shop = await startProduction()
  const { url, certificate } = shop.nginx
  const session = connectHttp2(url, { ca: certificate })
  const stream = session.request({ ':path': '/healthz' })
  const [headers] = await once(stream, 'response')
  expect(headers[':status']).toBe(200)
  session.destroy()
  const handshake = async (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') => {
    const socket = connectTls({
      host: 'localhost',
      port: Number(new URL(url).port),
      ca: certificate,
      minVersion: version,
      maxVersion: version,
      // Node's own default rejects old versions too.
      ciphers: 'DEFAULT@SECLEVEL=0',
    })
    await once(socket, 'secureConnect').catch(() => undefined)
    const protocol = socket.authorized ? socket.getProtocol() : null
    socket.destroy()
    return protocol
  }
  expect(await handshake('TLSv1.2')).toBe('TLSv1.2')
  expect(await handshake('TLSv1.3')).toBe('TLSv1.3')
  expect(await handshake('TLSv1.1')).toBeNull()
})

test('the log of nginx has paths without their parameters', async () => {
  await using shop = await startProduction()
  await shop.nginx.get('/healthz?key=secret-of-an-order')
  await expect.poll(shop.nginx.readLog).toContain('"GET /healthz" 200')
  expect(await shop.nginx.readLog()).not.toContain('secret-of-an-order')
})

test('nginx serves the shop by its own name only', async () => {
  covers('security.proxy.host')

  await using shop = await startProduction()
  const { port } = new URL(shop.nginx.url)
  const status = async (host: string) => {
    const session = connectHttp2(shop.nginx.url, { ca: shop.nginx.certificate })
    const stream = session.request({ ':path': '/shop', ':authority': `${host}:${port}` })
    const [headers] = await once(stream, 'response')
    session.destroy()
    return headers[':status']
  }
  for (const host of ['other.example', '127.0.0.1', 'localhost.example'])
    expect(await status(host), host).toBe(421)
  expect(await status('localhost')).not.toBe(421)
  const plain = await fetch(`${shop.nginx.plainUrl.replace('localhost', '127.0.0.1')}/shop`, {
    redirect: 'manual',
  })
  expect(plain.headers.get('location')).toBe('https://localhost/shop')
})

test('nginx stores a picture once, whatever query it is requested with', async () => {
  covers('security.proxy.queries')

  await using shop = await startProduction()
  shop.cms.interfere = ({ path }, response) => {
    if (!path.startsWith('/media/')) return false
    const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' }
    response.writeHead(200, headers).end('picture')
    return true
  }
  const statuses: unknown[] = []
  for (const query of ['', '?a', '?b=1', '?']) {
    const response = await shop.nginx.get(`/media/picture.webp${query}`)
    statuses.push(response.headers.get('x-cache'))
  }
  expect(statuses).toEqual(['MISS', 'HIT', 'HIT', 'HIT'])
})

/** A server that responds with its name and the path that it received. */
async function startNamed(name: string) {
  const server = createServer((request, response) => response.end(`${name} ${request.url}`))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('over Medusa, staff reach the admin alone, and gateways the adapters', async () => {
  covers('security.medusa.private')

  const medusa = { engine: await startNamed('engine'), adapter: await startNamed('adapter') }
  await using nginx = await startNginx([], [await startNamed('content')], medusa)
  const read = async (url: string) => (await fetch(url)).text()
  expect(await read(`${nginx.adaptersUrl}/cart?a=b`)).toBe('adapter /cart?a=b')
  expect(await read(`${nginx.cmsUrl}/pages/about`)).toBe('content /pages/about')
  for (const url of [nginx.adaptersUrl, nginx.cmsUrl])
    for (const path of ['/metrics', '/staff/act'])
      expect((await fetch(url + path)).status, path).toBe(404)

  const session = connectHttp2(nginx.url, { ca: nginx.certificate })
  onTestFinished(() => session.destroy())
  const { port } = new URL(nginx.url)
  const statusOf = async (path: string) => {
    const stream = session.request({ ':path': path, ':authority': `${adminHost}:${port}` })
    const [headers] = await once(stream, 'response')
    stream.resume()
    return headers[':status']
  }
  const open = ['/app', '/app/orders', '/admin/orders?limit=1', '/static/a.jpg', '/media/1/a.webp']
  for (const path of [...open, '/auth/session', '/auth/token/refresh'])
    expect(await statusOf(path), path).toBe(200)
  const closed = [
    '/shop/orders',
    '/store/products',
    '/auth/customer/emailpass',
    '/health',
    '/hooks/x',
  ]
  for (const path of [...closed, '/admin/../shop/orders', '/apps', '//shop/orders'])
    expect(await statusOf(path), path).toBe(404)
  const attempts: unknown[] = []
  for (let time = 0; time < 14; time += 1) attempts.push(await statusOf('/auth/user/emailpass'))
  expect(attempts.slice(0, 11)).toEqual(Array(11).fill(200))
  expect(attempts.slice(-2)).toEqual([429, 429])
})

test('through nginx, strangers who flood the back office stop neither each other nor staff', async () => {
  covers('security.staff.limits', 'security.staff.devices')

  const cms = await startCms({
    environment: testEnvironment({
      ADMIN_URL: `https://${officeHost}`,
      CMS_SECRET: 'the-secret-between-gateway-and-cms-of-a-test',
    }),
    // Longer than the test, however busy the machine is.
    allowed: {
      request: { times: 100, window: hour },
      'staff.signIn': { times: 10, window: hour },
    },
  })
  onTestFinished(() => cms.close())
  await using nginx = await startNginx([], [cms.url])
  // Ended before nginx, which would break their connections.
  using sessions = new DisposableStack()
  const { port } = new URL(nginx.url)
  /** A browser at an address of its own, which names any other in its headers. */
  const browserAt = (localAddress: string) => {
    // Passed on to the socket, which the types of http2 leave out.
    const options = { ca: nginx.certificate, servername: 'localhost', localAddress }
    const session = connectHttp2(`https://127.0.0.1:${port}`, options)
    sessions.defer(() => session.destroy())
    const cookies = new Map<string, string>()
    const send = async (method: string, path: string, body?: object) => {
      const stream = session.request({
        ':method': method,
        ':path': path,
        ':authority': `${officeHost}:${port}`,
        origin: `https://${officeHost}`,
        'x-forwarded-for': '203.0.113.7',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      })
      stream.end(body && JSON.stringify(body))
      const [headers] = await once(stream, 'response')
      stream.resume()
      for (const line of headers['set-cookie'] ?? []) {
        const [name = '', value = ''] = line.split(';', 1)[0].split('=')
        cookies.set(name, value)
      }
      return Number(headers[':status'])
    }
    return { cookies, send }
  }
  const login = (await firstMember(cms.cms)) ?? ''
  const password = 'correct horse battery'
  const { link } = await createPasswordLink(cms.cms, { login }, () => {})
  const owner = browserAt('127.0.0.1')
  const token = /password\/([^?]+)/.exec(link)?.[1]
  expect(await owner.send('POST', '/staff/password', { token, password })).toBe(200)
  // A colleague with this name at another browser that is known.
  const colleague = browserAt('127.0.0.1')
  expect(await colleague.send('POST', '/staff/session', { login, password })).toBe(200)
  colleague.cookies.delete('vitrine_staff')

  const stranger = browserAt('127.0.0.1')
  const flood = (count: number, path: string) =>
    Promise.all(Array.from({ length: count }, () => stranger.send('GET', path)))
  expect(await flood(62, '/admin')).not.toContain(429)
  expect((await flood(80, '/staff/session')).filter((status) => status === 429)).not.toEqual([])
  const guesser = browserAt('127.0.0.2')
  for (let time = 0; time < 10; time += 1)
    expect(await guesser.send('POST', '/staff/session', { login, password: 'wrong' })).not.toBe(200)

  expect(await owner.send('GET', '/staff/session')).toBe(200)
  expect(await colleague.send('POST', '/staff/session', { login, password })).toBe(200)
  expect(await stranger.send('GET', '/admin')).toBe(429)
  expect(await browserAt('127.0.0.3').send('GET', '/staff/session')).toBe(401)
  for (const path of ['/api/v1/cart', '/metrics', '/admin/../api/v1/cart', '/docs'])
    expect(await browserAt('127.0.0.3').send('GET', path), path).toBe(404)
})
