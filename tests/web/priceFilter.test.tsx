import { FilterList } from '@vitrine/web/shop/catalog/listing/FilterList.tsx'
import { listingSearch } from '@vitrine/web/shop/catalog/listing/listingRequest.ts'
import { chineseNewYear, noTerms } from '@vitrine/web/shop/catalog/listing/listingUrl.ts'
import { parsePrices, priceProblems } from '@vitrine/web/shop/catalog/listing/prices/parsePrices.ts'
import { toPriceDrafts } from '@vitrine/web/shop/catalog/listing/prices/priceDrafts.ts'
import {
  anyPrice,
  readPrices,
  writePrices,
} from '@vitrine/web/shop/catalog/listing/prices/priceRange.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { baht } from './baht.ts'

const nothing = () => {}
const typed = (min: string, max: string) =>
  parsePrices({ ...toPriceDrafts(anyPrice, 'THB'), min, max })
const bounds = { lowest: baht(900), highest: baht(32_900) }

test.each([
  ['1500', 1500],
  [' ฿1,500 ', 1500],
  ['1500.00', 1500],
  ['THB 1500', 1500],
  ['๑,๕๐๐', 1500],
  ['１５００', 1500],
  ['0', 0],
  ['9999999', 9_999_999],
  ['', null],
])('the typed price %j is read as %j', (text, price) => {
  covers('listing.filters.price-input')

  expect(typed(text, '')).toEqual({ range: { min: price, max: null } })
  expect(typed('', text)).toEqual({ range: { min: null, max: price } })
})

test.each([
  ['cheap', '', priceProblems().format, ['min']],
  ['1e3', 'NaN', priceProblems().format, ['min', 'max']],
  ['', '10000000', priceProblems().high, ['max']],
  ['5000', '1000', priceProblems().reversed, ['min', 'max']],
])('the typed prices %j and %j are rejected', (min, max, message, fields) => {
  covers('listing.filters.price-invalid')

  expect(typed(min, max)).toEqual({ problem: { message, fields } })
})

test('a price range in the URL is read and written', () => {
  covers('listing.filters.price-address')

  const read = (search: string) => readPrices(new URLSearchParams(search))
  expect(read('minPrice=1000&maxPrice=3000')).toEqual({ min: 1000, max: 3000 })
  expect(writePrices(read('maxPrice=003000'))).toEqual(['maxPrice=3000'])
  for (const invalid of ['-1', 'NaN', '', '1e3', '10.5', '99999999', '1,000', 'Infinity'])
    expect(read(`minPrice=${invalid}`), invalid).toEqual(anyPrice)
  expect(read('minPrice=2&maxPrice=1')).toEqual(anyPrice)
})

test('a page is rendered for a valid price range, and not again for one that is ignored', () => {
  covers('listing.filters.price-address')

  const searchOf = (text: string, fixed = {}) =>
    listingSearch({ parameters: {}, search: new URLSearchParams(text) }, fixed)
  expect(searchOf('x=1&maxPrice=0900&brands=asv')).toBe('?brands=asv&maxPrice=900')
  expect(searchOf('minPrice=2&maxPrice=1')).toBe('')
  expect(searchOf('minPrice=1', chineseNewYear)).toBe('')
})

test('the price filter is offered if there are prices, or one is chosen', () => {
  covers('listing.filters.price-offered')

  const titles = (range: typeof anyPrice, offered: typeof bounds | null) =>
    renderToString(
      <FilterList
        filters={[]}
        chosen={noTerms}
        onToggle={nothing}
        onPrefetch={nothing}
        prices={{
          range,
          bounds: offered,
          currencyCode: 'THB',
          drafts: undefined,
          onDrafts: nothing,
          onRange: nothing,
        }}
      />,
    )
  expect(titles(anyPrice, null)).toBe('')
  expect(titles(anyPrice, bounds)).toContain('Price')
  expect(titles({ min: 1, max: null }, null)).toContain('Price (1)')
})
