import { z } from 'zod'
import { Baht } from './common.ts'
import { link, text } from './readingHints.ts'

/** The fields of a suggestion, which depend on its type (entities.suggestion.fields). */
const fields = z.object({
  value: text('Text; matches are in <mark>'),
  url: link().nullish(),
  post_id: z.string().nullish(),
  term_id: z.string().nullish(),
  thumb_html: z.string().nullish().meta({ description: 'One <img> element' }),
  breadcrumbs: z.string().nullish(),
  total: z.number().int().nullish(),
  price: Baht.nullish().meta({ description: 'Of a product: what it costs now' }),
  regular_price: Baht.nullish().meta({ description: 'Of a product on sale, what it cost before' }),
  not_carried: z.string().nullish().meta({
    description: 'Of searched-for: the brand that the text names and the shop does not carry',
  }),
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

/** One suggestion below the search field. */
export const Suggestion = z.object({ type: z.enum(suggestionTypes), fields })

/** The response of GET /search. */
export const Suggestions = z.array(Suggestion)
