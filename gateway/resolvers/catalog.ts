import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'
import { payload } from './payload.ts'

/** Listings, products, suggestions while typing, and emails about restocked variations. */
export const catalog: Resolvers<Context> = {
  Query: {
    listing: (_, query, { sources }) => sources.catalog.listing(query),
    product: (_, query, { sources }) => sources.catalog.product(query),
    productBySku: (_, query, { sources }) => sources.catalog.productBySku(query),
    similarProducts: (_, query, { sources }) => sources.catalog.similarProducts(query),
    suggestions: (_, { text }, { sources }) => sources.search.suggestions(text),
  },
  ProductSuggestion: {
    product: ({ productId }, _arguments, { sources }) => sources.catalog.card(productId),
  },
  Mutation: {
    requestStockAlert: (_, { input }, { sources }) => payload(sources.stockAlerts.request(input)),
    confirmStockAlert: (_, { input }, { sources }) =>
      payload(sources.stockAlerts.confirm(input.key)),
    unsubscribeStockAlerts: (_, { input }, { sources }) =>
      payload(sources.stockAlerts.unsubscribe(input.key)),
  },
}
