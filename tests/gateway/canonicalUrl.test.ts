import { cachedSpelling } from '@vitrine/gateway/pages/cachedUrls.ts'
import {
  canonicalUrl,
  escapedUrl,
  isFilePath,
  lowerCaseUrl,
} from '@vitrine/gateway/pages/canonicalUrl.ts'
import { renamedPath } from '@vitrine/gateway/pages/movedPath.ts'
import { planPage } from '@vitrine/web/app/entryPlan.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

test.each([
  ['/stores/', '/stores'],
  ['/shipping-and-returns/?from=footer', '/shipping-and-returns?from=footer'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/product//silk-slip-dress', '/product/silk-slip-dress'],
  ['/search', '/shop'],
  ['/search/silk%20dress', '/shop?s=silk+dress'],
  ['/search?s=silk%20%26%20linen', '/shop?s=silk+%26+linen'],
  ['/search/100%', '/shop?s=100%25'],
  ['/th/', '/th'],
  ['/th/stores/?from=mail', '/th/stores?from=mail'],
  ['/shop%20', '/shop'],
  ['/product/silk-slip-dress%E2%80%8B', '/product/silk-slip-dress'],
  ['/privacy-policy%EF%BB%BF%0A', '/privacy-policy'],
])('%s redirects to %s', (written, better) => {
  covers('routes.language.redirects')
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

test.each([
  ['/Shop?s=silk', '/shop?s=silk'],
  ['/product/silk%2Dslip%2ddress', '/product/silk-slip-dress'],
  ['/%73hop', '/shop'],
  ['/product-category/asava%2Fdresses', '/product-category/asava/dresses'],
  ['/product/%e0%b8%9c%e0%b9%89%e0%b8%b2', '/product/%E0%B8%9C%E0%B9%89%E0%B8%B2'],
  ['/th/Look-Book/first-light', '/th/look-book/first-light'],
])('the address %s is spelt %s', (written, canonical) => {
  covers('routes.spelling')
  expect(cachedSpelling(written, planPage(written).pageUrl)).toBe(canonical)
  expect(cachedSpelling(canonical, planPage(canonical).pageUrl)).toBeUndefined()
})

test.each([
  ['/product/Silk-Slip-Dress?from=Mail', '/product/silk-slip-dress?from=Mail'],
  ['/Privacy-Policy', '/privacy-policy'],
  ['/look-book/%C3%89t%C3%A9', '/look-book/%C3%A9t%C3%A9'],
])('%s in lower case is %s', (written, lower) => {
  expect(lowerCaseUrl(written)).toBe(lower)
  expect(lowerCaseUrl(lower)).toBeUndefined()
})

test.each([
  ...[
    '/.env',
    '/wp-login.php',
    '/.git/config',
    '/backup.tar.gz',
    '/xmlrpc.php?rsd',
    '/old/.env.bak',
  ],
  ...['/%2eenv', '/%77p-login.php', '/wp-config.php~', '/a.php/x', '/db.sqlite3', '/server.key'],
  ...['/dump.sql.bz2', '/app.log.1', '/web.config', '/site.webmanifest', '/catalogue.pdf'],
  ...['/apple-touch-icon-120x120.png', '/assets/gone-1a2b.js', '/.well-known/assetlinks.json'],
])('%s is a file', (path) => {
  expect(isFilePath(path)).toBe(true)
})

test.each([
  ...['/', '/shop', '/product/no.5-perfume', '/product/dr.martens', '/shop?s=a.php', '/v2.0'],
  ...['/product/a.p.c', '/product/key', '/look-book/no.1', '/100%'],
])('%s is no file', (path) => {
  expect(isFilePath(path)).toBe(false)
})

test.each([
  ['/earlier-name', '/another-name', '/another-name'],
  ['/another-name', '/another-name', undefined],
  ['/shop', '/another-name', undefined],
])('the page at %s with the path %s leads to %s', (requested, url, expected) => {
  covers('routes.renamed')

  const plan = planPage(requested)
  const results = plan.queries.map(() => ({ data: { page: { url } } }))
  expect(plan.moved(results)).toBe(expected)
})

test.each([
  ['/product-category/dresses/slips?page=2', '/product-category/dresses/slip-dresses'],
  ['/th/product-category/slips', '/th/product-category/slip-dresses'],
  ['/product-category/constructor', undefined],
  ['/slips', undefined],
  ['/toString', undefined],
])('the page at %s whose category was renamed leads to %s', (pageUrl, expected) => {
  covers('routes.renamed')

  expect(renamedPath(pageUrl, [{ renamed: { slips: 'slip-dresses' } }, { renamed: {} }])).toBe(
    expected,
  )
})
