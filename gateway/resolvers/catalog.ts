import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'

/** Listings and products. */
export const catalog: Resolvers<Context> = {
  Query: {
    listing: (_, query, { sources }) => sources.catalog.listing(query),
    product: (_, query, { sources }) => sources.catalog.product(query),
    products: (_, { ids }, { sources }) => sources.catalog.products(ids),
    similarProducts: (_, query, { sources }) => sources.catalog.similarProducts(query),
  },
}
