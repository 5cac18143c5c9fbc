import { deepStrictEqual } from 'node:assert/strict'
import { Listing } from '@vitrine/contract/catalog.ts'
import { Visitor } from '../support/visitor.ts'

/** Terms of each filter for which listings are compared. */
const maxTerms = 8

/** Throws unless two shops list the same products, in the same order and with the same count of each filter's terms. */
export async function compareListings(one: string, other: string): Promise<void> {
  const shops = [new Visitor(one), new Visitor(other)]
  const read = async (path: string) => {
    const [ours, theirs] = await Promise.all(shops.map((shop) => shop.read(Listing, path)))
    if (!ours || !theirs) throw new Error('There are two shops')
    deepStrictEqual(compared(ours), compared(theirs), path)
    return ours
  }
  const { filters, pagination } = await read('/products?limit=48')
  const paths = [
    ...[2, Math.ceil(pagination.pageCount / 2), pagination.pageCount].map(
      (page) => `/products?limit=48&page=${page}`,
    ),
    ...['popularity', 'date', 'price', 'price-desc'].map(
      (sort) => `/products?limit=48&sort=${sort}&page=5`,
    ),
    ...filters.flatMap(({ slug, terms }) =>
      terms.slice(0, maxTerms).map((term) => `/products?limit=48&${slug}=${term.slug}`),
    ),
    '/products?limit=48&minPrice=2000&maxPrice=4000',
    '/special-price?limit=48',
  ]
  for (const path of paths) await read(path)
  console.log(
    `${paths.length + 1} listings of ${pagination.total} products are equal in both shops`,
  )
}

const compared = ({ data, filters, pagination, priceRange }: Listing) => ({
  names: data.map(({ name }) => name),
  total: pagination.total,
  priceRange,
  filters: filters.map(({ slug, terms }) => [
    slug,
    terms.map(({ slug: term, name, count }) => [term, name, count]),
  ]),
})
