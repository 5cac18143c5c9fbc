import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'

/** Suggestions while typing. */
export const search: Resolvers<Context> = {
  Query: {
    suggestions: (_, { text }, { sources }) => sources.search.suggestions(text),
  },
  ProductSuggestion: {
    product: ({ productId }, _arguments, { sources }) => sources.catalog.card(productId),
  },
}
