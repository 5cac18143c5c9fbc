import { z } from 'zod'
import { Baht } from './common.ts'
import { link, text } from './readingHints.ts'

/** The fields of a suggestion, which depend on its type (entities.suggestion.fields). */
const fields = z.object({
  value: text(
    'The text; for `searched-for` the text that the suggestions are for, because `s` finds nothing, for example `dress` when `s` is `กพำหห`; for taxonomies, products and pages HTML, with matches in `<mark>`',
  ),
  url: link('Required for taxonomy, product, page and more_products').nullish(),
  post_id: z.string().nullish().describe("The product's id; required for product"),
  term_id: z.string().nullish().describe('Required for taxonomy'),
  thumb_html: z.string().nullish().describe('One `<img>` element'),
  breadcrumbs: z
    .string()
    .nullish()
    .describe('The categories above a taxonomy, or the section of a page such as `Stories`'),
  total: z
    .number()
    .int()
    .nullish()
    .describe('Products of a taxonomy, or of the whole search for more_products'),
  price: Baht.nullish().describe('Of a product: what it costs now'),
  regular_price: Baht.nullish().describe('Of a product on sale, what it cost before'),
  not_carried: z
    .string()
    .nullish()
    .describe(
      'Of `searched-for`: the brand that `s` names and the shop does not carry; `fields.value` is the text without it',
    ),
})

export const suggestionTypes = [
  'headline',
  'taxonomy',
  'product',
  'page',
  'more_products',
  'no-results',
  'searched-for',
] as const

/** A suggestion below the search field. */
export const Suggestion = z.object({
  type: z
    .enum(suggestionTypes)
    .describe(
      'A CMS need not send `page`, a page, a story or a look book, nor `searched-for`, which comes first',
    ),
  fields,
})

/** The response of GET /search. */
export const Suggestions = z.array(Suggestion)

/**
 * Whether a text is long enough for suggestions: three characters, or two without Latin letters, for Thai words such as
 * ดำ and sizes such as 39 (search.minimum). The search machine has the same rule.
 */
export function isSearchable(text: string): boolean {
  const characters = [...text.replace(/\p{Cf}/gu, '').trim()]
  return characters.length >= (/\p{Script=Latin}/u.test(text) ? 3 : 2)
}
