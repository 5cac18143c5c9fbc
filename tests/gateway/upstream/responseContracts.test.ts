import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'

const customer = { cookie: 'vitrine_session=ada' }

/** A field of each public read, and of each personal one. */
const publicReads = [
  'site { info { name } }',
  'page(key: "home") { title }',
  'story(slug: "boater") { title }',
  'stories { nodes { url } }',
  'listing { content }',
  'product(slug: "hat-1") { id }',
  'listing(filter: { ids: ["hat-1"] }) { totalCount }',
  'lookBook(slug: "sea") { name }',
  'stores { nodes { slug } }',
  'store(slug: "hat-lane") { slug }',
  'suggestions(text: "boa") { __typename }',
  'bankAccounts { bankName }',
]
const personalReads = [
  'cart { itemCount }',
  'wishlist { nodes { id } }',
  'viewer { displayName }',
  'orders { nodes { id } }',
  'order(id: "71") { id }',
  'promptPay(orderId: "71") { status }',
  'checkout { paymentMethods { title } }',
]

test.each([...publicReads, ...personalReads])(
  'a response to %s that breaks its contract is an error, and is not cached',
  async (field) => {
    covers('calls.response.contract', 'calls.response.contract-cache')

    await using cached = await startShop()
    cached.cms.interfere = (_, response) => {
      const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' }
      response.writeHead(200, headers).end('[{"no":"contract"}]')
      return true
    }
    const query = `{ result: ${field} }`
    const broken = await cached.gateway.postQuery(query, {}, customer)
    expect(broken.data).toEqual({ result: null })
    expect(broken.errors.map(({ extensions }) => extensions['code'])).toEqual(['BAD_CMS_RESPONSE'])
    cached.cms.interfere = undefined
    const { data, errors } = await cached.gateway.postQuery(query, {}, customer)
    expect(errors).toEqual([])
    expect(data?.['result']).not.toBeNull()
  },
)

test('no call is made for the countries, the configuration of the shop or the categories', async () => {
  covers('calls.unused-lists')

  await using shop = await startShop()
  for (const field of [...publicReads, ...personalReads])
    await shop.gateway.postQuery(`{ result: ${field} }`, {}, customer)
  const called = new Set(shop.cms.calls.map(({ path }) => path.split(/[?/]/)[3]))
  expect([...called].toSorted()).toEqual([
    ...['cart', 'checkout', 'confirm-payment', 'look-books', 'orders', 'pages', 'posts'],
    ...['products', 'profile', 'recently-viewed', 'search', 'site-configuration'],
    ...['store-locators', 'wishlist'],
  ])
})
