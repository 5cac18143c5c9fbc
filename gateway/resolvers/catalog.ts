import type { Resolvers } from '../generated/resolvers.ts'

/** Listings and products. */
export const catalog: Resolvers = {
  Query: {
    listing: (_, query, { sources }) => sources.catalog.listing(query),
    product: (_, query, { sources }) => sources.catalog.product(query),
    products: (_, { ids }, { sources }) => sources.catalog.products(ids),
  },
}
