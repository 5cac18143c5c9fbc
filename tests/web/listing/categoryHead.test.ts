import { categoryCrumbs, categoryHead } from '@vitrine/web/shop/catalog/intro/categoryHead.ts'
import type { ListingQuery } from '@vitrine/web/shop/catalog/listing/listing.generated.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

type Listing = NonNullable<ListingQuery['listing']>

test('a category page has breadcrumbs, a description and an image for social networks (listing.category.*)', () => {
  covers('listing.category.breadcrumbs', 'listing.category.head')

  const listing = {
    products: [],
    totalCount: 7,
    filters: [
      { slug: 'BRANDS', above: [], terms: [{ name: 'ASAVA' }, { name: 'ASV' }] },
      {
        slug: 'CATEGORIES',
        within: { slug: 'gowns', name: 'Gowns' },
        above: [{ slug: 'dresses', name: 'Dresses' }],
      },
    ],
  } as unknown as Listing
  expect(categoryCrumbs('gowns', listing).map(({ text, url }) => [text, url])).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Dresses', '/product-category/dresses'],
    ['Gowns', '/product-category/gowns'],
  ])
  expect(categoryHead('gowns', listing)).toMatchObject({
    title: 'Gowns',
    description: 'Gowns: 7 pieces by ASAVA and ASV.',
  })
})
