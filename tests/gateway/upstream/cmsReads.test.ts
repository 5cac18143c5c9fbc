import { readFileSync } from 'node:fs'
import { toGlobalId } from '@vitrine/gateway/responses/globalId.ts'
import { ViewerDocument } from '@vitrine/web/shop/customer/session/viewer.generated.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'
import { respondWith } from '#tests/support/standIns/standInResponses.ts'

const persistedDocuments: Record<string, string> = JSON.parse(
  readFileSync('web/generated/persistedDocuments.json', 'utf8'),
)

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
  shop.cms.cacheControl = 'no-store'
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => {
  shop.cms.calls.length = 0
})

/** The data of a query, and the calls that it made. */
async function read(query: string, headers = {}) {
  const { data, errors } = await shop.gateway.postQuery(query, {}, headers)
  expect(errors).toEqual([])
  const calls = shop.cms.calls.map(({ method, path }) => `${method} ${decodeURIComponent(path)}`)
  shop.cms.calls.length = 0
  return { data, calls }
}

const customer = { cookie: 'vitrine_session=ada' }

test('pages, stories, look books and stores are read by the calls of the contract', async () => {
  covers(
    'calls.content.look-book',
    'calls.content.page',
    'calls.content.post',
    'calls.content.site',
    'calls.content.stores',
  )

  const site = 'menus { primary { id } } popups { id } settings { logo { text } } info { name }'
  expect(await read(`{ site { ${site} } }`)).toEqual({
    data: {
      site: {
        menus: { primary: [{ id: toGlobalId('MenuItem', 'm1') }] },
        popups: [{ id: toGlobalId('Popup', 'p1') }],
        settings: { logo: { text: 'Hutmacher' } },
        info: { name: 'Hutmacher' },
      },
    },
    calls: ['GET /api/v1/site-configuration'],
  })
  for (const key of ['home', 'shop'])
    expect(await read(`{ page(key: "${key}") { title } }`)).toEqual({
      data: { page: { title: 'How a boater is sewn' } },
      calls: [`GET /api/v1/pages/${key}`],
    })
  expect(await read('{ story(slug: "boater") { title } }')).toEqual({
    data: { story: { title: 'How a boater is sewn' } },
    calls: ['GET /api/v1/posts/boater'],
  })
  expect(await read('{ lookBook(slug: "sea") { name } }')).toEqual({
    data: { lookBook: { name: 'Sea' } },
    calls: ['GET /api/v1/look-books/sea'],
  })
  expect(
    (await read('{ stores { nodes { slug } } store(slug: "hat-lane") { slug } }')).calls,
  ).toEqual(['GET /api/v1/store-locators', 'GET /api/v1/store-locators/hat-lane'])
})

test('a list of stories is read with its page, limit and order', async () => {
  covers('calls.content.posts')

  const list = 'stories(page: 2, first: 4, sort: TITLE_ASC)'
  expect(await read(`{ ${list} { nodes { url } totalCount } }`)).toEqual({
    data: { stories: { nodes: [{ url: '/boater' }], totalCount: 1 } },
    calls: ['GET /api/v1/posts?page=2&limit=4&order=asc&orderby=title'],
  })
})

test.each([
  ['DEFAULT', ''],
  ['PRICE_ASC', 'sort=price'],
  ['PRICE_DESC', 'sort=price-desc'],
])('the sort order %s of a listing is sent as %j', async (sort, parameter) => {
  const { calls } = await read(`{ listing(sort: ${sort}, first: 12) { totalCount } }`)
  const sent = calls[0]?.split(/[?&]/).filter((part) => part.startsWith('sort'))
  expect(sent?.join()).toBe(parameter)
})

test('a listing is read with every filter, comma-joined, its sort order and its page', async () => {
  covers('calls.catalog.listing', 'calls.catalog.special-price')

  const lists = ['brands', 'categories', 'collections', 'colors', 'discounts', 'sizes']
  const chosen = lists.map((name) => `${name}: ["a", "b"]`).join()
  const listing = (more: string) =>
    `{ listing(filter: { ${chosen}, search: " hat " ${more} }, sort: PRICE_DESC, page: 2, first: 16) { totalCount } }`
  const query = [
    's=hat',
    ...lists.map((name) => `${name}=a,b`),
    ...['sort=price-desc', 'page=2', 'limit=16'],
  ]
  for (const [more, path] of [
    ['', '/products'],
    [', specialPrice: true', '/special-price'],
  ] as const) {
    const [call = ''] = (await read(listing(more))).calls
    expect(call.split('?')[0]).toBe(`GET /api/v1${path}`)
    expect(call.split('?')[1]?.split('&').toSorted()).toEqual(query.toSorted())
  }
})

test('products and suggestions are read by the calls of the contract', async () => {
  covers('calls.catalog.product', 'calls.catalog.recently-viewed', 'calls.search')

  expect(await read('{ product(slug: "hat-1") { id: databaseId } }')).toEqual({
    data: { product: { id: 'hat-1' } },
    calls: ['GET /api/v1/products/hat-1'],
  })
  const chosen = 'listing(filter: { ids: ["hat-3", "hat-1"] }) { nodes { id: databaseId } }'
  expect(await read(`{ ${chosen} }`)).toEqual({
    data: { listing: { nodes: [{ id: 'hat-3' }, { id: 'hat-1' }] } },
    calls: ['GET /api/v1/recently-viewed?ids=hat-3,hat-1'],
  })
  const { data, calls } = await read('{ suggestions(text: " boa ") { __typename } }')
  expect(data?.['suggestions']).toHaveLength(4)
  expect(calls).toEqual(['GET /api/v1/search?s=boa'])
})

test('the data of a visitor is read by the calls of the contract', async () => {
  covers(
    'calls.cart.read',
    'calls.customer.profile',
    'calls.orders.list',
    'calls.orders.read',
    'calls.wishlist.read',
  )

  expect(await read('{ cart { itemCount } viewer { displayName } }')).toEqual({
    data: { cart: { itemCount: 0 }, viewer: null },
    calls: ['GET /api/v1/cart', 'GET /api/v1/profile'],
  })
  expect(
    await read('{ viewer { displayName } wishlist { nodes { id: databaseId } } }', customer),
  ).toEqual({
    data: {
      viewer: { displayName: 'Ada' },
      wishlist: { nodes: [{ id: 'hat-0' }, { id: 'hat-1' }] },
    },
    calls: ['GET /api/v1/profile', 'GET /api/v1/wishlist'],
  })
  expect(await read('{ order(id: "71") { id: number } }', customer)).toEqual({
    data: { order: { id: '71' } },
    calls: ['GET /api/v1/orders/71'],
  })
  for (const tab of ['all', 'cancel-refunded', 'completed', 'pending-payment', 'processing']) {
    const status = tab.toUpperCase().replace('-', '_')
    expect((await read(`{ orders(status: ${status}) { nodes { id } } }`, customer)).calls).toEqual([
      `GET /api/v1/orders?status=${tab}`,
    ])
  }
})

test('the browser reads whether a customer is signed in, is an administrator, and their data', async () => {
  covers('session.state.user')

  const document = persistedDocuments[ViewerDocument.hash] ?? ''
  expect((await read(document)).data).toEqual({ viewer: null })
  const ada = { displayName: 'Ada', firstName: 'Ada', lastName: 'Hut', phoneNumber: '081' }
  respondWith(shop.cms, { id: '7', ...ada, email: 'ada@example.com', isAdmin: true })
  const { data } = await read(document, customer).finally(() => {
    shop.cms.interfere = undefined
  })
  expect(data?.['viewer']).toMatchObject({ ...ada, email: 'ada@example.com', isAdmin: true })
})

test('the data of a payment is read by the calls of the contract', async () => {
  covers(
    'calls.payment.bank-accounts',
    'calls.payment.card',
    'calls.payment.prompt-pay',
    'payment.qr.deadline-zone',
  )

  expect(await read('{ bankAccounts { bankName } }')).toEqual({
    data: { bankAccounts: [{ bankName: 'Hat Bank' }] },
    calls: ['GET /api/v1/confirm-payment/bank-accounts'],
  })
  expect(await read('{ promptPay(orderId: "71") { image status expiresAt } }')).toEqual({
    data: {
      promptPay: {
        image: 'data:image/png;base64,AA==',
        status: 'PENDING',
        expiresAt: '2026-11-21T10:00:00+07:00',
      },
    },
    calls: ['GET /api/v1/checkout/payment/omise-promptpay/71'],
  })
  const fields = 'status authorizeUrl message publicKey scriptUrl'
  expect((await read(`{ cardPayment(orderId: "71") { ${fields} } }`)).calls).toEqual([
    'GET /api/v1/checkout/payment/omise/71',
  ])
})

const kinds = ['pages', 'posts', 'products', 'look-books', 'store-locators']
const missing =
  'a: page(key: "no") { title } b: story(slug: "no") { title } c: product(slug: "no") { id } d: lookBook(slug: "no") { name } e: store(slug: "no") { slug }'

test('a thing that does not exist is null without an error, also when its response has the status 200', async () => {
  covers('calls.failure.null', 'calls.format.not-found')

  const none = { a: null, b: null, c: null, d: null, e: null }
  for (const status of [200, 404]) {
    respondWith(shop.cms, { code: 'not_found', message: 'No such thing' }, { status })
    const { data, calls } = await read(`{ ${missing} }`).finally(() => {
      shop.cms.interfere = undefined
    })
    expect(data).toEqual(none)
    for (const name of kinds) expect(calls).toContain(`GET /api/v1/${name}/no`)
  }
})
