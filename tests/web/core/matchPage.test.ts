import { matchPage } from '@vitrine/web/app/routing/matchPage.ts'
import { definePage } from '@vitrine/web/core/page/definePage.ts'
import { pathTo } from '@vitrine/web/paths.ts'
import { expect, test } from 'vitest'

const code = async () => ({ Page: () => null })
const table = ['/', '/shop', '/product/:slug', '/product-category/*', '/:slug', '*'].map((path) =>
  definePage({ path, code, head: () => ({ title: path }) }),
)
const match = (path: string) => {
  const { page, parameters } = matchPage(table, path, '')
  return [page.path, parameters]
}

test.each([
  ['/', ['/', {}]],
  ['/shop', ['/shop', {}]],
  ['/shop/', ['/shop', {}]],
  ['/product/silk-slip-dress', ['/product/:slug', { slug: 'silk-slip-dress' }]],
  ['/product-category/asava/dresses', ['/product-category/*', { '*': 'asava/dresses' }]],
  ['/privacy-policy', ['/:slug', { slug: 'privacy-policy' }]],
  ['/no/such/page', ['*', { '*': 'no/such/page' }]],
])('the path %s matches %j', (path, expected) => {
  expect(match(path)).toEqual(expected)
})

test('a malformed escape in a path is kept unchanged', () => {
  expect(match('/product/%E0%A4%A')).toEqual(['/product/:slug', { slug: '%E0%A4%A' }])
})

test('pathTo escapes its parameters', () => {
  expect(pathTo('product', { slug: 'a/b ผ้า' })).toBe(`/product/${encodeURIComponent('a/b ผ้า')}`)
  // @ts-expect-error the address of a product needs its slug
  void (() => pathTo('product'))
})
