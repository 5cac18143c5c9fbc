import { readFileSync } from 'node:fs'
import { languageOfPath } from '@vitrine/contract/common.ts'
import { allowances, RateLimits } from '@vitrine/contract/service/rateLimits.ts'
import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import { overloadPage } from '@vitrine/gateway/pages/plainPages.ts'
import { limitDocuments } from '@vitrine/gateway/protection/documentLimits.ts'
import { tooManyRequests } from '@vitrine/gateway/protection/operationLimits.ts'
import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '../../support/gateway/startGateway.ts'

const manifest = new URL('../../../web/generated/persistedDocuments.json', import.meta.url)

const nested = (levels: number) =>
  `{ site { menus { primary { ${'items { '.repeat(levels)}id${' }'.repeat(levels)} } } } }`
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: stores { nodes { id } }`).join(' ')} }`

test.each([
  ['deep', nested(30), /deeper than/],
  [
    'deep by fragments',
    `{ site { menus { primary { ...A } } } } ${'ABCDEFGHIJKLMNOPQR'
      .split('')
      .map(
        (name, index, all) =>
          `fragment ${name} on MenuItem { items { ${all[index + 1] ? `...${all[index + 1]}` : 'id'} } }`,
      )
      .join(' ')}`,
    /deeper than/,
  ],
  [
    'full of aliases',
    `{ stores { ${Array.from({ length: 31 }, (_, index) => `a${index}: id`).join(' ')} } }`,
    /aliases/,
  ],
  ['wide', aliases(21), /root fields/],
  ['long', `{ stores { ${'id '.repeat(4000)} } }`, /tokens/i],
  [
    'circular',
    '{ site { menus { primary { ...A } } } } fragment A on MenuItem { items { ...A } }',
    /itself/,
  ],
])('a document that is too %s is rejected without a call to the CMS', async (_, query, reason) => {
  covers('security.graphql.limits')

  await using shop = await startShop()
  const { status, errors } = await shop.gateway.postQuery(query)
  expect(status).toBe(400)
  expect(errors.map(({ message }) => message).join()).toMatch(reason)
  expect(shop.cms.calls).toHaveLength(0)
})

test.each(['Store', '__Schema'])(
  'fragments on %s that spread each other repeatedly are rejected without being expanded',
  async (type) => {
    covers('security.graphql.limits')

    await using shop = await startShop()
    const names = Array.from({ length: 30 }, (_, index) => `F${index}`)
    const last = type === 'Store' ? 'id' : 'types { name }'
    const fragments = names.map(
      (name, index) =>
        `fragment ${name} on ${type} { ${names[index + 1] ? `...${names[index + 1]} ...${names[index + 1]}` : last} }`,
    )
    // Expanded, the document would have a thousand million fields.
    const root = type === 'Store' ? 'stores' : '__schema'
    const query = `{ ${root} { ...F0 } } ${fragments.join(' ')}`
    const { status, errors } = await shop.gateway.postQuery(query)
    expect(status).toBe(400)
    expect(errors.map(({ message }) => message).join()).toMatch(/fields/)
  },
)

test("the shop's own documents stay within the limits", () => {
  const schema = createSchema()
  const texts = Object.values<string>(JSON.parse(readFileSync(manifest, 'utf8')))
  expect(
    texts.flatMap((text) => validate(schema, parse(text, { maxTokens: 3000 }), [limitDocuments])),
  ).toEqual([])
  expect(texts.length).toBeGreaterThan(0)
})

test('a body over 100 kB is rejected', async () => {
  await using shop = await startShop()
  const response = await fetch(`${shop.gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'x'.repeat(200_000) }),
  })
  expect(response.status).toBe(413)
})

test('fifty aliases of one field count as fifty, per visitor and minute', async () => {
  let now = 0
  const limits = new RateLimits({ clock: () => now })
  expect(await limits.take('a', 'login', allowances.login.times)).toBeUndefined()
  expect(await limits.take('a', 'login', 1)).toBe(60)
  expect(await limits.take('b', 'login', 1)).toBeUndefined()
  now = 60_001
  expect(await limits.take('a', 'login', 1)).toBeUndefined()
  expect(await limits.take('a', 'login', 50)).toBe(60)
})

test('a client over the rate limit receives 429 with a time to wait', async () => {
  covers('security.rate-limits')

  const document = Object.values<string>(JSON.parse(readFileSync(manifest, 'utf8')))[0] ?? ''
  const allowed = { request: { times: 3, window: 60_000 } }
  await using shop = await startShop({ isProduction: true, allowed })
  for (let time = 0; time < 3; time += 1)
    expect((await shop.gateway.postQuery(document)).status).not.toBe(429)
  const { status, headers, errors } = await shop.gateway.postQuery(document)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(errors[0]?.extensions['code']).toBe('RATE_LIMITED')
  expect(errors[0]?.message).toBe('Too many requests, please try again in a moment.')
  const referer = 'https://shop.example/th/shop?colors=ink'
  const thai = await shop.gateway.postQuery(document, {}, { referer })
  expect(thai.errors[0]?.message).toMatch(/^มีคำขอมากเกินไป/)
  const { body } = tooManyRequests(60, 'th', '1')
  expect(JSON.stringify(body)).toContain('มีคำขอมากเกินไป')
  expect(overloadPage(languageOfPath('/th')).html).toMatch(/lang="th".*กรุณารอสักครู่/s)
})

test('a gateway at its limit of requests responds with 503 and Retry-After', async () => {
  covers('security.overload')

  await using shop = await startShop({ shedding: { maxPending: 5 } })
  shop.cms.interfere = () => true
  const pending = Array.from({ length: 5 }, () =>
    shop.gateway.postQuery('{ cart { id } }').catch(() => undefined),
  )
  await expect.poll(() => shop.cms.calls.length).toBe(5)
  const response = await fetch(`${shop.gateway.url}/graphql`)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(`${shop.gateway.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${shop.gateway.url}/assets/unknown.js`)).status).not.toBe(503)
  await Promise.all(pending)
})

test('a gateway with a delayed event loop responds with 503', async () => {
  covers('security.overload')

  await using shop = await startShop({ shedding: { maxDelay: 20 } })
  const block = () => {
    const until = performance.now() + 60
    while (performance.now() < until);
  }
  const blocking = setInterval(block, 61)
  try {
    await expect
      .poll(async () => (await fetch(`${shop.gateway.url}/graphql`)).status, { timeout: 20_000 })
      .toBe(503)
  } finally {
    clearInterval(blocking)
  }
})
