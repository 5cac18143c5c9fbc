import { contentSecurityPolicy } from '@vitrine/gateway/pages/contentSecurityPolicy.ts'
import { cleanHtml } from '@vitrine/gateway/scalars/html.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { respondWith } from '#tests/support/standIns/standInResponses.ts'
import { startShop } from '../../support/gateway/startGateway.ts'

const frameSources = contentSecurityPolicy({ scripts: [], styles: [] })
  .split('; ')
  .find((directive) => directive.startsWith('frame-src'))

test.each([
  [
    'https://www.youtube.com/embed/a-1_c?start=3',
    'https://www.youtube-nocookie.com/embed/a-1_c?start=3',
  ],
  ['https://youtube.com/embed/a-1_c', 'https://www.youtube-nocookie.com/embed/a-1_c'],
  ['https://www.youtube-nocookie.com/embed/a-1_c', 'https://www.youtube-nocookie.com/embed/a-1_c'],
  ['https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
])('a frame of %s is kept, and the policy of pages allows it', (src, kept) => {
  covers('security.html.frames')

  expect(cleanHtml(`<iframe src="${src}"></iframe>`)).toBe(`<iframe src="${kept}"></iframe>`)
  expect(frameSources).toContain(new URL(kept).origin)
})

test.each([
  'https://www.google.com/maps/embed?pb=1',
  'https://evil.example/',
  'https://youtube.com.evil.example/embed/1',
  'javascript:alert(1)',
])('a frame of %s is empty', (src) => {
  covers('security.html.frames')

  expect(cleanHtml(`<iframe src="${src}"></iframe>`)).not.toContain('src=')
})

test('a frame of the shop itself is kept', () => {
  covers('security.html.frames')

  const frame = '<iframe src="/component/contact-form/"></iframe>'
  expect(cleanHtml(frame)).toBe(frame)
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<SCRIPT SRC=//evil.example/x></SCRIPT>', ''],
  ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<svg onload=alert(1)><circle /></svg>', ''],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', '<iframe></iframe>'],
  ['<object data="x.swf"></object><embed src="x.swf">', ''],
  ['<form action="/x"><input autofocus onfocus=alert(1)></form>', ''],
  ['<p style="background:url(javascript:alert(1))">a</p>', '<p>a</p>'],
  ['<meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example">', ''],
])('%s cannot run a script', (raw, clean) => {
  covers('security.html.scripts')

  expect(cleanHtml(raw)).toBe(clean)
})

/** A field with HTML of each public read, and the path of the CMS. */
const fields = [
  ['page(key: "home") { content }', '/pages/home'],
  ['story(slug: "boater") { content }', '/posts/boater'],
  ['product(slug: "hat-1") { description }', '/products/hat-1'],
  ['listing { content }', '/products'],
  ['lookBook(slug: "sea") { description }', '/look-books/sea'],
  ['store(slug: "hat-lane") { content }', '/store-locators/hat-lane'],
  ['site { settings { notificationBar { items { text } } } }', '/site-configuration'],
] as const

test.each(fields)('the HTML of %s is sanitized', async (field, path) => {
  covers('security.html.sanitized')

  await using shop = await startShop()
  const hostile = '<p onclick="steal()">Kept</p><script>steal()</script>'
  const plain = await (await fetch(`${shop.cms.url}/api/v1${path}`)).text()
  const body = JSON.parse(plain, (key, value) =>
    /^(content|description|text)$/.test(key) ? hostile : value,
  )
  respondWith(shop.cms, body)
  const { data, errors } = await shop.gateway.postQuery(`{ ${field} }`)
  expect(errors).toEqual([])
  const text = JSON.stringify(data)
  expect(text).toContain('<p>Kept</p>')
  expect(text).not.toMatch(/steal|onclick|<script/)
})
