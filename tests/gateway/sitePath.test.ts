import { sitePath } from '@vitrine/contract/sitePath.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

test.each([
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['/\t/elsewhere.example'],
  ['\t//elsewhere.example'],
  ['/shop\r\nset-cookie: a=b'],
  ['/\u0000/elsewhere.example'],
  ['/\u2028/elsewhere.example'],
  ['/%2F%2Felsewhere.example'],
  ['/.//elsewhere.example'],
  ['/%2e//elsewhere.example'],
  ['https://elsewhere.example/'],
  ['https://site.invalid/shop'],
  ['https:shop'],
  ['javascript:alert(1)'],
  ['shop'],
  [''],
  [' /shop'],
  ['/\ud800'],
])('the address %j is no path of the site', (text) => {
  covers('security.redirects.local')
  expect(sitePath(text)).toBeUndefined()
})

test.each([
  ['/', '/'],
  ['/shop?s=a//b&return=//c#d', '/shop?s=a//b&return=//c#d'],
  ['/stores//', '/stores//'],
  ['/@elsewhere.example', '/@elsewhere.example'],
  ['/user:password@elsewhere.example', '/user:password@elsewhere.example'],
  ['/a/../shop', '/shop'],
  ['/product/a\\b', '/product/a/b'],
  ['/product/ผ้า', '/product/%E0%B8%9C%E0%B9%89%E0%B8%B2'],
  ['/product/%E0%B8%9C', '/product/%E0%B8%9C'],
])('the address %j is the path %s', (text, path) => {
  expect(sitePath(text)).toBe(path)
})

test('a path of more than 8000 characters is no path of the site', () => {
  expect(sitePath(`/${'a'.repeat(7999)}`)).toHaveLength(8000)
  expect(sitePath(`/${'a'.repeat(8000)}`)).toBeUndefined()
})

/** Texts made of what URL parsers treat specially, and any others. */
const address = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webPath().map((path) => `/${path}`),
  fc
    .array(
      fc.oneof(
        fc.constantFrom('/', '\\', '.', '..', '%2e', '%2F', '%5c', '@', ':', '?', '#', 'https:'),
        fc.constantFrom('\t', '\n', '\r', ' ', '\u00a0', '\u3002', '\uff0f', '\u202e', 'shop'),
        fc.constantFrom('elsewhere.example', '[::1]', 'javascript:', '%09', '%00', '%'),
      ),
      { maxLength: 12 },
    )
    .map((parts) => `/${parts.join('')}`),
)

test('every path of the site leads to the site, also from a page whose address is such a path', () => {
  covers('security.redirects.local')
  const origin = 'https://shop.example'
  fc.assert(
    fc.property(address, (text) => {
      const path = sitePath(text)
      if (path === undefined) return
      const url = new URL(path, origin)
      expect(url.origin).toBe(origin)
      expect(new URL(url.pathname + url.search + url.hash, origin).href).toBe(url.href)
      expect(sitePath(path)).toBe(path)
      // Servers send headers in ASCII.
      expect(path).toMatch(/^[!-~]+$/)
    }),
    { numRuns: 5000 },
  )
})
