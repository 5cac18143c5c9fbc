import type { Resolvers } from '../generated/resolvers.ts'

/** What is offered while someone types. */
export const search: Resolvers = {
  Query: {
    suggestions: (_, { text }, { sources }) => sources.search.suggestions(text),
  },
}
