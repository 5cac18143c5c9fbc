import { fileURLToPath } from 'node:url'
import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import type { Example } from '@vitrine/gateway/playground/example.ts'
import { exampleGroups } from '@vitrine/gateway/playground/examples.ts'
import type { GatewayOptions } from '@vitrine/gateway/server/server.ts'
import { parse, type SelectionSetNode, validate, visit } from 'graphql'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { loadDocuments } from '../support/gateway/documents.ts'
import { startShop } from '../support/gateway/startGateway.ts'

const schema = createSchema()
const examples = exampleGroups.flatMap((group) => group.examples)

const isMalformed = ({ code }: Example) => code?.startsWith('GRAPHQL') ?? false

test.each(
  examples
    .filter((example) => !isMalformed(example))
    .map((example) => [example.title, example] as const),
)('the example “%s” is valid', (_, { query }) => {
  expect(validate(schema, parse(query))).toEqual([])
})

test('the examples together request every root field', () => {
  const requested = new Set<string>()
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections)
      if (selection.kind === 'Field') requested.add(selection.name.value)
  }
  for (const { query } of examples.filter(({ code }) => code === undefined))
    visit(parse(query), { OperationDefinition: ({ selectionSet }) => collect(selectionSet) })
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).filter(
      ({ deprecationReason }) => deprecationReason === undefined,
    ),
  )
  expect(fields.map(({ name }) => name).filter((name) => !requested.has(name))).toEqual([])
})

const pages = {
  distDirectory: fileURLToPath(new URL('../support/gateway/fixtureBuild', import.meta.url)),
  development: false,
}

/** Opens the playground of a gateway, and reads what its page passes to its script. */
async function openPlayground(options: Partial<GatewayOptions>, address = '/graphql') {
  await using shop = await startShop({ pages, ...options })
  const response = await fetch(`${shop.gateway.url}${address}`, {
    headers: { accept: 'text/html' },
  })
  const page = await response.text()
  const script = await fetch(`${shop.gateway.url}/graphql/static/ruru.js`)
  const config = /id="config">(.*)<\/script>/.exec(page)?.[1]
  return { response, page, script, config: config && JSON.parse(config) }
}

test('a browser receives the playground with the requested example, without other hosts', async () => {
  covers('playground.served')

  const { response, page, script, config } = await openPlayground(
    {},
    '/graphql?example=place-order',
  )
  expect(config.query).toContain('PlaceOrder')
  expect(page).not.toMatch(/(src|href|from)\s*=?\s*"https?:/)
  expect(page).toContain('<link rel="icon" href="/favicon.svg"')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(script.headers.get('content-type')).toContain('javascript')
})

test('the demonstration customer is offered outside production only', async () => {
  covers('playground.customer.production')

  const trial = await openPlayground({})
  expect(trial.config.customer.signIn.query).toContain('login')
  const production = await openPlayground({ isProduction: true, isQa: true })
  expect(production.config.query).toContain('listing')
  expect(production.config.customer).toBeNull()
})

test('production serves no playground and no introspection, and accepts only the shop’s own documents', async () => {
  covers('playground.served')

  await using shop = await startShop({ isProduction: true, pages })
  const page = await fetch(`${shop.gateway.url}/graphql`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(400)
  const { status, errors } = await shop.gateway.postQuery('{ __schema { types { name } } }')
  expect({ status, code: errors[0]?.extensions['code'] }).toEqual({
    status: 400,
    code: 'PERSISTED_QUERY_ONLY',
  })
})

test.each(['{ __schema { types { name } } }', '{ __type(name: "Cart") { name } }'])(
  'production does not describe the schema, also when %s is one of its documents',
  async (query) => {
    covers('security.graphql.introspection')

    await using open = await startShop({ documents: await loadDocuments(query) })
    expect((await open.gateway.postQuery(query)).errors).toEqual([])
    await using shop = await startShop({
      isProduction: true,
      documents: await loadDocuments(query),
    })
    const { data, errors } = await shop.gateway.postQuery(query)
    expect(data).toBeNull()
    expect(errors[0]?.message).toMatch(/introspection/i)
  },
)
