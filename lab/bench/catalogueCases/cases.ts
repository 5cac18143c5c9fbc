import type { Listing } from '@vitrine/contract/catalog.ts'

/** A kind of listing with the queries that are measured for it, one after the other. */
export interface Case {
  name: string
  /** The factor by which the larger catalogue may be slower. */
  limit: number
  queries: string[]
}

const firstPage = 3
const deepPage = 6

/** Typical listings, made from the filter values of a catalogue's unfiltered listing. */
export function listingCases({ filters, pagination }: Listing): Case[] {
  const slugs = (filter: string) =>
    filters
      .find(({ slug }) => slug === filter)
      ?.terms.map(({ slug }) => encodeURIComponent(slug)) ?? []
  const filtered = (filter: string) => slugs(filter).map((slug) => `${filter}=${slug}`)
  const both = (one: string, other: string) =>
    filtered(one).flatMap((first, index) =>
      filtered(other)
        .slice(index % 3, 12)
        .map((second) => `${first}&${second}`),
    )
  const sorted = ['default', 'popularity', 'date', 'price', 'price-desc'].map(
    (sort) => `sort=${sort}`,
  )
  const lastPage = Math.max(1, Math.floor(pagination.total / 12))
  const depths = [0.25, 0.5, 0.75, 0.95].map((part) => `page=${Math.ceil(lastPage * part)}`)
  const single = filters.flatMap(({ slug }) => filtered(slug))
  return [
    { name: 'first page, no filter', limit: firstPage, queries: sorted },
    ...filters.map(({ slug }) => ({
      name: `first page, ${slug}`,
      limit: firstPage,
      queries: filtered(slug),
    })),
    {
      name: 'first page, brand and category',
      limit: firstPage,
      queries: both('brands', 'categories'),
    },
    {
      name: 'first page, three filters and a sort',
      limit: firstPage,
      queries: both('colors', 'sizes').map(
        (pair, index) =>
          `${pair}&${slugs('brands').length ? filtered('brands')[index % slugs('brands').length] : ''}&${sorted[index % sorted.length]}`,
      ),
    },
    {
      name: 'first page, a price range',
      limit: firstPage,
      queries: ['minPrice=1000&maxPrice=3000', 'minPrice=5000', 'maxPrice=20000&sort=price'],
    },
    {
      name: 'first page, several values of each filter',
      limit: firstPage,
      queries: [
        `brands=${slugs('brands').join()}&colors=${slugs('colors').slice(0, 20).join()}&sizes=${slugs('sizes').join()}&categories=${slugs('categories').slice(0, 20).join()}`,
      ],
    },
    {
      name: 'first page, 48 products',
      limit: firstPage,
      queries: single.map((query) => `${query}&limit=48`),
    },
    {
      name: 'search, one word',
      limit: firstPage,
      queries: ['silk', 'dress', 'shirt', 'linen', 'golden'].map((word) => `s=${word}`),
    },
    {
      name: 'search, misspelt, filtered',
      limit: firstPage,
      queries: filtered('brands').map((brand) => `s=drses%20sikl&${brand}`),
    },
    {
      name: 'deep pages, no filter',
      limit: deepPage,
      queries: sorted.flatMap((sort) => depths.map((depth) => `${sort}&${depth}`)),
    },
    {
      name: 'deep pages, filtered',
      limit: deepPage,
      queries: filtered('brands').flatMap((brand) =>
        depths.map((depth) => `${brand}&sort=price&${depth}`),
      ),
    },
    {
      name: 'facet counts of rare combinations',
      limit: deepPage,
      queries: both('collections', 'colors').map(
        (pair) => `${pair}&discounts=${slugs('discounts').slice(0, 2).join()}`,
      ),
    },
  ]
}
