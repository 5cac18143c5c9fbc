import { variations } from '@vitrine/cms/database/schema/catalog.ts'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { cmsKinds, startAnyShops } from '@vitrine/tests/support/gateway/anyCms.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectAgent } from './support/agentClient.ts'

const { shops, database } = startAnyShops()

const wedding = {
  catalog: {
    query: 'dress',
    filters: { colors: ['Black'], sizes: ['M'], price: { max: 1_000_000 } },
  },
}

const pathOf = (url: string) => new URL(url).pathname

test.each(cmsKinds)(
  'an agent finds a black dress under 10,000 baht in M, puts it into a cart and hands it over, over the %s CMS',
  async (kind) => {
    covers('agents.mcp.client', 'agents.handover.once')

    const { url } = shops[kind]
    const agent = await connectAgent(url)
    const { body } = await agent.call('search_catalog', wedding)
    const [dress] = body.products
    const [variant] = dress.variants
    expect(dress.price_range.min.amount).toBeLessThanOrEqual(1_000_000)
    expect(variant).toMatchObject({ availability: { available: true }, price: { currency: 'THB' } })
    const values = variant.options.map(({ id }: { id: string }) => id)
    expect(values).toContain('m')
    // Others do not say which of the colours is a black one.
    if (kind === 'embedded') expect(values).toContain('ink')

    const cart = await agent.call('create_cart', {
      cart: { line_items: [{ item: { id: variant.id }, quantity: 1 }] },
    })
    expect(cart.body.line_items).toMatchObject([{ item: { id: variant.id }, quantity: 1 }])
    expect(cart.text).toContain(cart.body.continue_url)

    const buyer = createShopper(url)
    const link = pathOf(cart.body.continue_url)
    const page = await buyer.request('GET', link)
    expect(page.text).toContain(dress.title)
    expect(page.text).toContain(`฿${(variant.price.amount / 100).toLocaleString('en')}`)
    const opened = await buyer.request('POST', link)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/checkout'])
    const bag = await shops[kind].query<{ cart: { items: object[] } }>(
      '{ cart { items { quantity selectedOptions { value } } } }',
      {},
      buyer,
    )
    expect(bag.cart.items).toMatchObject([{ quantity: 1 }])

    expect((await createShopper(url).request('POST', link)).status).toBe(404)
    expect(
      (await agent.call('update_cart', { id: cart.body.id, cart: { line_items: [] } })).isError,
    ).toBe(true)
  },
)

test('the link shows the current total, and says that it has changed since the agent saw it', async () => {
  covers('agents.handover.totals')

  const { url } = shops.embedded
  const agent = await connectAgent(url)
  const { body } = await agent.call('search_catalog', { catalog: { query: 'trousers' } })
  const [product] = body.products
  const [variant] = product.variants
  const cart = await agent.call('create_cart', {
    cart: { line_items: [{ item: { id: variant.id }, quantity: 1 }] },
  })
  const link = pathOf(cart.body.continue_url)
  const buyer = createShopper(url)
  expect((await buyer.request('GET', link)).text).not.toContain('The total has changed')
  await database()
    .update(variations)
    .set({ price: 123_400, regularPrice: 123_400, salePrice: null })
    .where(eq(variations.productId, Number(product.id)))
  const page = await buyer.request('GET', link)
  expect(page.text).toContain('The total has changed')
  expect(page.text).toContain('฿1,234')
})

test('a link that another site submits leaves the bag of the visitor as it is', async () => {
  covers('agents.handover.foreign')

  const { url } = shops.embedded
  const agent = await connectAgent(url)
  const { body } = await agent.call('search_catalog', wedding)
  const id = body.products[0].variants[0].id
  const cart = await agent.call('create_cart', {
    cart: { line_items: [{ item: { id }, quantity: 1 }] },
  })
  const link = pathOf(cart.body.continue_url)
  const visitor = createShopper(url)
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await visitor.request('POST', link, { headers })).status).toBe(403)
  expect((await visitor.request('POST', link)).status).toBe(303)
})

test('every tool has a description, schemas and annotations', async () => {
  const { client } = await connectAgent(shops.embedded.url)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain('search_catalog')
  for (const tool of tools) {
    expect(tool.description?.length, tool.name).toBeGreaterThan(30)
    expect(tool.outputSchema?.type, tool.name).toBe('object')
    expect(tool.annotations, tool.name).toMatchObject({
      readOnlyHint: expect.any(Boolean),
      destructiveHint: expect.any(Boolean),
      idempotentHint: expect.any(Boolean),
    })
  }
})

test('policies, stores and products can be read as resources', async () => {
  const { client, call } = await connectAgent(shops.embedded.url)
  const { resources } = await client.listResources()
  for (const { uri } of resources) {
    const { contents } = await client.readResource({ uri })
    expect(contents[0], uri).toMatchObject({
      uri,
      mimeType: 'text/plain',
      text: expect.stringMatching(/\w{3}/),
    })
  }
  const { body } = await call('search_catalog', wedding)
  const [dress] = body.products
  const { contents } = await client.readResource({ uri: `shop://products/${dress.id}` })
  expect(JSON.stringify(contents)).toContain(dress.title)
})

test('the URI of a resource that does not exist, or is malformed, has no resource', async () => {
  covers('agents.mcp.resources')

  const { client } = await connectAgent(shops.embedded.url)
  for (const uri of [
    'shop://orders/1',
    'shop://products/%E0%A4%A',
    'shop://products/%',
    'shop://products/silk%0Adress',
    'shop://products/%20',
    `shop://products/${'a'.repeat(300)}`,
    `shop://products/${'a'.repeat(301)}`,
    'shop://policies/__proto__',
    '',
  ])
    await expect(client.readResource({ uri }), uri).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('There is no resource'),
    })
})

test('arguments in the forms that clients send them are read as they are meant', async () => {
  covers('agents.mcp.input')

  const { call } = await connectAgent(shops.embedded.url)
  const { body } = await call('search_catalog', wedding)
  const ids = ({ products }: { products: { id: string }[] }) => products.map(({ id }) => id)
  const { query, filters } = wedding.catalog
  for (const catalog of [
    JSON.stringify(wedding.catalog),
    { query, filters: JSON.stringify(filters), sort: null, pagination: null },
    { query, filters: { ...filters, colors: '["Black"]', sizes: 'M', on_sale: null } },
    { query, filters: { ...filters, price: { max: '1000000', min: null }, on_sale: 'False' } },
    { query, filters: { ...filters, price: '{"max": "1000000"}' }, pagination: { limit: '24' } },
  ])
    expect(ids((await call('search_catalog', { meta: null, catalog })).body)).toEqual(ids(body))
  const [variant] = Object(body.products[0]).variants
  for (const line_items of [
    JSON.stringify([{ item: { id: variant.id }, quantity: '2' }]),
    { item: JSON.stringify({ id: variant.id }), quantity: '2.0' },
  ]) {
    const cart = await call('create_cart', { cart: { line_items, discounts: null } })
    expect(cart.body.line_items).toMatchObject([{ item: { id: variant.id }, quantity: 2 }])
  }
})

test.each([
  [{ catalog: { filters: { colors: 'black, white' } } }, 'catalog.filters.colors: Send a list'],
  [{ catalog: { filters: { on_sale: 'maybe' } } }, 'catalog.filters.on_sale: Send true or false.'],
  [{ catalog: { filters: { price: { max: '1,000' } } } }, 'catalog.filters.price.max: Send a'],
  [{ catalog: { pagination: { limit: '3.5' } } }, 'catalog.pagination.limit: Send a whole number'],
  [{ catalog: 'dress' }, 'catalog: Send an object'],
  [{ catalog: null }, 'catalog: Send an object'],
  [{}, 'catalog: Send an object'],
])('%j, whose meaning is in doubt, is answered by what to send', async (input, message) => {
  covers('agents.mcp.input')

  const { call } = await connectAgent(shops.embedded.url)
  const result = await call('search_catalog', input)
  expect(result).toMatchObject({ isError: true, text: expect.stringContaining(message) })
})

test('the pages of a search follow each other without gaps', async () => {
  const { call } = await connectAgent(shops.embedded.url)
  const ids: string[] = []
  let cursor: string | undefined
  let total = 0
  do {
    const { body } = await call('search_catalog', {
      catalog: { query: 'dress', pagination: { limit: 10, ...(cursor && { cursor }) } },
    })
    ids.push(...body.products.map(({ id }: { id: string }) => id))
    cursor = body.pagination.cursor
    total = body.pagination.total_count
  } while (cursor)
  expect(new Set(ids).size).toBe(total)
  expect(ids).toHaveLength(total)
})

test.each([
  ['search_catalog', { catalog: { filters: { price: { max: -1 } } } }, 'catalog.filters.price.max'],
  [
    'get_product',
    { catalog: { id: 'nothing' } },
    'There is no product “nothing”. Search for it again.',
  ],
  [
    'get_cart',
    { id: 'cart_guessed' },
    'There is no such cart, or it has expired. Create a new one.',
  ],
  [
    'create_cart',
    { cart: { line_items: [{ item: { id: '=' }, quantity: 1 }] } },
    'There is no such variant (=). Search for it again.',
  ],
])('%s says what to do when it is called with %j', async (name, input, message) => {
  covers('agents.mcp.errors')

  const { call } = await connectAgent(shops.embedded.url)
  const result = await call(name, input)
  expect(result).toMatchObject({ isError: true, text: expect.stringContaining(message) })
  expect(result.body.messages[0]).toMatchObject({ type: 'error', severity: expect.any(String) })
})

test('a quantity beyond the stock is reported with its line, which stays as it was', async () => {
  const { call } = await connectAgent(shops.embedded.url)
  const { body } = await call('search_catalog', wedding)
  const id = body.products[0].variants[0].id
  const line_items = [{ item: { id }, quantity: 1 }]
  const cart = await call('create_cart', { cart: { line_items } })
  const changed = await call('update_cart', {
    id: cart.body.id,
    cart: { line_items: [{ item: { id }, quantity: 999 }] },
  })
  expect(changed.body.line_items).toMatchObject([{ quantity: 1 }])
  expect(changed.body.messages).toMatchObject([{ type: 'error', path: '$.line_items[0]' }])
})

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${shops.embedded.url}/mcp`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  })
const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })

test.each([
  ['malformed JSON', '{"jsonrpc":', {}, 400, -32700],
  ['no JSON-RPC', '{"hello":1}', {}, 400, -32700],
  ['an oversized request', JSON.stringify({ text: 'x'.repeat(70_000) }), {}, 413, -32600],
  ['an unknown protocol version', ping, { 'mcp-protocol-version': '1999-01-01' }, 400, -32000],
  ['another origin', ping, { origin: 'https://evil.example' }, 403, -32600],
])('%s gets the error of the protocol', async (_, body, headers, status, code) => {
  covers('agents.mcp.protocol')

  const response = await post(body, headers)
  expect([response.status, (await response.json()).error.code]).toEqual([status, code])
})

test('arguments as JSON text, or null for none, are those of the tool', async () => {
  covers('agents.mcp.input')

  const tool = async (name: string, input: unknown) => {
    const params = { name, arguments: input }
    const response = await post(
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    )
    return response.json()
  }
  const { result } = await tool('search_catalog', JSON.stringify(wedding))
  expect(result.structuredContent.products.length).toBeGreaterThan(0)
  expect((await tool('list_stores', null)).result.structuredContent.stores).toBeDefined()
  expect((await tool('list_stores', '')).error?.code ?? null).toBeNull()
  expect((await tool('list_stores', 'x')).error?.code ?? null).toBeNull()
})

test('a batch gets a response for each request, also for one that it cancels', async () => {
  covers('agents.mcp.protocol')

  const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }
  const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' }
  const response = await post(JSON.stringify([JSON.parse(ping), cancel, list]))
  const received: { id: number }[] = await response.json()
  expect(received.map(({ id }) => id).toSorted()).toEqual([1, 2])
  const notified = await post(JSON.stringify(cancel))
  expect([notified.status, await notified.text()]).toEqual([202, ''])
})

test('GET is not allowed, because no stream outlives its request', async () => {
  const response = await fetch(`${shops.embedded.url}/mcp`)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('a request has no session: cookies of a browser are not used', async () => {
  covers('agents.mcp.cookies')

  const { url } = shops.embedded
  const agent = await connectAgent(url)
  const { body } = await agent.call('search_catalog', wedding)
  const id = body.products[0].variants[0].id
  const line_items = [{ item: { id }, quantity: 1 }]
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'create_cart', arguments: { cart: { line_items } } },
  }
  const response = await post(JSON.stringify(call), { cookie: 'vitrine_cart=abc' })
  expect(response.headers.getSetCookie()).toEqual([])
  expect((await response.json()).result.structuredContent.line_items).toHaveLength(1)
})
