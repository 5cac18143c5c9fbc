import { beforeAll, expect, test } from 'vitest'
import type { CatalogueSource } from '#catalog/source.ts'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { loadSite, type Site } from '#cms/content/site/load.ts'
import { sorts } from '#contract/catalog.ts'

/** Routes that exist independently of the content (`routes.*`). */
const fixedRoutes = [
  '/',
  '/shop',
  '/stories',
  '/wishlist',
  '/special-price',
  '/stores',
  '/confirm-payment',
  '/track-order',
  '/white-asava',
  '/chinese-new-year',
  '/checkout',
  '/my-account',
  '/my-account/lost-password',
  '/my-account/orders',
  '/component/contact-form',
  '/component/appointment-form',
]
/** Allowed external links. */
const allowedExternal =
  /^(https:\/\/(line\.me|www\.facebook\.com|www\.instagram\.com|open\.spotify\.com)\/|mailto:\w+@vitrine\.example$|tel:\+66\d{8,9}$)/

let site: Site
let catalogue: CatalogueSource
beforeAll(async () => {
  ;[site, catalogue] = await Promise.all([loadSite(), loadCatalogue()])
})

interface Found {
  url: string
  where: string
}

/** All URLs in the site's data and HTML. */
function addresses(value: unknown, where = 'site'): Found[] {
  if (typeof value === 'string') {
    const inHtml = value.matchAll(/(?:href|src|action)="([^"]*)"/g)
    return [...inHtml].map(([, url = '']) => ({ url, where }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'url' && typeof child === 'string'
      ? [{ url: child, where }]
      : addresses(child, `${where}.${key}`),
  )
}

function slugs(items: readonly { slug: string }[]): Set<string> {
  return new Set(items.map(({ slug }) => slug))
}

function isKnownPath(path: string): boolean {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  const [last = ''] = rest.slice(-1)
  const inCatalogue = (slug: string) =>
    slugs(catalogue.categories).has(slug) || slugs(catalogue.brands).has(slug)
  if (fixedRoutes.includes(path)) return true
  if (first === 'product-category') return rest.length > 0 && rest.every(inCatalogue)
  if (rest.length > 1) return false
  if (first === 'product') return slugs(catalogue.products).has(last)
  if (first === 'look-book') return slugs(site.lookBooks).has(last)
  if (first === 'store-locator') return slugs(site.stores).has(last)
  return rest.length === 0 && slugs([...site.pages, ...site.stories]).has(first)
}

function isKnownQuery(query: URLSearchParams): boolean {
  const known: Record<string, Set<string>> = {
    sort: new Set(sorts),
    brands: slugs(catalogue.brands),
    categories: slugs(catalogue.categories),
    collections: slugs(catalogue.collections),
  }
  return [...query].every(([key, value]) => known[key]?.has(value))
}

function isKnownAnchor(path: string, anchor: string): boolean {
  const page = [...site.pages, ...site.stories].find(({ slug }) => `/${slug}` === path)
  return anchor === '' || Boolean(page?.content.includes(` id="${anchor}"`))
}

test('every link leads to a route, a page, a product or an external account of the brand', () => {
  const all = addresses(site)
  expect(all.length).toBeGreaterThan(200)
  const dead = all.filter(({ url }) => {
    if (url.startsWith('#')) return false
    if (!url.startsWith('/')) return !allowedExternal.test(url)
    const { pathname, searchParams, hash } = new URL(url, 'https://shop.example')
    const path = pathname === '/' ? '/' : pathname.replace(/\/$/, '')
    return !(isKnownPath(path) && isKnownQuery(searchParams) && isKnownAnchor(path, hash.slice(1)))
  })
  expect(dead).toEqual([])
})

test('links within a page lead to an existing anchor', () => {
  const pages = [...site.pages, ...site.stories]
  const inner = pages.flatMap(({ slug, content }) =>
    [...content.matchAll(/href="#([^"]*)"/g)].map(([, anchor = '']) => ({ slug, anchor })),
  )
  expect(inner.length).toBeGreaterThan(3)
  expect(inner.filter(({ slug, anchor }) => !isKnownAnchor(`/${slug}`, anchor))).toEqual([])
})

test('product rows reference existing brands and categories', () => {
  const queries = site.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'product-slider' ? [block.query] : [])),
  )
  const isKnown = queries.flatMap(({ brands = [], categories = [], collections = [] }) => [
    ...brands.map((slug) => slugs(catalogue.brands).has(slug)),
    ...categories.map((slug) => slugs(catalogue.categories).has(slug)),
    ...collections.map((slug) => slugs(catalogue.collections).has(slug)),
  ])
  expect(isKnown.length).toBeGreaterThan(0)
  expect(isKnown).not.toContain(false)
})

test('each look book links to an existing category', () => {
  for (const { slug, product } of site.lookBooks)
    expect(slugs(catalogue.categories), slug).toContain(product.categoryId)
})

test('the brands of the site are those of the catalogue, and the bridal house, which sells by appointment', () => {
  const brands = new Set([...slugs(catalogue.brands), 'white-asava'])
  expect(slugs(site.settings.siteInfo.brands)).toEqual(brands)
})
