import { documentLimits } from '@vitrine/gateway/protection/documentLimits.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { loadDocuments } from '#tests/support/gateway/documents.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'

test('a response measures its document against the limits', async () => {
  covers('playground.run.cost')

  await using shop = await startShop()
  const { data, extensions } = await shop.gateway.postQuery(
    '{ a: stores { ...F } stores { totalCount } } fragment F on StoreConnection { nodes { b: slug } }',
  )
  expect(data).not.toBeNull()
  expect(extensions.cost).toEqual({
    depth: { used: 3, limit: 16 },
    fields: { used: 6, limit: 5000 },
    aliases: { used: 2, limit: 30 },
    rootFields: { used: 2, limit: 20 },
    tokens: { used: 25, limit: 3000 },
  })
})

test('of several operations the largest measures count', async () => {
  await using shop = await startShop()
  const { extensions } = await shop.gateway.postQuery(
    'query A { stores { totalCount } site { info { name } } } query B { b: stores { nodes { slug } } }',
  )
  expect(extensions.cost).toMatchObject({
    depth: { used: 3 },
    fields: { used: 5 },
    aliases: { used: 1 },
    rootFields: { used: 2 },
  })
})

/** A list of as many fields. */
const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}: id`)

test.each([
  ['depth', `{ site { menus { primary { ${'items { '.repeat(13)}id${' }'.repeat(13)} } } } }`, 17],
  ['tokens', `{ ${'stores '.repeat(2999)} }`, 3001],
] as const)('a document rejected for its %s is measured too', async (name, query, used) => {
  covers('playground.run.cost')

  await using shop = await startShop()
  const { status, errors, extensions } = await shop.gateway.postQuery(query)
  expect(status).toBe(400)
  expect(extensions.cost?.[name]).toEqual({ used, limit: documentLimits[name] })
  expect(errors[0]?.extensions['code']).toBe(
    name === 'tokens' ? 'GRAPHQL_PARSE_FAILED' : 'DOCUMENT_TOO_LARGE',
  )
})

test.each([
  ['depth', 13, 12],
  ['aliases', 31, 30],
] as const)('a document within the limit of %s runs', async (name, over, within) => {
  const documents = {
    depth: (count: number) =>
      `{ site { menus { primary { ${'items { '.repeat(count)}id${' }'.repeat(count)} } } } }`,
    aliases: (count: number) => `{ stores { nodes { ${fields(count).join(' ')} } } }`,
  }
  await using shop = await startShop()
  const rejected = await shop.gateway.postQuery(documents[name](over))
  const accepted = await shop.gateway.postQuery(documents[name](within))
  expect([rejected.status, accepted.status]).toEqual([400, 200])
  expect(accepted.extensions.cost?.[name]?.used).toBe(documentLimits[name])
})

test('production exposes neither the cost of a document nor its calls', async () => {
  covers('playground.run.production')

  const query = '{ stores { nodes { slug } } }'
  await using shop = await startShop({ isProduction: true, documents: await loadDocuments(query) })
  const { data, extensions } = await shop.gateway.postQuery(query)
  expect(data).not.toBeNull()
  expect(extensions).toEqual({})
})
