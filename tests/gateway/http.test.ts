import { encodedResponse, ResponseCache } from '@vitrine/gateway/cache/responseCache.ts'
import { serverAudits } from 'graphql-http'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { documentHash, loadDocuments, persistedPath } from '../support/gateway/documents.ts'
import { startShop } from '../support/gateway/startGateway.ts'

test('the gateway meets every requirement of GraphQL over HTTP', async () => {
  await using shop = await startShop()
  const audits = serverAudits({
    url: `${shop.gateway.url}/graphql`,
    fetchFn: (url: string, { headers, ...init }: RequestInit = {}) =>
      fetch(url, { ...init, headers: { 'apollo-require-preflight': '1', ...headers } }),
  })
  const results = await Promise.all(audits.map((audit) => audit.fn()))
  expect(results.filter(({ status }) => status === 'error')).toEqual([])
  // The remaining results are notes that a plain Apollo Server gets as well.
  expect(results.filter(({ status }) => status === 'ok').length).toBeGreaterThan(50)
})

test('a form of another site is rejected', async () => {
  covers('security.uploads.csrf')

  await using shop = await startShop()
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: 'mutation { logout { message } }' }))
  form.set('map', '{}')
  const response = await fetch(`${shop.gateway.url}/graphql`, { method: 'POST', body: form })
  expect(response.status).toBe(400)
  const link = await fetch(`${shop.gateway.url}/graphql?query=mutation{logout{message}}`, {
    headers: { 'apollo-require-preflight': '1' },
  })
  expect(link.status).toBe(405)
  expect(shop.cms.calls).toHaveLength(0)
})

const slip = (size: number, path = 'variables.input.slip') => {
  const form = new FormData()
  const input = {
    name: 'Ada',
    phoneNumber: '0',
    order: '71',
    transferAmount: '950',
    bank: 'Hat Bank',
    slip: null,
  }
  const query =
    'mutation ($input: ConfirmPaymentInput!) { confirmPayment(input: $input) { message userErrors { code field message } } }'
  form.set('operations', JSON.stringify({ query, variables: { input } }))
  form.set('map', JSON.stringify({ 0: [path] }))
  form.set('0', new File([new Uint8Array(size)], 'slip.png', { type: 'image/png' }))
  return { method: 'POST', body: form, headers: { 'apollo-require-preflight': '1' } }
}

test('a slip of exactly 2 MiB reaches the CMS with its fields, and one byte more is rejected', async () => {
  covers('calls.payment.confirm', 'validation.confirm-payment.slip-size-limit')

  await using shop = await startShop()
  const sent = await fetch(`${shop.gateway.url}/graphql`, slip(2_097_152))
  expect((await sent.json()).data).toEqual({
    confirmPayment: { message: 'Thank you', userErrors: [] },
  })
  const [call] = shop.cms.calls
  expect([call?.method, call?.path]).toEqual(['POST', '/api/v1/confirm-payment'])
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(call?.body.length).toBeGreaterThan(2_097_152)
  expect(call?.body.toString('latin1')).toMatch(/name="slip"; filename="slip.png"/)
  expect(call?.body.toString('latin1')).toContain('Hat Bank')
  const tooLarge = await fetch(`${shop.gateway.url}/graphql`, slip(2_097_153))
  const message = 'File size must be less than 2MB'
  expect((await tooLarge.json()).data).toEqual({
    confirmPayment: { message: null, userErrors: [{ code: 'TOO_LARGE', field: 'slip', message }] },
  })
  expect(shop.cms.calls).toHaveLength(1)
})

test.each(['variables.input.name', 'variables.__proto__.slip', 'query', 'variables.input.nothing'])(
  'a file is rejected at the variable %s',
  async (path) => {
    await using shop = await startShop()
    const response = await fetch(`${shop.gateway.url}/graphql`, slip(10, path))
    expect(response.status).toBe(400)
    expect(shop.cms.calls).toHaveLength(0)
  },
)

test('responses of persisted queries are cached as bytes, except personal ones and failures', async () => {
  const texts = [
    '{ stores { nodes { slug } } }',
    '{ viewer { id } stores { nodes { slug } } }',
    '{ lookBook(slug: "sea") { name } page(key: "x") { title } }',
  ]
  await using shop = await startShop({
    isProduction: true,
    documents: await loadDocuments(...texts),
  })
  const get = (index: number, headers = {}) =>
    fetch(shop.gateway.url + persistedPath(texts[index] ?? ''), {
      headers: { 'apollo-require-preflight': '1', ...headers },
    })
  const first = await get(0)
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/)
  const second = await get(0, { cookie: 'vitrine_session=ada' })
  expect([await first.text(), second.headers.get('set-cookie')]).toEqual([
    await second.text(),
    null,
  ])
  expect((await get(0, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)
  const personal = await get(1, { cookie: 'vitrine_session=ada' })
  expect(personal.headers.get('cache-control')).toBe('private, no-store')
  expect(await personal.json()).toMatchObject({ data: { viewer: { id: 'VXNlcjp2aWV3ZXI' } } })
  expect(await (await get(1)).json()).toMatchObject({ data: { viewer: null } })
  shop.cms.interfere = (_, response) => Boolean(response.writeHead(500).end())
  expect((await get(2)).headers.get('cache-control')).toBe('private, no-store')
  shop.cms.interfere = undefined
  expect(await (await get(2)).json()).toMatchObject({ data: { lookBook: { name: 'Sea' } } })
  const metrics = await (await fetch(`${shop.gateway.url}/metrics`)).text()
  expect(metrics).toMatch(/vitrine_graphql_cached_responses_total 2\b/)
})

test('a cached response is sent in the coding that a client accepts, and compressed once for all', async () => {
  const short = '{ stores { nodes { slug } } }'
  const long =
    '{ listing(first: 48) { edges { cursor node { databaseId } } nodes { databaseId } } }'
  await using shop = await startShop({
    isProduction: true,
    documents: await loadDocuments(short, long),
  })
  const get = (text: string, headers: Record<string, string>) =>
    fetch(shop.gateway.url + persistedPath(text), {
      headers: { 'apollo-require-preflight': '1', ...headers },
    })
  const plain = await get(long, { 'accept-encoding': 'identity' })
  const data = await plain.json()
  expect([plain.headers.get('content-encoding'), data.errors]).toEqual([null, undefined])
  for (const coding of ['br', 'gzip']) {
    const first = await get(long, { 'accept-encoding': coding })
    expect([first.headers.get('content-encoding'), await first.json()]).toEqual([coding, data])
    expect(first.headers.get('vary')).toBe('accept, accept-encoding')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe(plain.headers.get('etag'))
    const unchanged = await get(long, { 'accept-encoding': coding, 'if-none-match': etag })
    expect(unchanged.status).toBe(304)
  }
  const tiny = await get(short, { 'accept-encoding': 'br' })
  expect([tiny.status, tiny.headers.get('content-encoding')]).toEqual([200, null])

  const stored = new ResponseCache().set('/graphql', JSON.stringify(data), 'application/json', 1000)
  expect(encodedResponse(stored, 'br')).toBe(encodedResponse(stored, 'br'))
})

test('production rejects unknown hashes and texts, and registers none', async () => {
  covers('security.graphql.persisted')

  const persistedQuery = '{ stores { nodes { slug } } }'
  await using shop = await startShop({
    isProduction: true,
    documents: await loadDocuments(persistedQuery),
  })
  const unknown = '{ stores { nodes { name } } }'
  const post = (body: object) =>
    fetch(`${shop.gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const extensions = { persistedQuery: { version: 1, sha256Hash: documentHash(unknown) } }
  for (const body of [
    { query: unknown },
    { query: unknown, extensions },
    [{ query: persistedQuery }],
  ])
    expect((await post(body)).status).toBe(400)
  const response = await (await post({ extensions })).json()
  expect(response.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
  const twice = `${persistedPath(persistedQuery)}&${new URLSearchParams({ query: unknown })}`
  const preflight = { headers: { 'apollo-require-preflight': '1' } }
  expect((await fetch(shop.gateway.url + twice, preflight)).status).toBe(400)
  expect(shop.cms.calls).toHaveLength(0)
  expect((await post({ query: persistedQuery })).status).toBe(200)
})

test('metrics count responses by kind and status, without health checks', async () => {
  await using shop = await startShop()
  const { url } = shop.gateway
  await fetch(`${url}/healthz`)
  await fetch(`${url}/graphql?query=${encodeURIComponent('{ stores { nodes { slug } } }')}`, {
    headers: { 'apollo-require-preflight': '1' },
  })
  await fetch(`${url}/media/missing-picture.avif?secret=1`)
  const read = async () => (await fetch(`${url}/metrics`)).text()
  const count = (kind: string, status: string) =>
    new RegExp(`vitrine_http_request_seconds_count\\{kind="${kind}",status="${status}"\\} 1`)
  // A response is counted once it has been sent.
  await expect.poll(read).toMatch(count('graphql', '200'))
  await expect.poll(read).toMatch(count('media', '\\d+'))
  expect(await read()).toContain('vitrine_cms_breakers_open 0')
  expect(await read()).not.toMatch(/healthz|secret/)
})
