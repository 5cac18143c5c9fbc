import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'
import { payload } from './payload.ts'

/** Site settings, pages, stories, look books, stores and forms. */
export const content: Resolvers<Context> = {
  Query: {
    site: (_, _arguments, { sources }) => sources.content.site(),
    page: async (_, { key }, { sources }) =>
      (await sources.content.page(key)) ?? sources.content.post(key),
    post: (_, { slug }, { sources }) => sources.content.post(slug),
    posts: (_, query, { sources }) => sources.content.posts(query),
    lookBook: (_, { slug }, { sources }) => sources.content.lookBook(slug),
    stores: (_, paging, { sources }) => sources.content.stores(paging),
    store: (_, { slug }, { sources }) => sources.content.store(slug),
  },
  Mutation: {
    submitForm: (_, { input }, { sources }) => payload(sources.content.submitForm(input)),
    confirmNewsletter: (_, { input }, { sources }) =>
      payload(sources.content.confirmNewsletter(input.key)),
    unsubscribeNewsletter: (_, { input }, { sources }) =>
      payload(sources.content.unsubscribeNewsletter(input.key)),
  },
  LookBookProduct: {
    products: ({ categoryId }, { limit }, { sources }) =>
      sources.catalog.slider({ query: { categories: [categoryId] } }, limit ?? 8),
  },
  ProductSlider: {
    products: (slider, { limit }, { sources }) => sources.catalog.slider(slider, limit ?? 8),
  },
}
