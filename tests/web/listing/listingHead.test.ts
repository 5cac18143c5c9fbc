import { categoryPage } from '@vitrine/web/pages/catalog/category.page.ts'
import { shopPage } from '@vitrine/web/pages/catalog/shop.page.ts'
import { specialPricePage } from '@vitrine/web/pages/catalog/specialPrice.page.ts'
import { storiesPage } from '@vitrine/web/pages/content/stories.page.ts'
import {
  type ListingKey,
  pagesBefore,
  pageVariables,
} from '@vitrine/web/shop/catalog/listing/listingPages.ts'
import { firstPage } from '@vitrine/web/shop/catalog/listing/listingRequest.ts'
import { describe, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const term = (slug: string, name: string) => ({ slug, name, count: 3 })
const listing = {
  products: [{}],
  totalCount: 30,
  filters: [
    { slug: 'BRANDS', terms: [term('loom', 'Loom & Ink'), term('asv', 'asv')], above: [] },
    { slug: 'COLLECTIONS', terms: [term('monsoon', 'Monsoon Edit')], above: [] },
    { slug: 'COLORS', terms: [term('ink', 'Ink')], above: [] },
  ],
}
const page = { meta: { title: 'Shop', description: 'All pieces' } }

const headOf = (description: typeof shopPage, search: string, data: object, parameters = {}) =>
  description.head(data, { parameters, search: new URLSearchParams(search) })
const shopHead = (search: string, data: object = { page, listing }) =>
  headOf(shopPage, search, data)

test.each([
  ['', 'Shop', '/shop'],
  ['?sort=price', 'Shop', '/shop'],
  ['?page=2', 'Shop – Page 2', '/shop?page=2'],
  ['?brands=loom', 'Loom & Ink – Shop', '/shop?brands=loom'],
  ['?collections=monsoon&sort=date', 'Monsoon Edit – Shop', '/shop?collections=monsoon'],
  ['?brands=loom&page=3', 'Loom & Ink – Shop – Page 3', '/shop?brands=loom&page=3'],
])('/shop%s is indexed as "%s" at %s', (search, title, canonical) => {
  covers('pages.listing.view', 'pages.listing.page')
  expect(shopHead(search)).toMatchObject({ title, canonical })
  expect(shopHead(search).robots).toBeUndefined()
})

test('a brand and a collection have descriptions of their own', () => {
  expect(shopHead('?brands=loom').description).toBe('Loom & Ink: 30 pieces by Loom & Ink and asv.')
  expect(shopHead('').description).toBe('All pieces')
})

test.each([
  ['?s=silk', '“silk” – Shop'],
  ['?s=silk&page=2', '“silk” – Shop – Page 2'],
  ['?brands=loom,asv', 'Shop'],
  ['?colors=ink', 'Shop'],
  ['?minPrice=1000', 'Shop'],
  ['?brands=made-up', 'Shop'],
])('/shop%s is not indexed and has the title %s', (search, title) => {
  covers('pages.listing.search', 'pages.listing.other')
  expect(shopHead(search)).toMatchObject({ title, robots: 'noindex', canonical: `/shop${search}` })
})

test('a brand without products is not indexed', () => {
  expect(shopHead('?brands=loom', { page, listing: { ...listing, totalCount: 0 } }).robots).toBe(
    'noindex',
  )
})

test('a category keeps its own path, and ignores what it fixes', () => {
  const path = { '*': 'asava/dresses' }
  expect(headOf(categoryPage, '?brands=asv&page=2', { listing }, path)).toMatchObject({
    canonical: '/product-category/asava/dresses?page=2',
  })
})

test.each([
  [categoryPage, { '*': 'asava/dresses' }, '/product-category/asava/dresses'],
  [specialPricePage, {}, '/special-price'],
])('a search inside a list is not indexed', (description, parameters, path) => {
  covers('pages.listing.search')
  for (const search of ['?s=silk', '?s=%20silk&page=2', '?s=%E0%B9%84%E0%B8%AB%E0%B8%A1'])
    expect(headOf(description, search, { listing }, parameters).robots).toBe('noindex')
  expect(headOf(description, '?s=', { listing }, parameters)).toMatchObject({ canonical: path })
})

describe('a page after the last one', () => {
  const none = { ...listing, products: [] }
  const exists = (description: typeof shopPage, search: string, data: object) =>
    description.exists(data, { parameters: {}, search: new URLSearchParams(search) })
  test.each([
    [shopPage, { listing: none }],
    [specialPricePage, { listing: none }],
    [storiesPage, { page, stories: { nodes: [], pageCount: 2 } }],
  ])('does not exist', (description, data) => {
    covers('pages.listing.past-end')
    expect(exists(description, '?page=4', data)).toBe(false)
    expect(exists(description, '', data)).toBe(true)
  })
})

test('a page of the URL starts after the products before it, in both densities', () => {
  const query: ListingKey['query'] = { filter: {}, sort: 'DEFAULT', after: 24 }
  covers('pages.listing.page')
  const search = new URLSearchParams('page=3')
  for (const listingPageSize of [12, 16]) {
    const { variables } = firstPage({ parameters: {}, search, listingPageSize })
    const key = { query, perPage: listingPageSize }
    expect(variables).toEqual(pageVariables(key, 1))
    expect(pagesBefore(key) * listingPageSize).toBeLessThanOrEqual(24)
  }
  expect(pageVariables({ query, perPage: 12 }, 2)).toEqual({
    filter: {},
    sort: 'DEFAULT',
    page: 4,
    limit: 12,
  })
})
