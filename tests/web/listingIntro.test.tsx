import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListingIntro } from '#web/shop/catalog/ListingIntro.tsx'
import type { ListingQuery } from '#web/shop/catalog/listing.generated.ts'
import { textOf } from './markup.ts'

const skeletons = (listing: ListingQuery['listing'] | undefined) =>
  renderToString(<ListingIntro path="asava/evening-gowns" listing={listing} />).split('<span')
    .length - 1

const bare: ListingQuery['listing'] = {
  products: [],
  pagination: { limit: 12, page: 1, pageCount: 0, total: 0 },
  filters: [],
  lookBooks: [],
  featuredImage: null,
  featuredType: null,
  featuredVideo: null,
  content: null,
}

test('a category that is on its way keeps a place for its picture and its words, one that has none does not', () => {
  expect(skeletons(undefined)).toBe(2)
  expect(skeletons(bare)).toBe(0)
  expect(textOf(renderToString(<ListingIntro path="evening-gowns" listing={bare} />))).toBe(
    'Evening gowns',
  )
})
