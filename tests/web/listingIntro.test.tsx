import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { ListingIntro } from '#web/shop/catalog/listing/ListingIntro.tsx'
import type { ListingQuery } from '#web/shop/catalog/listing/listing.generated.ts'
import { textOf } from './markup.ts'

/** The server's HTML of what stands above a category's list. */
const render = (path: string, listing: ListingQuery['listing'] | undefined) =>
  renderToString(
    <Router ssrPath={`/product-category/${path}`}>
      <ListingIntro path={path} listing={listing} />
    </Router>,
  )

const skeletons = (listing: ListingQuery['listing'] | undefined) =>
  render('asava/evening-gowns', listing).split('<span').length - 1

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
  expect(textOf(render('evening-gowns', bare))).toBe('Evening gowns')
})
