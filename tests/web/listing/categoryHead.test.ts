import { categoryCrumbs, categoryHead } from '@vitrine/web/shop/catalog/intro/categoryHead.ts'
import type { ListingQuery } from '@vitrine/web/shop/catalog/listing/listing.generated.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const withoutContent: NonNullable<ListingQuery['listing']> = {
  products: [],
  shownColors: [],
  foundOptions: [],
  totalCount: 0,
  pageCount: 0,
  filters: [],
  priceRange: null,
  lookBooks: [],
  featuredImage: null,
  featuredImageMobile: null,
  featuredType: null,
  featuredVideo: null,
  content: null,
  searchedFor: null,
  notCarried: null,
  pages: [],
}

test('a category page has breadcrumbs, a description and an image for social networks (listing.category.*)', () => {
  covers('listing.category.breadcrumbs', 'listing.category.head')

  const term = (slug: string, name: string) => ({
    slug,
    name,
    count: 1,
    color: null,
    colors: null,
    parent: null,
    group: null,
  })
  const listing = {
    ...withoutContent,
    totalCount: 7,
    filters: [
      {
        slug: 'BRANDS' as const,
        title: 'Brands',
        within: null,
        above: [],
        terms: [term('asava', 'ASAVA'), term('asv', 'ASV')],
      },
      {
        slug: 'CATEGORIES' as const,
        title: 'Categories',
        within: { slug: 'gowns', name: 'Gowns' },
        above: [{ slug: 'dresses', name: 'Dresses' }],
        terms: [],
      },
    ],
  }
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
