import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { ListingIntro } from '#web/shop/catalog/intro/ListingIntro.tsx'
import type { ListingQuery } from '#web/shop/catalog/listing/listing.generated.ts'
import { textOf } from './markup.ts'

/** Returns the server's HTML of a category's introduction. */
const render = (path: string, listing: ListingQuery['listing'] | undefined) =>
  renderToString(
    <Router ssrPath={`/product-category/${path}`}>
      <ListingIntro path={path} listing={listing} />
    </Router>,
  )

const skeletons = (listing: ListingQuery['listing'] | undefined) =>
  render('asava/evening-gowns', listing).split('<span').length - 1

const withoutContent: ListingQuery['listing'] = {
  products: [],
  shownColors: [],
  pagination: { limit: 12, page: 1, pageCount: 0, total: 0 },
  filters: [],
  lookBooks: [],
  featuredImage: null,
  featuredType: null,
  featuredVideo: null,
  content: null,
  pages: [],
}

test('a category shows placeholders for its picture and text while it loads, and none if it has neither', () => {
  expect(skeletons(undefined)).toBe(2)
  expect(skeletons(withoutContent)).toBe(0)
  expect(textOf(render('evening-gowns', withoutContent))).toBe('Evening gowns')
})
