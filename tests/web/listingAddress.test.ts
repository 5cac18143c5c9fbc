import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  categoryOf,
  chineseNewYear,
  filterNames,
  hiddenBy,
  noTerms,
  readSelection,
  sortOptions,
  titleOf,
  toFilter,
  writeSelection,
} from '#web/shop/catalog/listing/listingAddress.ts'

const read = (search: string) => readSelection(new URLSearchParams(search))

test('an address without parameters asks for everything in the default order', () => {
  expect(read('')).toEqual({ search: '', sort: 'DEFAULT', terms: noTerms })
})

test('defaults never stand in the address', () => {
  expect(writeSelection(read('?sort=default&s=&brands='))).toBe('')
})

test('filters stand in the address in words that a person can read', () => {
  const terms = { ...noTerms, brands: ['asava', 'asv'], colors: ['ivory'] }
  expect(writeSelection({ search: 'silk dress', sort: 'PRICE_DESC', terms })).toBe(
    '?s=silk%20dress&brands=asava,asv&colors=ivory&sort=price-desc',
  )
})

test('whatever is chosen is read back from its address', () => {
  const slug = fc.stringMatching(/^[a-z0-9ก-๙-]{1,12}$/)
  const selection = fc.record({
    search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    sort: fc.constantFrom(...sortOptions.map(({ sort }) => sort)),
    terms: fc.record(
      Object.fromEntries(
        filterNames.map((name) => [name, fc.uniqueArray(slug, { maxLength: 5 })]),
      ) as Record<(typeof filterNames)[number], fc.Arbitrary<string[]>>,
    ),
  })
  fc.assert(
    fc.property(selection, (chosen) => {
      expect(read(writeSelection(chosen))).toEqual(chosen)
    }),
  )
})

test('nonsense in an address is left out', () => {
  const { search, sort, terms } = read(
    `?s=a%00b&sort=cheapest&sizes=,,m,,m&brands=${'x,'.repeat(999)}&colors=i%00k,${'y'.repeat(101)}`,
  )
  expect(search).toBe('ab')
  expect(terms.colors).toEqual([])
  expect(sort).toBe('DEFAULT')
  expect(terms.sizes).toEqual(['m'])
  expect(terms.brands).toEqual(['x'])
})

test('what a page fixes wins over what its address says', () => {
  const selection = read('?brands=asv&colors=ivory')
  expect(toFilter(selection, { brands: ['asava'] })).toEqual({
    brands: ['asava'],
    colors: ['ivory'],
  })
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
])('the path %j lists %j, whatever brand or discount its address asks for', (path, filter) => {
  expect(toFilter(read('?brands=guest&discounts=20'), categoryOf(path))).toEqual(filter)
})

test('an address cannot change the campaign’s listing, and nothing of it can be taken away', () => {
  const all = `?${filterNames.map((name) => `${name}=x`).join('&')}`
  expect(toFilter(read(all), chineseNewYear)).toEqual({
    brands: ['asava', 'asv'],
    categories: ['chinese-new-year'],
  })
  expect(readSelection(new URLSearchParams(all), chineseNewYear).terms).toEqual(noTerms)
  expect(hiddenBy(chineseNewYear)).toEqual(filterNames)
})

test('a category is titled by its own name, not by its slug', () => {
  const categories = { within: { slug: 't-shirts', name: 'Tees' }, terms: [] }
  expect(titleOf('asv/tops/t-shirts', [categories])).toBe('Tees')
  expect(titleOf('asv/tops/t-shirts', [])).toBe('T shirts')
})
