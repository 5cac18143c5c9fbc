import { get } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startFixtureShop } from '../../support/gateway/fixtureShop.ts'

let shop: Awaited<ReturnType<typeof startFixtureShop>>
beforeAll(async () => {
  shop = await startFixtureShop()
  // Once fully compressed, it has its final ETag.
  await vi.waitFor(async () => expect(await etagOf('br')).toContain('.best'), 20_000)
})
afterAll(() => shop[Symbol.asyncDispose]())

const codings = ['br', 'gzip', 'identity']
const etagOf = async (coding: string) =>
  String((await shop.get('/stores', { 'accept-encoding': coding })).headers['etag'])

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', undefined],
  ['identity', undefined],
  ['', undefined],
])('a client that accepts "%s" receives the page in %s', async (accepted, coding) => {
  const { headers, html, bytes } = await shop.get('/stores', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(coding)
  expect(headers['content-length']).toBe(String(bytes.length))
  expect(headers['vary']).toBe('accept-encoding')
  expect(html).toBe((await shop.get('/stores', {})).html)
})

test('each encoding has its own stable, strong ETag', async () => {
  const tags = await Promise.all(codings.map(etagOf))
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/)
  expect(await Promise.all(codings.map(etagOf))).toEqual(tags)
})

test.each(codings)('the ETag of %s gives 304 in every encoding', async (coding) => {
  const tag = await etagOf(coding)
  for (const accepted of codings) {
    const headers = { 'accept-encoding': accepted, 'if-none-match': tag }
    const response = await shop.get('/stores', headers)
    expect([response.status, response.bytes.length]).toEqual([304, 0])
    expect(response.headers).toMatchObject({
      etag: await etagOf(accepted),
      vary: 'accept-encoding',
      'cache-control': expect.stringMatching(/^public, /),
      'content-security-policy': expect.any(String),
    })
  }
})

test.each<[string, (tag: string) => string, number]>([
  ['a list with it', (tag) => `"a", W/"b,c",${tag} , "d"`, 304],
  ['its weak form', (tag) => `W/${tag}`, 304],
  ['another', () => '"nothing"', 200],
  ['a part of it', (tag) => `"${tag.slice(2)}`, 200],
])('If-None-Match is compared as specified: %s', async (_, header, status) => {
  const headers = { 'accept-encoding': 'br', 'if-none-match': header(await etagOf('br')) }
  expect((await shop.get('/stores', headers)).status).toBe(status)
})

test.each(codings)('HEAD has the headers of GET and no body in %s', async (coding) => {
  const get = await shop.get('/stores', { 'accept-encoding': coding })
  const head = await shop.get('/stores', { 'accept-encoding': coding }, { method: 'HEAD' })
  expect([head.status, head.bytes.length]).toEqual([200, 0])
  for (const name of ['date', 'x-request-id', 'server-timing', 'connection', 'keep-alive']) {
    delete get.headers[name]
    delete head.headers[name]
  }
  expect(head.headers).toEqual(get.headers)
})

test('a Range is ignored: the page is sent whole', async () => {
  const whole = await shop.get('/stores')
  const ranges = { 'accept-encoding': 'br', range: 'bytes=0-9', 'if-range': await etagOf('br') }
  const { status, bytes } = await shop.get('/stores', ranges)
  expect([status, bytes]).toEqual([200, whole.bytes])
})

test('shared caches may store a page while it is fresh, and browsers revalidate each time', async () => {
  shop.cms.cacheControl = 'public, max-age=20, stale-while-revalidate=300'
  const first = await shop.get('/shop?s=cached')
  expect(first.headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=20, stale-while-revalidate=30',
  )
  shop.clock.now += 5000
  const second = await shop.get('/shop?s=cached')
  expect(second.headers['cache-control']).toMatch(/s-maxage=15,/)
})

test('the Content-Security-Policy allows exactly the inline scripts and styles of the page', async () => {
  covers('security.csp')

  const { headers, html } = await shop.get('/stores')
  const policy = String(headers['content-security-policy'])
  const directive = (name: string) =>
    policy
      .split('; ')
      .find((word) => word.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  expect(directive('script-src')).toEqual(["'self'", ...(await hashesOf(html, 'script'))])
  expect(directive('style-src')).toEqual(["'self'", ...(await hashesOf(html, 'style'))])
  expect(directive('default-src')).toEqual(["'self'"])
})

async function hashesOf(html: string, element: string) {
  const texts = [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
  expect(texts).not.toEqual([])
  return Promise.all(
    texts.map(async ([, text = '']) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
      return `'sha256-${Buffer.from(digest).toString('base64')}'`
    }),
  )
}

test('a stored page contains nothing of the request', async () => {
  covers('calls.visitor.request')

  const headers = {
    'accept-encoding': 'identity',
    'x-request-id': 'marked-request-id',
    cookie: 'vitrine_session=marked-session; vitrine_qa=marked-fault',
    'x-forwarded-for': '203.0.113.77',
    'x-forwarded-host': 'marked-host.example',
    host: 'marked-name.example',
    referer: 'https://marked-referer.example/',
    'user-agent': 'marked-agent',
    authorization: 'Bearer marked-token',
  }
  const { html } = await shop.get('/both?key=marked-secret&qa=marked-fault', headers)
  expect(html).toContain('hat-lane')
  expect(html).not.toMatch(/marked|203\.0\.113/)
  expect(await (await shop.get('/both', { 'accept-encoding': 'identity' })).html).toBe(html)
  expect((await shop.renders()).filter((url) => url === '/both')).toHaveLength(1)
  for (const { headers } of shop.cms.calls)
    expect(JSON.stringify(headers)).not.toMatch(/marked|203\.0\.113/)
})

test('the address of what the shop no longer has is gone, and is not stored for long', async () => {
  covers('routes.gone')
  expect((await shop.get('/nowhere')).status).toBe(404)
  const { status, headers } = await shop.get('/nowhere-now')
  expect([status, headers['cache-control']]).toEqual([410, 'no-store'])
})

test('the address of a page that has another path redirects there with its parameters', async () => {
  covers('routes.renamed')
  const renders = await shop.renders()
  for (const [written, location] of [
    ['/former', '/current'],
    ['/first', '/current'],
    ['/former?variation=colour:ink&utm_source=a', '/current?variation=colour:ink&utm_source=a'],
  ] as const) {
    const { status, headers } = await shop.get(written)
    expect([status, headers['location']]).toEqual([301, location])
    // A browser that remembered it would go round, once the shop redirects the other way.
    expect(headers['cache-control']).toBe('no-cache')
  }
  expect(await shop.renders()).toEqual(renders)
})

test('pages whose data leads round in a circle are shown where they are', async () => {
  covers('routes.renamed.back')
  for (const path of ['/round', '/and-round'])
    expect((await shop.get(path, { 'accept-encoding': 'identity' })).status).toBe(200)
})

test('the address of a page in another letter case redirects for as long as it has no page', async () => {
  covers('routes.letter-case')
  const { status, headers } = await shop.get('/NOWHERE')
  expect([status, headers['location'], headers['cache-control']]).toEqual([
    ...[301, '/nowhere', 'no-cache'],
  ])
})

/** Requests a path as it is written: other clients resolve it first. */
const getLiterally = (path: string) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const { hostname: host, port } = new URL(shop.gateway.url)
    get({ host, port, path }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    }).once('error', reject)
  })

test.each([
  ['//elsewhere.example/?preview=', '/'],
  ['http://elsewhere.example/?preview=', '/'],
  ['/stores?preview=&page=2', '/stores?page=2'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['//elsewhere.example/%', '/elsewhere.example/%25'],
  ['//search//elsewhere.example', '/shop?s=elsewhere.example'],
])('%s redirects to a path of the shop: %s', async (path, location) => {
  covers('security.redirects.local')
  const response = await getLiterally(path)
  expect(response.status).toBeOneOf([301, 302])
  expect(response.location).toBe(location)
})
