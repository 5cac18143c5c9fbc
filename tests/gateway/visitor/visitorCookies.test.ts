import { rateLimitKey } from '@vitrine/contract/service/rateLimits.ts'
import { readEnvironment } from '@vitrine/gateway/server/environment.ts'
import { registerLastingCookies } from '@vitrine/gateway/visitor/lastingCookies.ts'
import { readCookie, VisitorCookies } from '@vitrine/gateway/visitor/visitorCookies.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const taken = (before: string, ...set: string[]) => {
  const cookies = new VisitorCookies(before, false)
  cookies.take(set)
  return cookies
}

test('a cookie is found by its exact name among others and spaces', () => {
  expect(readCookie('a=1;  theme = dark ;b=2', 'theme')).toBe('dark')
  expect(readCookie('xtheme=1; themex=2', 'theme')).toBeUndefined()
  expect(readCookie('=theme; theme', 'theme')).toBeUndefined()
  expect(readCookie('=1', '')).toBeUndefined()
  expect(readCookie(undefined, 'theme')).toBeUndefined()
})

test.each(['a b', 'a,b', 'a"b', 'a\\b', 'a\x7f', 'é'])('a cookie of “%s” is malformed', (value) => {
  expect(readCookie(`theme=${value}`, 'theme')).toBeUndefined()
  expect(new VisitorCookies(`vitrine_cart=${value}`, false).header).toBe('')
  expect(taken('', `vitrine_cart=${value}`).changes).toEqual([])
})

test('a cookie of the CMS is sent from the next call of the same request', () => {
  covers('calls.visitor.cookies', 'session.cookies.attributes')

  const cookies = taken('vitrine_cart=old; other=1', 'vitrine_session=ada; Path=/cms; Domain=cms')
  expect(cookies.header).toBe('vitrine_cart=old; vitrine_session=ada')
  cookies.take('vitrine_cart=new')
  expect(cookies.header).toBe('vitrine_cart=new; vitrine_session=ada')
  cookies.take(undefined)
  expect(cookies.changes).toEqual([
    'vitrine_session=ada; Path=/; HttpOnly; SameSite=Lax',
    'vitrine_cart=new; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test.each([
  'vitrine_session=; Path=/',
  'vitrine_session=ada; Max-Age=0',
  'vitrine_session=ada; max-age=-1',
  'vitrine_session=ada; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  'vitrine_session=ada; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
])('a request is anonymous after “%s”', (line) => {
  const cookies = taken('vitrine_session=ada; vitrine_cart=c1', line)
  expect(cookies.header).toBe('vitrine_cart=c1')
  expect(cookies.changes).toHaveLength(1)
})

test.each(['Max-Age=60', 'Expires=Fri, 01 Jan 2999 00:00:00 GMT'])(
  'a cookie with %s keeps its lifetime',
  (lasting) => {
    const cookies = taken('', `vitrine_session=ada; ${lasting}; HttpOnly`)
    expect(cookies.header).toBe('vitrine_session=ada')
    expect(cookies.changes).toEqual([
      `vitrine_session=ada; Path=/; ${lasting}; HttpOnly; SameSite=Lax`,
    ])
  },
)

test.each(['X-Max-Age=60', 'Max-Age-X=60', 'Max-Age=60"', 'Max-Age="60', 'Domain=evil.example'])(
  'the attribute %s is not passed on',
  (attribute) => {
    expect(taken('', `vitrine_cart=c1; ${attribute}`).changes).toEqual([
      'vitrine_cart=c1; Path=/; HttpOnly; SameSite=Lax',
    ])
  },
)

test('over https a cookie is Secure, and its name in the browser begins with __Host-', () => {
  covers('session.cookies.attributes', 'session.cookies.host-prefix')

  const cookies = new VisitorCookies(undefined, true)
  cookies.take('vitrine_cart=c1')
  expect(cookies.header).toBe('vitrine_cart=c1')
  expect(cookies.changes).toEqual([
    '__Host-vitrine_cart=c1; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
  expect(new VisitorCookies('__Host-vitrine_cart=c1', true).header).toBe('vitrine_cart=c1')
})

test('a cookie without the prefix, which a subdomain can set, is ignored over https', () => {
  const planted = 'vitrine_session=theirs; __Host-vitrine_cart=c1; __Secure-vitrine_session=theirs'
  expect(new VisitorCookies(planted, true).header).toBe('vitrine_cart=c1')
  expect(new VisitorCookies('__Host-vitrine_session=ada', false).header).toBe('')
})

test('other cookies of the CMS and cookies without a value are dropped', () => {
  expect(taken('', 'admin=1', '=c1', 'vitrine_cart').changes).toEqual([])
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0DB8:01:2::1', '2001:db8:1:2'],
  ['2001:db8::', '2001:db8:0:0'],
  ['1:2:3:4:5:6::8', '1:2:3:4'],
  ['1::3:4:5:6:7:8', '1:0:3:4'],
  // A proxy may pass on an invalid address.
  ['1:2:3:4:5:6:7:8::9', '1:2:3:4'],
])('requests from %s are counted for the network %s', (address, visitor) => {
  expect(rateLimitKey(address)).toBe(visitor)
})

test('the cookies of another CMS are named by prefixes, and the first is the session', () => {
  covers('calls.visitor.cookie-names')

  const names = ['wordpress_logged_in_*', 'wp_woocommerce_session_*'] as const
  const header =
    '__Host-wordpress_logged_in_4f=a%7C1; __Host-wp_woocommerce_session_4f=b; vitrine_cart=c'
  const cookies = new VisitorCookies(header, true, names)
  expect(cookies.header).toBe('wordpress_logged_in_4f=a%7C1; wp_woocommerce_session_4f=b')
  expect(cookies.guestHeader).toBe('wp_woocommerce_session_4f=b')
  cookies.take(['wordpress_logged_in_4f=; Max-Age=0', 'wp_woocommerce_session_4f=d', 'other=1'])
  expect(cookies.header).toBe('wp_woocommerce_session_4f=d')
  expect(cookies.changes.map((line) => line.split(';', 1)[0])).toEqual([
    '__Host-wordpress_logged_in_4f=',
    '__Host-wp_woocommerce_session_4f=d',
  ])
})

test('a visitor with many cookies of a prefix sends twenty to the CMS', () => {
  covers('calls.visitor.cookie-names')

  const header = Array.from({ length: 60 }, (_, index) => `a_${index}=1`).join('; ')
  expect(new VisitorCookies(header, false, ['a_*']).header.split('; ')).toHaveLength(20)
})

test.each(['vitrine', 'wordpress_logged_in_*, wp_session_*'])('CMS_COOKIES may be %s', (names) => {
  covers('calls.visitor.cookie-names')

  const { cookieNames } = readEnvironment({ CMS_COOKIES: names })
  expect(cookieNames).toEqual(names.split(', '))
})

test.each(['*', 'a*b,session', 'na me', 'ab'])('CMS_COOKIES may not be %s', (names) => {
  covers('calls.visitor.cookie-names')

  expect(() => readEnvironment({ CMS_COOKIES: names })).toThrow(/CMS_COOKIES=.*must be names/s)
})

const consentOf = (answer: object) => `cc_cookie=${encodeURIComponent(JSON.stringify(answer))}`
const noon = Date.parse('2026-11-26T12:00:00Z')
const inDays = (days: number) => ({ expirationTime: noon + days * 86_400_000 })

/** The cookies that the server sets for a request with this header. */
async function renewed(cookie: string, siteUrl = 'http://localhost') {
  const app = Fastify()
  registerLastingCookies(app, {
    siteUrl,
    isSecure: siteUrl.startsWith('https'),
    now: () => new Date(noon),
  })
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/visitor/cookies',
    headers: { cookie },
  })
  return { statusCode, set: [headers['set-cookie'] ?? []].flat() }
}

test('the server sets what scripts wrote, each for the rest of its lifetime', async () => {
  covers('session.cookies.lasting')
  const consent = consentOf({ categories: ['necessary'], revision: 1, ...inDays(182) })
  const { statusCode, set } = await renewed(
    `recently_viewed_products=12|a-3; ${consent}; newsletter_dismissed=subscribed; other=1`,
    'https://shop.example',
  )
  expect(statusCode).toBe(204)
  expect(set).toEqual([
    `${consent}; Path=/; Max-Age=${182 * 86_400}; SameSite=Lax; Domain=shop.example; Secure`,
    'recently_viewed_products=12|a-3; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'newsletter_dismissed=subscribed; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
})

test('an answer is never stored for longer than 13 months', async () => {
  const { set } = await renewed(consentOf(inDays(9999)))
  expect(set).toEqual([expect.stringContaining(`; Max-Age=${395 * 86_400}; SameSite=Lax`)])
})

test.each([
  ['an answer that has expired', consentOf(inDays(-1))],
  ['an answer without an end', consentOf({ categories: [] })],
  ['an answer that is no JSON', 'cc_cookie=yes'],
  ['an answer with a malformed escape', 'cc_cookie=%E0%A4%A'],
  ['an answer that is too long', `cc_cookie=${'a'.repeat(3001)}`],
  ['more products than are remembered', `recently_viewed_products=${'1|'.repeat(10)}1`],
  ['products that are no ids', 'recently_viewed_products=<script>'],
  ['a newsletter that was only closed', 'newsletter_dismissed=closed'],
  ['an answer whose end is in seconds', consentOf({ expirationTime: noon / 1000 + 86_400 })],
  ['a subscription with an escaped line break', 'newsletter_dismissed=subscribed%0d%0aa=b'],
  ['products in quotes', 'recently_viewed_products="12"'],
  ['no cookie', ''],
])('the server does not set %s', async (_, cookie) => {
  expect(await renewed(cookie)).toEqual({ statusCode: 204, set: [] })
})
