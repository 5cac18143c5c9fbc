import type { Resolvers, ResolversParentTypes } from '../generated/resolvers.ts'
import { cleanHtml } from '../scalars/html.ts'
import type { Context } from '../sources/context.ts'
import { payload } from './payload.ts'

/**
 * Resolves a field of a page that lists of stories lack by reading the story; a story that has been deleted since is
 * empty.
 */
const whole =
  <Name extends keyof WholePage>(name: Name) =>
  async (page: ResolversParentTypes['Page'], _: unknown, { sources }: Context) => {
    if (page[name] !== undefined) return page[name]
    const read = await sources.content.pageOrPost(page.id)
    return { ...emptyPage, meta: { title: page.title, breadcrumbs: [] }, ...read }[name]
  }

const emptyPage = {
  styles: null,
  content: cleanHtml(''),
  blocks: [],
  showTitle: false,
  modified: null,
}

type WholePage = Pick<
  ResolversParentTypes['Page'],
  'meta' | 'styles' | 'content' | 'blocks' | 'showTitle' | 'modified'
>

/** Site settings, pages, stories, look books, stores and forms. */
export const content: Resolvers<Context> = {
  Query: {
    site: (_, _arguments, { sources }) => sources.content.site(),
    page: async (_, { key }, { sources }) =>
      (await sources.content.page(key)) ?? sources.content.post(key),
    story: (_, { slug }, { sources }) => sources.content.post(slug),
    stories: (_, query, { sources }) => sources.content.stories(query),
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
  Page: {
    meta: whole('meta'),
    styles: whole('styles'),
    content: whole('content'),
    blocks: whole('blocks'),
    showTitle: whole('showTitle'),
    modified: whole('modified'),
  },
}
