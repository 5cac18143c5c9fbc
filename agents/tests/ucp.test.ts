import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { createShopper, type Shopper } from '@vitrine/cms/tests/support/shopper.ts'
import { agentCheckoutExamples } from '@vitrine/machines/checkout/agentCheckout.ts'
import { pathLabel } from '@vitrine/machines/tools/eventLabel.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { addressInput } from '@vitrine/tests/support/gateway/addressInput.ts'
import { startAnyShops } from '@vitrine/tests/support/gateway/anyCms.ts'
import type { ModelTest } from '@vitrine/tests/support/model/modelTest.ts'
import { plan } from '@vitrine/tests/support/model/plan.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { connectAgent } from './support/agentClient.ts'
import { type ReceivedEvent, startPlatform } from './support/ucpPlatform.ts'
import { schemaErrors } from './ucp/ucpSchemas.ts'

const { shops } = startAnyShops()
let platform: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const responses = {
  search: ['schemas/shopping/catalog_search.json#/$defs/search_response'],
  lookup: ['schemas/shopping/catalog_lookup.json#/$defs/lookup_response'],
  product: ['schemas/shopping/catalog_lookup.json#/$defs/get_product_response'],
  cart: ['schemas/shopping/discount.json#/$defs/dev.ucp.shopping.cart'],
  checkout: [
    'schemas/shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
    'schemas/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
    'schemas/shopping/buyer_consent.json#/$defs/dev.ucp.shopping.checkout',
  ],
  order: ['schemas/shopping/order.json'],
  error: ['schemas/shopping/types/error_response.json'],
}
const requests: Record<string, readonly string[]> = {
  ...responses,
  search: ['schemas/shopping/catalog_search.json#/$defs/search_request'],
  lookup: ['schemas/shopping/catalog_lookup.json#/$defs/lookup_request'],
  product: ['schemas/shopping/catalog_lookup.json#/$defs/get_product_request'],
}
type Kind = keyof typeof responses
type Phase = 'create' | 'update' | 'complete'

// biome-ignore lint/suspicious/noExplicitAny: tests read what the schemas of the protocol allow
type Body = any

interface Options {
  body?: object
  phase?: Phase
  headers?: Record<string, string>
}

/** Sends a request of a kind and validates it and its response. */
async function send(
  kind: Kind,
  method: string,
  path: string,
  { body, phase = 'create', headers = {} }: Options = {},
): Promise<{ status: number; body: Body; headers: Headers }> {
  for (const schema of body && requests[kind] ? requests[kind] : [])
    expect(schemaErrors(phase, schema, body), `${method} ${path}: the request`).toEqual([])
  const response = await fetch(`${shops.embedded.url}/ucp/v1${path}`, {
    method,
    headers: {
      'ucp-agent': `profile="${platform.profile}"`,
      'idempotency-key': randomUUID(),
      'request-id': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body ? JSON.stringify(body) : null,
  })
  const received: Body = await response.json()
  const isError = received.ucp?.status === 'error'
  for (const schema of isError ? responses.error : responses[kind])
    expect(schemaErrors('response', schema, received), `${method} ${path}: the response`).toEqual(
      [],
    )
  return { status: response.status, body: received, headers: response.headers }
}

async function variantInStock(query = 'dress'): Promise<{ id: string; price: { amount: number } }> {
  const { body } = await send('search', 'POST', '/catalog/search', {
    body: { query, pagination: { limit: 3 } },
  })
  return body.products[0].variants[0]
}

/** Verifies the signature of an event as a platform does, by the profile of the shop. */
async function expectSignature(event: ReceivedEvent | undefined) {
  const { headers = {}, body = '' } = event ?? {}
  const digest = createHash('sha256').update(body).digest('base64')
  expect(headers['content-digest']).toBe(`sha-256=:${digest}:`)
  const [, parameters = '', names = ''] =
    /^sig1=((\(.*\)).*)$/.exec(String(headers['signature-input'])) ?? []
  const derived: Body = { '@method': 'POST', '@authority': headers['host'], '@path': '/events' }
  const lines = [...names.matchAll(/"([^"]+)"/g)].map(
    ([, name = '']) => `"${name}": ${derived[name] ?? headers[name]}`,
  )
  const base = [...lines, `"@signature-params": ${parameters}`].join('\n')
  const profile = await (await fetch(`${shops.embedded.url}/.well-known/ucp`)).json()
  const key = createPublicKey({ key: profile.signing_keys[0], format: 'jwk' })
  const [, signature = ''] = /^sig1=:(.*):$/.exec(String(headers['signature'])) ?? []
  const isValid = verify(
    'sha256',
    Buffer.from(base),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64'),
  )
  expect(isValid).toBe(true)
}

const line = (id: string, quantity = 1) => ({ item: { id }, quantity })
const destination = {
  id: 'home',
  first_name: 'Ploy',
  last_name: 'Saetang',
  phone_number: '+66812345678',
  street_address: '99/1 Sukhumvit 39',
  address_locality: 'Watthana',
  address_region: 'Bangkok',
  postal_code: '10110',
  address_country: 'TH',
}
const deliver = (option?: string) => ({
  methods: [
    {
      type: 'shipping',
      line_item_ids: [],
      destinations: [destination],
      selected_destination_id: 'home',
      ...(option && { groups: [{ id: 'parcel', selected_option_id: option }] }),
    },
  ],
})

test('the profile names the capabilities, both transports and the signing key', async () => {
  const response = await fetch(`${shops.embedded.url}/.well-known/ucp`)
  const profile = await response.json()
  expect(
    schemaErrors('response', 'discovery/profile_schema.json#/$defs/business_profile', profile),
  ).toEqual([])
  expect(
    schemaErrors('response', 'discovery/profile_schema.json#/$defs/platform_profile', profile),
  ).toEqual([])
  const { capabilities, services } = profile.ucp
  expect(Object.keys(capabilities)).toEqual(
    expect.arrayContaining([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.checkout',
      'dev.ucp.shopping.order',
    ]),
  )
  const endpoints = services['dev.ucp.shopping'].map(({ transport, endpoint }: Body) => [
    transport,
    endpoint,
  ])
  expect(endpoints).toEqual([
    ['rest', 'http://localhost/ucp/v1'],
    ['mcp', 'http://localhost/mcp'],
  ])
  expect(profile.signing_keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' })
  expect(profile.signing_keys[0].d).toBeUndefined()
})

test('products are searched, looked up and shown', async () => {
  const result = await send('search', 'POST', '/catalog/search', {
    body: { query: 'dress', filters: { price: { max: 1_000_000 } }, pagination: { limit: 5 } },
  })
  expect(result.body.products).toHaveLength(5)
  const [first] = result.body.products
  const variant = first.variants.at(-1)
  const looked = await send('lookup', 'POST', '/catalog/lookup', {
    body: { ids: [variant.id, 'nothing'] },
  })
  expect(looked.body.products).toMatchObject([
    { id: first.id, variants: [{ id: variant.id, inputs: [{ id: variant.id, match: 'exact' }] }] },
  ])
  expect(looked.body.messages).toMatchObject([{ type: 'info', code: 'not_found' }])
  const [option] = variant.options
  const shown = await send('product', 'POST', '/catalog/product', {
    body: { id: first.id, selected: [{ name: option.name, label: option.label }] },
  })
  expect(shown.body.product.selected).toMatchObject([{ label: option.label }])
  expect(shown.body.product.variants[0].options).toContainEqual(option)
  const missing = await send('product', 'POST', '/catalog/product', { body: { id: 'nothing' } })
  expect(missing).toMatchObject({ status: 200, body: { ucp: { status: 'error' } } })
})

test('a cart is created, changed, read and cancelled', async () => {
  covers('agents.ucp.schemas')

  const { id, price } = await variantInStock()
  const created = await send('cart', 'POST', '/carts', { body: { line_items: [line(id)] } })
  expect(created.status).toBe(201)
  const path = `/carts/${created.body.id}`
  const changed = await send('cart', 'PUT', path, {
    body: { id: created.body.id, line_items: [line(id, 2)] },
    phase: 'update',
  })
  expect(changed.body.totals).toContainEqual({
    type: 'total',
    display_text: 'Total',
    amount: price.amount * 2,
  })
  expect((await send('cart', 'GET', path)).body.line_items).toMatchObject([{ quantity: 2 }])
  expect((await send('cart', 'POST', `${path}/cancel`)).status).toBe(200)
  const link = new URL(created.body.continue_url).pathname
  expect((await createShopper(shops.embedded.url).request('GET', link)).status).toBe(404)
})

test('a checkout asks for what is missing, then for its buyer, whose order the agent can read', async () => {
  covers(
    'agents.ucp.schemas',
    'agents.checkout.buyer',
    'agents.handover.address',
    'agents.order.key',
  )

  const { id } = await variantInStock()
  const cart = await send('cart', 'POST', '/carts', { body: { line_items: [line(id)] } })
  const created = await send('checkout', 'POST', '/checkout-sessions', {
    body: { line_items: [line(id)], cart_id: cart.body.id },
  })
  expect(created).toMatchObject({ status: 201, body: { status: 'incomplete' } })
  expect(created.body.messages.map(({ path }: Body) => path)).toContain('$.buyer.email')
  const again = await send('checkout', 'POST', '/checkout-sessions', {
    body: { line_items: [line(id)], cart_id: cart.body.id },
  })
  expect(again.body.id).toBe(created.body.id)

  const path = `/checkout-sessions/${created.body.id}`
  const [option] = created.body.fulfillment.methods[0].groups[0].options
  const changes = {
    line_items: [line(id)],
    buyer: { email: 'ploy@example.com', consent: { marketing: false } },
    fulfillment: deliver(option.id),
  }
  const ready = await send('checkout', 'PUT', path, { body: changes, phase: 'update' })
  expect(ready.body).toMatchObject({ status: 'requires_escalation', buyer: changes.buyer })
  expect(ready.body.messages.at(-1)).toMatchObject({ severity: 'requires_buyer_review' })
  const completed = await send('checkout', 'POST', `${path}/complete`, {
    body: { payment: {} },
    phase: 'complete',
  })
  expect(completed.body).toMatchObject({
    status: 'requires_escalation',
    continue_url: ready.body.continue_url,
  })

  const buyer = createShopper(shops.embedded.url)
  const link = new URL(ready.body.continue_url).pathname
  const total = ready.body.totals.find(({ type }: Body) => type === 'total').amount / 100
  expect((await buyer.request('GET', link)).text).toContain(`฿${total.toLocaleString('en')}`)
  await buyer.request('POST', link)
  expect((await send('checkout', 'GET', path)).body.status).toBe('complete_in_progress')
  const { query } = shops.embedded
  const buyerView = await query<Body>(
    '{ checkout { shipping { firstName address1 province email } } }',
    {},
    buyer,
  )
  expect(buyerView.checkout.shipping).toEqual({
    firstName: 'Ploy',
    address1: '99/1 Sukhumvit 39',
    province: 'Bangkok',
    email: 'ploy@example.com',
  })
  const number = await place(buyer, option.id)
  const done = await send('checkout', 'GET', path)
  expect(done.body).toMatchObject({ status: 'completed', order: { label: number } })
  const order = await send('order', 'GET', `/orders/${done.body.order.id}`)
  expect(order.body).toMatchObject({ label: number, checkout_id: created.body.id })
  expect(JSON.stringify(order.body)).not.toContain('Sukhumvit')
  expect((await send('order', 'GET', `/orders/${number}`)).body.ucp.status).toBe('error')

  await expect.poll(() => platform.events.length).toBe(1)
  const [event] = platform.events
  expect(JSON.parse(event?.body ?? '')).toEqual(order.body)
  await expectSignature(event)
})

const place = async (buyer: Shopper, shippingMethod: string) => {
  const { query } = shops.embedded
  const { estimate } = await query<Body>(
    'query ($method: ID!) { estimate(shippingMethod: $method, province: "Bangkok") { totalPrice { amount } } }',
    { method: shippingMethod },
    buyer,
  )
  const input = {
    billing: addressInput,
    shipping: addressInput,
    shippingMethod,
    paymentMethod: 'BANK_TRANSFER',
    expectedTotal: estimate.totalPrice.amount,
    idempotencyKey: randomUUID(),
  }
  const { placeOrder } = await query<Body>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } userErrors { code message } } }',
    { input },
    buyer,
  )
  return placeOrder.order.number
}

/** A checkout of an agent whose buyer has a browser, and how each event of its model happens. */
async function startWalk() {
  const { id } = await variantInStock()
  const { body } = await send('checkout', 'POST', '/checkout-sessions', {
    body: { line_items: [line(id)] },
  })
  const path = `/checkout-sessions/${body.id}`
  const [option] = body.fulfillment.methods[0].groups[0].options
  const buyer = createShopper(shops.embedded.url)
  const update = (changes: object) =>
    send('checkout', 'PUT', path, { body: { line_items: [line(id)], ...changes }, phase: 'update' })
  const { query } = shops.embedded
  const acts: Record<string, (event: object) => Promise<unknown>> = {
    'data.completed': () =>
      update({ buyer: { email: 'ploy@example.com' }, fulfillment: deliver(option.id) }),
    'data.removed': () => update({ buyer: {} }),
    'checkout.canceled': () => send('checkout', 'POST', `${path}/cancel`),
    'buyer.continued': () => buyer.request('POST', new URL(body.continue_url).pathname),
    async 'order.placed'(event) {
      const { cart } = await query<Body>('{ cart { items { key } } }', {}, buyer)
      if ('isPrepared' in event && !event.isPrepared)
        await query(
          'mutation ($key: String!) { updateCartItem(input: { key: $key, quantity: 2 }) { userErrors { code } } }',
          { key: cart.items[0].key },
          buyer,
        )
      await place(buyer, option.id)
    },
  }
  return { acts, status: async () => (await send('checkout', 'GET', path)).body.status }
}

const { paths } = plan(agentCheckoutExamples as unknown as ModelTest<AnyStateMachine>)

test.each(paths.map((path) => [pathLabel(path.steps.map(({ event }) => event)), path] as const))(
  'a checkout has the statuses of its model after %s',
  async (_, { initial, steps }) => {
    covers('agents.checkout.buyer')

    const { acts, status } = await startWalk()
    let state = initial
    expect(await status()).toBe(state.value)
    for (const { event, state: next } of steps) {
      await acts[event.type]?.(event)
      state = next
      expect(await status(), event.type).toBe(state.value)
    }
    // Events that the model does not allow change nothing.
    for (const type of ['checkout.canceled', 'buyer.continued'])
      if (!state.can({ type })) await acts[type]?.({})
    expect(await status()).toBe(state.value)
  },
)

test('a discount code that does not apply is reported, and the checkout stays', async () => {
  const { id } = await variantInStock()
  const { body } = await send('checkout', 'POST', '/checkout-sessions', {
    body: { line_items: [line(id)], discounts: { codes: ['NO-SUCH-CODE'] } },
  })
  expect(body.messages).toContainEqual(
    expect.objectContaining({ type: 'warning', code: 'discount_code_invalid' }),
  )
  expect(body.discounts).toMatchObject({ codes: [], applied: [] })
  const cancelled = await send('checkout', 'POST', `/checkout-sessions/${body.id}/cancel`)
  expect(cancelled.body.status).toBe('canceled')
})

test('an address outside of the delivery area is reported', async () => {
  const { id } = await variantInStock()
  const [method] = deliver().methods
  const fulfillment = {
    methods: [{ ...method, destinations: [{ ...destination, address_country: 'FR' }] }],
  }
  const { body } = await send('checkout', 'POST', '/checkout-sessions', {
    body: { line_items: [line(id)], fulfillment },
  })
  expect(body.status).toBe('incomplete')
  expect(body.messages).toContainEqual(expect.objectContaining({ code: 'address_undeliverable' }))
})

test('a request repeated with its idempotency key gets the first result, another body is rejected', async () => {
  covers('agents.ucp.idempotency')

  const { id } = await variantInStock()
  const headers = { 'idempotency-key': randomUUID() }
  const create = (quantity: number) =>
    send('cart', 'POST', '/carts', { body: { line_items: [line(id, quantity)] }, headers })
  const [first, second] = await Promise.all([create(1), create(1)])
  expect(second.body.id).toBe(first.body.id)
  expect(await create(2)).toMatchObject({
    status: 409,
    body: { messages: [{ code: 'idempotency_conflict' }] },
  })
})

test('only what both sides have is active', async () => {
  covers('agents.ucp.negotiation')

  const plain = await startPlatform({
    names: ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.catalog.search'],
  })
  const headers = { 'ucp-agent': `profile="${plain.profile}"` }
  const { id } = await variantInStock()
  const { body } = await send('checkout', 'POST', '/checkout-sessions', {
    body: { line_items: [line(id)] },
    headers,
  })
  expect(Object.keys(body.ucp.capabilities)).toEqual(['dev.ucp.shopping.checkout'])
  expect([body.discounts, body.fulfillment]).toEqual([undefined, undefined])
  const cart = await send('cart', 'POST', '/carts', { body: { line_items: [line(id)] }, headers })
  expect(cart.body.messages).toMatchObject([{ code: 'capabilities_incompatible' }])
  await plain.close()
})

test('an unknown version, an unreachable profile and a missing header are errors of the protocol', async () => {
  covers('agents.ucp.negotiation')

  const old = await startPlatform({ version: '2024-01-01' })
  const search = (agent: string) =>
    send('search', 'POST', '/catalog/search', {
      body: { query: 'dress' },
      headers: { 'ucp-agent': agent },
    })
  expect(await search(`profile="${old.profile}"`)).toMatchObject({
    status: 422,
    body: { messages: [{ code: 'version_unsupported' }] },
  })
  await old.close()
  expect(await search('profile="http://127.0.0.1:1/nothing"')).toMatchObject({
    status: 424,
    body: { messages: [{ code: 'profile_unreachable' }] },
  })
  expect(await search('someone')).toMatchObject({
    status: 400,
    body: { messages: [{ code: 'invalid' }] },
  })
})

test.each([
  ['malformed JSON', '{"line_items":', 400],
  ['a quantity of zero', JSON.stringify({ line_items: [{ item: { id: '1' }, quantity: 0 }] }), 400],
  ['more than 64 KB', JSON.stringify({ text: 'x'.repeat(70_000) }), 413],
])('%s is rejected', async (_, body, status) => {
  const response = await fetch(`${shops.embedded.url}/ucp/v1/carts`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${platform.profile}"` },
  })
  const received = await response.json()
  expect(response.status).toBe(status)
  expect(schemaErrors('response', responses.error[0] ?? '', received)).toEqual([])
})

test('UCP over MCP has the same results as over REST', async () => {
  const agent = await connectAgent(shops.embedded.url)
  const meta = { 'ucp-agent': { profile: platform.profile }, 'idempotency-key': randomUUID() }
  const { id } = await variantInStock()
  const cart = await agent.call('create_cart', { meta, cart: { line_items: [line(id)] } })
  expect(schemaErrors('response', responses.cart[0] ?? '', cart.body)).toEqual([])
  expect(
    (await agent.call('create_cart', { meta, cart: { line_items: [line(id)] } })).body.id,
  ).toBe(cart.body.id)
  const read = await send('cart', 'GET', `/carts/${cart.body.id}`)
  expect(read.body).toEqual(cart.body)
  const checkout = await agent.call('create_checkout', {
    meta: { 'ucp-agent': { profile: platform.profile } },
    checkout: {
      cart_id: cart.body.id,
      buyer: { email: 'ploy@example.com' },
      fulfillment: deliver(),
    },
  })
  for (const schema of responses.checkout)
    expect(schemaErrors('response', schema, checkout.body)).toEqual([])
  expect(checkout.text).toContain(checkout.body.continue_url)
})
