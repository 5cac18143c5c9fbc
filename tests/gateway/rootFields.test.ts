import { toGlobalId } from '@vitrine/gateway/responses/globalId.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '../support/gateway/startGateway.ts'

const image = 'image { url srcset sizes { large { width height } } }'
const card = `id: databaseId name slug url type price { amount } salePrice { amount } stockStatus ${image} options { slug values { slug type ... on ColorValue { color } ... on TwoColorValue { colors } } } variations { selectedOptions { option value } }`
const page =
  'title content styles meta { title } date blocks { ... on ProductSlider { title products(limit: 4) { id } } }'

const category = 'content totalCount filters { slug within { name } terms { slug } }'
const feltHats = (total: number) => ({
  content: '<p>All our felts.</p>',
  totalCount: total,
  filters: [
    { slug: 'BRANDS', within: null, terms: [{ slug: 'hutmacher' }] },
    expect.objectContaining({ slug: 'COLORS', within: null }),
    { slug: 'CATEGORIES', within: { name: 'All felts' }, terms: [{ slug: 'beavers' }] },
  ],
})

// Root fields of a guest whose arguments or results need more than one call of the contract, or none (cmsReads.test.ts has the
// others): the query, the number of CMS calls, and the result.
const fields: [query: string, calls: number, expected: unknown][] = [
  [
    'site { info { name brands { slug accent } } popups { startDate endDate } menus { footer { url } } settings { notificationBar { items { text } } } }',
    1,
    {
      info: { name: 'Hutmacher', brands: [{ slug: 'hutmacher', accent: null }] },
      popups: [{ startDate: '2026-11-01T00:00:00+07:00', endDate: null }],
      menus: { footer: [{ url: '#' }] },
      settings: { notificationBar: { items: [{ text: 'Hat <em>week</em><img src="x" />' }] } },
    },
  ],
  ['page(key: "boater") { title }', 2, { title: 'How a boater is sewn' }],
  ['page(key: "no-such-page") { title }', 2, null],
  ['page(key: "..") { title }', 0, null],
  ['listing(filter: { within: "a\\u0000" }) { totalCount }', 0, null],
  [
    `story(slug: "boater") { ${page} }`,
    2,
    expect.objectContaining({
      date: '2026-11-21T09:30:00+07:00',
      blocks: [{ title: 'In straw', products: expect.any(Array) }],
    }),
  ],
  [
    `listing(first: 12) { nodes { ${card} } filters { slug terms { count } } pageCount totalCount lookBooks { title } content }`,
    1,
    expect.objectContaining({
      pageCount: 4,
      totalCount: 40,
      content: '<p>All our hats.</p>',
      filters: [{ slug: 'BRANDS', terms: [{ count: 40 }] }, expect.anything(), expect.anything()],
    }),
  ],
  [
    'listing { filters { terms { color colors } } }',
    1,
    {
      filters: expect.arrayContaining([
        {
          terms: [
            { color: '#112', colors: null },
            { color: null, colors: ['#fff', 'navy'] },
            { color: null, colors: null },
          ],
        },
      ]),
    },
  ],
  [`listing(filter: { within: "felts" }) { ${category} }`, 1, feltHats(30)],
  [
    'listing(filter: { within: "beavers" }) { filters { slug above { name } } }',
    1,
    {
      filters: expect.arrayContaining([
        { slug: 'CATEGORIES', above: [{ name: 'All hats' }, { name: 'All felts' }] },
      ]),
    },
  ],
  [
    `listing(filter: { within: "felts", categories: ["beavers", "straws"] }) { ${category} }`,
    2,
    feltHats(10),
  ],
  [`listing(filter: { within: "felts", categories: ["hats"] }) { ${category} }`, 2, feltHats(30)],
  ['listing(filter: { within: "gloves" }) { content }', 1, null],
  ['listing(filter: { within: "hats,gloves" }) { content }', 0, null],
  [
    `product(slug: "hat-1") { ${card} description upsellProducts { id: databaseId } completeTheLook { products { id: databaseId } } fashionModels { height } meta { title breadcrumbs { id } } }`,
    1,
    expect.objectContaining({
      slug: 'hat-1',
      description: '<p>Blocked by <b>hand</b>.</p>',
      upsellProducts: [{ id: 'hat-2' }],
      completeTheLook: { products: [{ id: 'hat-3' }] },
    }),
  ],
  ['product(slug: "old-hat") { id }', 1, null],
  ['similarProducts(slug: "old-hat", limit: 1) { slug }', 2, [{ slug: 'hat-0' }]],
  ['similarProducts(slug: "no-such-hat") { slug }', 1, []],
  ['similarProducts(slug: "hat-1") { slug }', 1, []],
  ['product(slug: "hat-2", fresh: true) { stockStatus }', 1, { stockStatus: 'IN_STOCK' }],
  [
    'stories(first: 1) { nodes { id url title content } totalCount }',
    2,
    {
      nodes: [
        {
          id: toGlobalId('Page', 'post/boater'),
          url: '/boater',
          title: expect.any(String),
          content: '<p>Straw, <a>wet</a>.</p>',
        },
      ],
      totalCount: 1,
    },
  ],
  [
    'listing(filter: { ids: ["hat-3", "nothing", "hat-1"] }, first: 1) { nodes { id: databaseId } totalCount }',
    1,
    { nodes: [{ id: 'hat-3' }], totalCount: 2 },
  ],
  [
    'suggestions(text: "boat") { ... on ProductSuggestion { productId product { databaseId } } }',
    2,
    expect.arrayContaining([{ productId: expect.any(String), product: expect.anything() }]),
  ],
  ['listing(filter: { ids: [] }) { nodes { id } }', 0, { nodes: [] }],
  ['suggestions(text: "  bo ") { __typename }', 0, []],
  [
    'suggestions(text: "boa") { __typename ... on ProductSuggestion { html thumbnail { url alt } } ... on TaxonomySuggestion { termId total } }',
    1,
    [
      { __typename: 'HeadlineSuggestion' },
      {
        __typename: 'ProductSuggestion',
        html: '<mark>boa</mark>',
        thumbnail: { url: '/media/a.jpg', alt: 'A hat' },
      },
      { __typename: 'TaxonomySuggestion', termId: 't1', total: 3 },
      { __typename: 'MoreProductsSuggestion' },
    ],
  ],
  [
    'estimate(shippingMethod: "by-hand") { totalPrice { amount } }',
    1,
    { totalPrice: { amount: 0 } },
  ],
  ['promptPay(orderId: "72") { status }', 1, null],
  [
    'checkout { paymentMethods { method title } shippingMethods { price { amount } freeFrom { amount } } billing { city } }',
    1,
    {
      paymentMethods: [
        { method: 'BANK_TRANSFER', title: 'Bank transfer' },
        { method: null, title: 'Barter' },
      ],
      shippingMethods: [{ price: { amount: 50 }, freeFrom: null }],
      billing: null,
    },
  ],
]

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

test.each(fields)('%s', async (field, calls, expected) => {
  shop.cms.cacheControl = 'no-store'
  const before = shop.cms.calls.length
  const { data, errors } = await shop.gateway.postQuery(`{ result: ${field} }`)
  expect(errors).toEqual([])
  expect(data?.['result']).toEqual(expected)
  expect(shop.cms.calls.length - before).toBe(calls)
})

test('each personal field of a signed-in customer takes one call', async () => {
  const before = shop.cms.calls.length
  const { data, errors } = await shop.gateway.postQuery(
    '{ viewer { id displayName isAdmin } wishlist { nodes { id: databaseId } } orders { nodes { id: number status statusText createdDate paymentMethod } } order(id: "71") { total { amount } items { name url } } }',
    {},
    { cookie: 'vitrine_session=ada; other=secret' },
  )
  expect(errors).toEqual([])
  expect(data).toEqual({
    viewer: { id: 'VXNlcjp2aWV3ZXI', displayName: 'Ada', isAdmin: false },
    wishlist: { nodes: [{ id: 'hat-0' }, { id: 'hat-1' }] },
    orders: {
      nodes: [
        {
          id: '71',
          status: 'ON_HOLD',
          statusText: 'on-hold',
          createdDate: '2026-11-20T18:00:00+07:00',
          paymentMethod: 'BANK_TRANSFER',
        },
      ],
    },
    order: { total: { amount: 950 }, items: [{ name: 'Boater', url: null }] },
  })
  const calls = shop.cms.calls.slice(before)
  expect(calls).toHaveLength(4)
  expect(calls.map(({ headers }) => headers.cookie)).toEqual(Array(4).fill('vitrine_session=ada'))
})

test('a failed field is null with its path and code, and the other fields are returned', async () => {
  covers('calls.failure.partial', 'security.graphql.errors')

  const { data, errors } = await shop.gateway.postQuery(
    '{ wishlist { nodes { id } } stores { nodes { slug } } }',
  )
  expect(data).toEqual({ wishlist: null, stores: { nodes: [{ slug: 'hat-lane' }] } })
  expect(errors).toEqual([
    expect.objectContaining({
      message: 'Please sign in',
      path: ['wishlist'],
      extensions: {
        code: 'UNAUTHENTICATED',
        isSpecific: true,
        requestId: expect.any(String),
      },
    }),
  ])
  const invalid = await shop.gateway.postQuery('{ stores { nodes { nothing } } }')
  expect(invalid.errors).toEqual([
    expect.objectContaining({
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED', requestId: expect.any(String) },
    }),
  ])
  const keys = [...errors, ...invalid.errors].flatMap((error) => Object.keys(error))
  expect(new Set(keys)).toEqual(new Set(['extensions', 'locations', 'message', 'path']))
})
