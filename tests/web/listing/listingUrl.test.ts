import { filterNames } from '@vitrine/contract/rules/filterNames.ts'
import {
  categoryFilter,
  categoryTitle,
  chineseNewYear,
  hiddenBy,
  noTerms,
  readSelection,
  sortOptions,
  toFilter,
  toggled,
  writeSelection,
} from '@vitrine/web/shop/catalog/listing/listingUrl.ts'
import { anyPrice } from '@vitrine/web/shop/catalog/listing/prices/priceRange.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const read = (search: string) => readSelection(new URLSearchParams(search))

test('default values are not in the URL', () => {
  covers('listing.selection.default-parameters')

  expect(writeSelection(read('?sort=default&s=&brands='))).toBe('')
})

test('filters are in the URL by their slugs', () => {
  const terms = { ...noTerms, brands: ['asava', 'asv'], colors: ['ivory'] }
  const prices = { min: 1000, max: null }
  expect(writeSelection({ search: 'silk dress', sort: 'PRICE_DESC', terms, prices })).toBe(
    '?s=silk%20dress&brands=asava,asv&colors=ivory&minPrice=1000&sort=price-desc',
  )
})

test('any selection can be read from its URL', () => {
  const slug = fc.stringMatching(/^[a-z0-9ก-๙-]{1,12}$/)
  const selection = fc.record({
    search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    sort: fc.constantFrom(...sortOptions.map(({ sort }) => sort)),
    terms: fc.record(
      Object.fromEntries(
        filterNames.map((name) => [name, fc.uniqueArray(slug, { maxLength: 5 })]),
      ) as Record<(typeof filterNames)[number], fc.Arbitrary<string[]>>,
    ),
    prices: fc
      .tuple(fc.option(fc.nat({ max: 9_999_999 })), fc.option(fc.nat({ max: 9_999_999 })))
      .filter(([min, max]) => min === null || max === null || min <= max)
      .map(([min, max]) => ({ min, max })),
  })
  fc.assert(
    fc.property(selection, (chosen) => {
      expect(read(writeSelection(chosen))).toEqual(chosen)
    }),
  )
})

test('invalid values in a URL are ignored', () => {
  const { search, sort, terms } = read(
    `?s=a%00b&sort=cheapest&sizes=,,m,,m&brands=${'x,'.repeat(999)}&colors=i%00k,${'y'.repeat(101)}`,
  )
  expect(search).toBe('ab')
  expect(terms.colors).toEqual([])
  expect(sort).toBe('DEFAULT')
  expect(terms.sizes).toEqual(['m'])
  expect(terms.brands).toEqual(['x'])
})

test('each sort order has its value in the URL', () => {
  covers('listing.sort.values')

  const urlOf = (value: string) => writeSelection(read(`?sort=${value}`))
  const values = ['popularity', 'date', 'price', 'price-desc']
  expect(values.map(urlOf)).toEqual(values.map((value) => `?sort=${value}`))
  expect(sortOptions.map(({ value }) => value)).toEqual(['default', ...values])
})

test.each([
  ['dresses', { within: 'dresses' }],
  ['women/dresses/slip-dresses/', { within: 'slip-dresses' }],
  ['asava/dresses', { brands: ['asava'], within: 'dresses' }],
  ['ASAVA/dresses', { brands: ['asava'], within: 'dresses' }],
  ['asava-baan-khram/dresses', { within: 'dresses' }],
  ['asv', { brands: ['asv'] }],
  ['Asv', { brands: ['asv'] }],
  ['', {}],
])('the path %j selects %j and ignores brands and discounts in the URL', (path, filter) => {
  covers(
    'routes.category.brand',
    'routes.category.brand.alone',
    'routes.category.brand.whole-segment',
    'routes.category.last-segment',
    'listing.fixed.address',
    'listing.fixed.category',
  )

  expect(toFilter(read('?brands=guest&discounts=20'), categoryFilter(path))).toEqual(filter)
  expect(hiddenBy(categoryFilter(path))).toEqual(['brands', 'discounts'])
})

test('the URL cannot change the filters of the campaign listing', () => {
  covers('routes.chinese-new-year', 'listing.fixed.address', 'listing.fixed.campaign')

  const all = `?${filterNames.map((name) => `${name}=x`).join('&')}&minPrice=5000`
  expect(toFilter(read(all), chineseNewYear)).toEqual({
    brands: ['asava', 'asv'],
    categories: ['chinese-new-year'],
  })
  const selection = readSelection(new URLSearchParams(all), chineseNewYear)
  expect(selection).toMatchObject({ terms: noTerms, prices: anyPrice })
  expect(hiddenBy(chineseNewYear)).toEqual(filterNames)
})

test('the title of a category is its name, or its slug until the name is known', () => {
  const categories = { within: { slug: 't-shirts', name: 'Tees' }, terms: [] }
  expect(categoryTitle('asv/tops/t-shirts', [categories])).toBe('Tees')
  expect(categoryTitle('asv/tops/t-shirts', [])).toBe('T shirts')
})

test('a term replaces the chosen terms above and below it', () => {
  covers('listing.filters.replace')

  const chosen = read('?colors=ink,charcoal,sky')
  expect(toggled(chosen, 'colors', 'black', ['ink', 'jet']).terms.colors).toEqual([
    'charcoal',
    'sky',
    'black',
  ])
  expect(toggled(chosen, 'colors', 'ink', ['charcoal']).terms.colors).toEqual(['charcoal', 'sky'])
})
