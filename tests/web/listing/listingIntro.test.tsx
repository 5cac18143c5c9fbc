import { categoryCrumbs, categoryHead } from '@vitrine/web/shop/catalog/intro/categoryHead.ts'
import { ListingIntro } from '@vitrine/web/shop/catalog/intro/ListingIntro.tsx'
import type { ListingQuery } from '@vitrine/web/shop/catalog/listing/listing.generated.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { covers } from '#tests/support/clauses/covers.ts'
import { markupText } from '../markup.ts'

/** Returns the server's HTML of a category's introduction. */
const render = (path: string, listing: ListingQuery['listing'] | undefined) =>
  renderToString(
    <Router ssrPath={`/product-category/${path}`}>
      <ListingIntro path={path} listing={listing} />
    </Router>,
  )

const skeletons = (listing: ListingQuery['listing'] | undefined) =>
  render('asava/evening-gowns', listing).split('<span class').length - 1

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

test('a category shows placeholders for its image and text while it loads, and none if it has neither', () => {
  expect(skeletons(undefined)).toBe(4)
  expect(skeletons(withoutContent)).toBe(0)
  expect(markupText(render('evening-gowns', withoutContent))).toBe(
    'Home Shop Evening gowns Evening gowns',
  )
})

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

test('phones show the crop of the featured image that the CMS offers for them, other windows the image', () => {
  covers('listing.featured.image-mobile')

  const image = (name: string) => ({
    alt: name,
    color: '#e4dbcd',
    width: 1920,
    height: 1080,
    pattern: `/media/${name}-{768,1200}.{avif,webp,jpg}`,
    files: null,
  })
  const featured = {
    ...withoutContent,
    featuredType: 'IMAGE',
    featuredImage: image('wide'),
  } as const
  const sources = (listing: ListingQuery['listing']) =>
    [...render('asava', listing).matchAll(/<source[^>]*>/g)].map(([source]) => ({
      isForPhones: source.includes('media="(width &lt; 30rem)"'),
      name: /\/media\/(\w+)-/.exec(source)?.[1],
    }))
  const both = sources({ ...featured, featuredImageMobile: image('square') })
  expect(both.filter(({ isForPhones }) => isForPhones).map(({ name }) => name)).toEqual([
    'square',
    'square',
    'square',
  ])
  expect(both.slice(3)).toEqual([
    { isForPhones: false, name: 'wide' },
    { isForPhones: false, name: 'wide' },
  ])
  expect(sources(featured)).toEqual(both.slice(3))
})
