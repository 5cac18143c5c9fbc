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
  featuredImageMobile: null,
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

test('phones show the crop of the featured image that the CMS offers for them, other windows the image', () => {
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
