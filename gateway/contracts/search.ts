import { z } from 'zod'

/** The fields of a suggestion, which depend on its type (entities.suggestion.fields). */
const fields = z.object({
  value: z.string().meta({ description: 'Text; matches are in <mark>' }),
  url: z.string().nullish(),
  post_id: z.string().nullish(),
  term_id: z.string().nullish(),
  thumb_html: z.string().nullish().meta({ description: 'One <img> element' }),
  breadcrumbs: z.string().nullish(),
  total: z.number().int().nullish(),
})

export const suggestionTypes = [
  'headline',
  'taxonomy',
  'product',
  'page',
  'more_products',
  'no-results',
] as const

/** One suggestion below the search field. */
export const Suggestion = z.object({ type: z.enum(suggestionTypes), fields })

/** The response of GET /search. */
export const Suggestions = z.array(Suggestion)
