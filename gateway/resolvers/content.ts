import type { Resolvers } from '../generated/resolvers.ts'

/** Pages, stories, stores and what stands around them. */
export const content: Resolvers = {
  Query: {
    site: (_, _arguments, { sources }) => sources.content.site(),
    page: (_, { key }, { sources }) => sources.content.page(key),
    post: (_, { slug }, { sources }) => sources.content.post(slug),
    posts: (_, query, { sources }) => sources.content.posts(query),
    lookBook: (_, { slug }, { sources }) => sources.content.lookBook(slug),
    stores: (_, _arguments, { sources }) => sources.content.stores(),
    store: (_, { slug }, { sources }) => sources.content.store(slug),
  },
  Mutation: {
    submitForm: (_, form, { sources }) => sources.content.submitForm(form),
  },
  ProductSlider: {
    products: (slider, { limit }, { sources }) => sources.catalog.slider(slider, limit ?? 8),
  },
}
