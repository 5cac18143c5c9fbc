import { request as openRequest } from 'node:http'
import { newsletterCopy } from '@vitrine/commerce/copy/newsletter.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#cms/tests/support/clock.ts'
import { seedCatalogue } from '#cms/tests/support/seedCatalogue.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'

const cms = sharedCms({ clock: createTestClock() })
beforeAll(() => seedCatalogue(cms))

const requestPath = (path: string, init?: RequestInit) => fetch(`${cms.url}${path}`, init)
const submit = (body: string, type = 'application/json') =>
  requestPath('/api/v1/fluentform/submit', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })

test('a public response is cacheable and revalidates with 304', async () => {
  const first = await requestPath('/api/v1/products')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=30,/)
  expect(etag).toMatch(/^"[\w-]+"$/)
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await requestPath('/api/v1/products', { headers: { 'if-none-match': header } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  }
  const other = await requestPath('/api/v1/products?sort=price', {
    headers: { 'if-none-match': etag },
  })
  expect(other.status).toBe(200)
})

test('personal responses and errors are not cacheable', async () => {
  for (const path of ['/api/v1/cart', '/api/v1/products/unknown', '/api/v1/products?page=0']) {
    const response = await requestPath(path)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('etag')).toBeNull()
  }
})

test('an unknown route responds 404 in JSON', async () => {
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/api/v1/nothing'],
    ['DELETE', '/api/v1/products'],
  ]) {
    const response = await requestPath(path ?? '', { method: method ?? '' })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  }
})

test('a valid request id is returned, an invalid one replaced', async () => {
  const given = await requestPath('/api/v1/products', { headers: { 'x-request-id': 'shop-42' } })
  expect(given.headers.get('x-request-id')).toBe('shop-42')
  const invalid = await requestPath('/api/v1/products', { headers: { 'x-request-id': 'a b"c' } })
  expect(invalid.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['broken JSON', '{"formId": 3', 'application/json', 422],
  ['an array', '[]', 'application/json', 422],
  ['zero bytes', '', 'application/json', 422],
  ['a __proto__ key', '{"formId": 3, "__proto__": {"data": {}}}', 'application/json', 422],
  ['a number too large', '{"formId": 9007199254740991, "data": {}}', 'application/json', 422],
  [
    'deeply nested arrays',
    `{"formId": 3, "data": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    'application/json',
    422,
  ],
  [
    'too many fields',
    JSON.stringify({
      formId: 9,
      data: Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`f${index}`, ''])),
    }),
    'application/json',
    422,
  ],
  ['another content type', 'formId=3', 'application/x-www-form-urlencoded', 415],
])('a body of %s is rejected with a client error', async (_, body, type, status) => {
  const response = await submit(body, type)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
  })
})

test.each([
  '/api/v1/products/%zz',
  '/%ff',
  '/api/v1/products/a%00b',
  '/api/v1/search?s=a%00b%00c',
  `/api/v1/pages/${'a'.repeat(5000)}`,
])('a malformed path gets a client error: %s', async (path) => {
  const status = await rawStatus(path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test('a NUL character is rejected with a message', async () => {
  const response = await submit('{"formId": 3, "data": {"email": "a\\u0000@b.co"}}')
  expect(await response.json()).toEqual({ code: 'invalid', message: 'Text may not hold NUL' })
})

test('the newsletter accepts an email, also twice, and rejects an invalid one with a reason', async () => {
  covers('calls.content.form', 'validation.newsletter.email', 'validation.newsletter.email-pattern')

  const subscribe = (email: string) =>
    submit(JSON.stringify({ formId: 6, data: { email, brand: 'asv' } }))
  for (const email of ['nok@example.com', ' Nok@Example.com ']) {
    const response = await subscribe(email)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ result: { message: newsletterCopy.requested } })
  }
  for (const [email, message] of [
    ['', 'Please enter your email address'],
    ['nok@', 'Please enter a valid email address'],
    [`${'a'.repeat(300)}@example.com`, 'Please enter a valid email address'],
  ] as const) {
    const response = await subscribe(email)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ code: 'invalid', message, fields: { email: message } })
  }
})

test('the OpenAPI document is served, and a page that lists its calls and loads no resources', async () => {
  const document = await (await requestPath('/api/v1/openapi.json')).json()
  expect(document).toMatchObject({ openapi: '3.1.0' })
  const page = await (await requestPath('/docs')).text()
  for (const text of ['/api/v1/products/:slug', 'products.list', 'vitrine_qa'])
    expect(page).toContain(text)
  expect(page).not.toMatch(/<script|<link|src=|url\(/)
})

function rawStatus(path: string) {
  const { hostname, port } = new URL(cms.url)
  return new Promise<number>((resolve, reject) => {
    openRequest({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}
