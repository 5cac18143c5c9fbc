import { expect, test } from 'vitest'
import { canonicalUrl, escapedUrl } from '#gateway/pages/canonicalUrl.ts'

test.each([
  ['/stores/', '/stores'],
  ['/shipping-and-returns/?from=footer', '/shipping-and-returns?from=footer'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/product//silk-slip-dress', '/product/silk-slip-dress'],
  ['/search', '/shop'],
  ['/search/', '/shop'],
  ['/search/silk%20dress', '/shop?s=silk+dress'],
  ['/search?s=silk%20%26%20linen', '/shop?s=silk+%26+linen'],
  ['/search/%E0%B8%9C%E0%B9%89%E0%B8%B2', '/shop?s=%E0%B8%9C%E0%B9%89%E0%B8%B2'],
  ['/search/100%', '/shop?s=100%25'],
])('%s redirects to %s', (written, better) => {
  expect(canonicalUrl(written)).toBe(better)
  expect(canonicalUrl(better)).toBeUndefined()
})

test.each(['/', '/?qa=', '/shop', '/shop?s=a/b/', '/searching'])('%s is canonical', (url) => {
  expect(canonicalUrl(url)).toBeUndefined()
})

test.each([
  ['/product/100%', '/product/100%25'],
  ['/product/%E0%A4%A', '/product/%25E0%25A4%25A'],
  ['/product/%ff?variation=size:s', '/product/%25ff?variation=size:s'],
  ['/search/100%', '/shop?s=100%25'],
  ['//elsewhere.example/%', '/elsewhere.example/%25'],
])('the malformed address %s redirects to %s', (written, readable) => {
  expect(escapedUrl(written)).toBe(readable)
  expect(canonicalUrl(readable)).toBeUndefined()
})
