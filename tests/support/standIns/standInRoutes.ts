import type { IncomingMessage } from 'node:http'
import { site, store, story } from './standInContent.ts'
import { hatPage, hats } from './standInHats.ts'
import { standInImage } from './standInImage.ts'
import { checkout, emptyCart, order } from './standInOrders.ts'

/** A request that reached the stand-in CMS. */
export interface ReceivedCall {
  method: string
  /** The path with its query. */
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

interface StandInResponse {
  status?: number
  headers?: Record<string, string | string[]>
  body: unknown
  /** Public responses have Cache-Control and an ETag. */
  isPublic?: boolean
}

type Handler = (call: ReceivedCall, part: string, query: URLSearchParams) => StandInResponse

const user = { displayName: 'Ada', firstName: 'Ada', lastName: 'Hut' }
const publicResponse = (body: unknown): StandInResponse => ({ body, isPublic: true })
const privateResponse = (body: unknown): StandInResponse => ({ body })
// This CMS wraps its errors; the embedded one does not. The gateway accepts both (docs/rest).
const problem = (status: number, code: string, message: string): StandInResponse => ({
  status,
  body: { error: { code, message } },
})
// A 200 with the code not_found is the same as a 404 (docs/rest).
const notFound = publicResponse({ code: 'not_found', message: 'No such thing' })
const isSignedIn = (call: ReceivedCall) => /vitrine_session=ada\b/.test(call.headers.cookie ?? '')
const forCustomer =
  (body: unknown): Handler =>
  (call) =>
    isSignedIn(call) ? privateResponse(body) : problem(401, 'unauthenticated', 'Please sign in')

/** The categories by slug, with a pattern of the names in each. */
const hatsOf: Record<string, RegExp> = {
  hats: /./,
  felts: /rabbit|beaver|wool/,
  beavers: /beaver/,
  straws: /straw/,
}
const parentOf: Record<string, string> = { felts: 'hats', beavers: 'felts', straws: 'hats' }

const term = (slug: string) => ({ id: slug, slug, name: slug, count: 1 })

function listing(query: URLSearchParams, from = hats): StandInResponse {
  const limit = Number(query.get('limit') ?? 12)
  const page = Number(query.get('page') ?? 1)
  const wanted = query.get('s')?.toLowerCase() ?? ''
  const categories = query.get('categories')?.split(',')
  const matches = from.filter(
    ({ name }) =>
      name.toLowerCase().includes(wanted) &&
      (!categories || categories.some((slug) => hatsOf[slug]?.test(name))),
  )
  return publicResponse({
    data: matches.slice((page - 1) * limit, page * limit),
    filters: [
      {
        slug: 'brands',
        title: 'Brand',
        terms: [{ id: 'b1', slug: 'hutmacher', name: 'Hutmacher', count: matches.length }],
      },
      {
        slug: 'colors',
        title: 'Band',
        terms: [
          { ...term('ink'), color: '#112' },
          { ...term('stripe'), colors: ['#fff', 'navy'] },
          { ...term('trap'), colors: ['#fff', 'url(https://evil.example/x)'] },
        ],
      },
      {
        slug: 'categories',
        title: 'Kind',
        terms: Object.entries(hatsOf).map(([slug, name]) => ({
          id: `c-${slug}`,
          slug,
          name: `All ${slug}`,
          parent: parentOf[slug] ?? null,
          count: from.filter((one) => name.test(one.name)).length,
        })),
      },
    ],
    pagination: {
      limit,
      page,
      pageCount: Math.ceil(matches.length / limit),
      total: matches.length,
    },
    lookBooks: [
      {
        id: 'l1',
        gallery: [standInImage('look')],
        title: 'Hats at sea',
        link: { url: '/look-book/sea' },
      },
    ],
    content: `<p>All our ${query.get('categories') ?? 'hats'}.</p>`,
    beside: 'a field that is not in the contract',
  })
}

const routes: [string, RegExp, Handler][] = [
  ['GET', /^\/api\/v1\/site-configuration$/, () => publicResponse(site)],
  ['GET', /^\/api\/v1\/pages\/(home|shop|about)$/, () => publicResponse(story)],
  ['GET', /^\/api\/v1\/posts\/(boater)$/, () => publicResponse(story)],
  [
    'GET',
    /^\/api\/v1\/posts$/,
    () =>
      publicResponse({
        success: true,
        data: [
          { id: 'n1', title: story.title, excerpt: 'Straw.', categories: [], permalink: '/boater' },
        ],
        meta: { pagination: { page: 1, limit: 10, pageCount: 1, total: 1 } },
      }),
  ],
  [
    'GET',
    /^\/api\/v1\/look-books\/(sea)$/,
    () =>
      publicResponse({
        name: 'Sea',
        description: '<p>Salt.</p>',
        gallery: [standInImage('sea')],
        meta: story.meta,
      }),
  ],
  ['GET', /^\/api\/v1\/store-locators$/, () => publicResponse([store])],
  ['GET', /^\/api\/v1\/store-locators\/(hat-lane)$/, () => publicResponse(store)],
  ['GET', /^\/api\/v1\/products$/, (_, _part, query) => listing(query)],
  [
    'GET',
    /^\/api\/v1\/special-price$/,
    (_, _part, query) =>
      listing(
        query,
        hats.filter(({ salePrice }) => salePrice),
      ),
  ],
  [
    'GET',
    /^\/api\/v1\/products\/old-hat$/,
    () => ({ status: 410, body: { code: 'not_found', message: 'Sold out', similar: 'felts' } }),
  ],
  ['GET', /^\/api\/v1\/products\/hat-(\d+)$/, (_, index) => publicResponse(hatPage(Number(index)))],
  [
    'GET',
    /^\/api\/v1\/recently-viewed$/,
    (_, _part, query) =>
      publicResponse({
        success: true,
        data: (query.get('ids') ?? '')
          .split(',')
          .flatMap((id) => hats.filter((one) => one.id === id)),
      }),
  ],
  [
    'GET',
    /^\/api\/v1\/search$/,
    (_, _part, query) =>
      publicResponse([
        { type: 'headline', fields: { value: 'Hats' } },
        {
          type: 'product',
          fields: {
            value: `<mark>${query.get('s')}</mark>`,
            url: '/product/hat-1',
            post_id: 'hat-1',
            thumb_html: '<img src="/media/a.jpg" alt="A hat" onerror="steal()">',
          },
        },
        {
          type: 'taxonomy',
          fields: { value: 'Straw', url: '/product-category/straw', term_id: 't1', total: 3 },
        },
        { type: 'more_products', fields: { value: 'More', url: '/shop?s=x', total: 9 } },
      ]),
  ],
  [
    'GET',
    /^\/api\/v1\/confirm-payment\/bank-accounts$/,
    () =>
      publicResponse([{ bankName: 'Hat Bank', accountName: 'Hutmacher', accountNumber: '1-2' }]),
  ],
  ['GET', /^\/api\/v1\/cart$/, () => privateResponse(emptyCart)],
  [
    'POST',
    /^\/api\/v1\/cart$/,
    () => ({
      body: { ...emptyCart, itemCount: 1 },
      headers: {
        'set-cookie': ['vitrine_cart=c1; Path=/; Domain=evil.example; SameSite=None', 'tracker=1'],
      },
    }),
  ],
  ['PATCH', /^\/api\/v1\/cart\/(.+)$/, () => problem(409, 'out_of_stock', 'Only 2 left')],
  ['DELETE', /^\/api\/v1\/cart\/(.+)$/, () => problem(404, 'not_found', 'That line is gone')],
  [
    'POST',
    /^\/api\/v1\/auth\/login$/,
    ({ body }) =>
      JSON.parse(body.toString()).password === 'Hat12345'
        ? {
            body: { user },
            headers: { 'set-cookie': 'vitrine_session=ada; HttpOnly; Max-Age=3600' },
          }
        : {
            status: 422,
            body: {
              code: 'invalid',
              message: 'Wrong password',
              fields: { password: 'Wrong password' },
            },
          },
  ],
  [
    'POST',
    /^\/api\/v1\/auth\/logout$/,
    () => ({
      body: { message: 'Bye' },
      headers: { 'set-cookie': 'vitrine_session=; Max-Age=0' },
    }),
  ],
  ['GET', /^\/api\/v1\/profile$/, forCustomer(user)],
  ['GET', /^\/api\/v1\/wishlist$/, forCustomer({ success: true, data: hats.slice(0, 2) })],
  ['GET', /^\/api\/v1\/orders$/, forCustomer({ success: true, data: [order] })],
  ['GET', /^\/api\/v1\/orders\/(71)$/, forCustomer(order)],
  ['GET', /^\/api\/v1\/checkout$/, () => privateResponse(checkout)],
  ['POST', /^\/api\/v1\/checkout$/, () => ({ status: 201, body: order })],
  [
    'GET',
    /^\/api\/v1\/checkout\/payment\/omise-promptpay\/(71)$/,
    () =>
      privateResponse({
        image: 'data:image/png;base64,AA==',
        status: 'pending',
        expiresAt: '2026-11-21 10:00:00',
      }),
  ],
  ['POST', /^\/api\/v1\/confirm-payment$/, () => privateResponse({ message: 'Thank you' })],
  [
    'POST',
    /^\/api\/v1\/fluentform\/submit$/,
    () => privateResponse({ result: { message: 'Subscribed' } }),
  ],
  [
    'GET',
    /^\/media\/(.+)$/,
    () => ({ ...publicResponse('a picture'), headers: { 'content-type': 'image/jpeg' } }),
  ],
  [
    'GET',
    /^\/component\/contact-form\/$/,
    () => ({ body: '<form></form>', headers: { 'set-cookie': 'vitrine_cart=c2' } }),
  ],
  [
    'GET',
    /^\/auth\/google$/,
    () => ({ status: 302, body: '', headers: { location: 'https://accounts.example/o' } }),
  ],
  [
    'GET',
    /^\/invoice\/(71)$/,
    (call) =>
      isSignedIn(call)
        ? privateResponse('<h1>Invoice</h1>')
        : problem(404, 'not_found', 'No such order'),
  ],
]

/** The response of this CMS to a call. */
export function respond(call: ReceivedCall): StandInResponse {
  const { pathname, searchParams } = new URL(call.path, 'http://hut.example')
  for (const [method, pattern, handler] of routes) {
    const match = call.method === method ? pattern.exec(pathname) : null
    if (match) return handler(call, match[1] ?? '', searchParams)
  }
  return notFound
}
