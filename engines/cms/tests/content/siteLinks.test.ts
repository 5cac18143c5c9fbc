import { readFile } from 'node:fs/promises'
import { paymentDeadlineFrom } from '@vitrine/commerce/rules/paymentMethods.ts'
import { returnDays } from '@vitrine/commerce/rules/returnWindow.ts'
import {
  freeShippingFrom,
  shippingMethods,
  standardDeliveryDays,
} from '@vitrine/commerce/rules/shippingMethods.ts'
import { formatBaht } from '@vitrine/commerce/satang.ts'
import { sorts } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { CatalogueSource } from '#cms/catalog/source.ts'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { loadSite, type Site } from '#cms/content/site/load.ts'
import { readEnvironment } from '#cms/core/environment.ts'
import { keyLifetime } from '#cms/customer/authentication/lostPassword.ts'

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
  '/my-account/edit-account',
  '/my-account/orders',
  '/component/contact-form',
  '/component/appointment-form',
]
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
  const knownValues: Record<string, Set<string>> = {
    sort: new Set(sorts),
    brands: slugs(catalogue.brands),
    categories: slugs(catalogue.categories),
    collections: slugs(catalogue.collections),
  }
  return [...query].every(([key, value]) => knownValues[key]?.has(value))
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

/** The text of a page in one line. */
const textOf = (slug: string) =>
  site.pages
    .find((page) => page.slug === slug)
    ?.content.replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ') ?? ''

test('questions and answers, and the page on delivery, say what the shop does', () => {
  covers('content.claims')
  const [faq, delivery] = [textOf('faq'), textOf('shipping-and-returns')]
  const hours = (method: string, isGuest: boolean) =>
    paymentDeadlineFrom(method, isGuest, new Date(0)).getTime() / 3_600_000
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  const { CASH_ON_DELIVERY_UP_TO: cashLimit, EXPRESS_ORDER_BEFORE } = readEnvironment({})
  const { minDays, maxDays } = standardDeliveryDays
  for (const claim of [
    `Within ${returnDays} days of receiving it`,
    `within ${words[hours('bacs', false) / 24]} days, or ${hours('bacs', true)} hours if you order without an account`,
    `${hours('omise_promptpay', false)} hours, or ${words[hours('omise_promptpay', true)]} if you order without an account`,
    `${words[minDays]} to ${words[maxDays]} working days`.replace(/^t/, 'T'),
    `good for ${words[keyLifetime / 3_600_000]?.replace('one', 'an')} hour and works once`,
    'By the link at the end of each letter',
    `in cash, for deliveries of up to ${formatBaht(cashLimit * 100)}`,
    `any of our ${words[site.stores.length]} stores`,
    `without a price, for ${formatBaht((site.settings.giftWrap?.price ?? 0) * 100)}`,
    'with your password or, without one, by the link',
  ])
    expect(faq).toContain(claim)
  const [standard, express, pickUp] = shippingMethods.map(({ price }) => formatBaht(price))
  for (const claim of [
    `Returns within ${returnDays} days`,
    `${minDays}–${maxDays} working days`,
    `${standard}, free from ${formatBaht(freeShippingFrom)}`,
    `${express}`,
    `if ordered before ${EXPRESS_ORDER_BEFORE.replace(':', '.')}`,
  ])
    expect(delivery).toContain(claim)
  expect(pickUp).toBe('฿0')
})

test('every text of the site writes as the house does: email, bag, and typographic apostrophes', () => {
  covers('content.voice')
  const { pages, stories, settings, popups, lookBooks } = site
  const words = JSON.stringify([pages, stories, settings, popups, lookBooks])
  for (const wrong of [/\be-mail.{20}/i, /.{20}\bbasket\b/i, /.{20}\w'(?:s|t|re|ll|ve)\b/])
    expect(words.match(wrong)?.[0]).toBeUndefined()
})

test('the newsletter names the coupon for a first order as it is', async () => {
  const text = await readFile(new URL('../../cart/coupons.yaml', import.meta.url), 'utf8')
  const coupons = parse(text) as {
    code: string
    firstOrder?: boolean
    amount: number
    minimum: number
  }[]
  const welcome = coupons.find(({ firstOrder }) => firstOrder)
  expect(site.settings.subscription.description).toContain(
    `${welcome?.code} for ${welcome?.amount}% off your first order from ${formatBaht((welcome?.minimum ?? 0) * 100)}`,
  )
})

test('a campaign leads to what can be bought', () => {
  covers('popups.campaign.target')
  for (const { id, link } of site.popups)
    expect(link.url, id).toMatch(/^\/(product-category\/|shop|special-price|chinese-new-year)/)
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
