import { z } from 'zod'

/** What a suggestion carries; which fields are filled depends on its type (SPEC §3). */
const fields = z.object({
  value: z.string().meta({ description: 'Text; matches stand in <mark>' }),
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
  'more_products',
  'no-results',
] as const

/** One line under the search field. */
export const Suggestion = z.object({ type: z.enum(suggestionTypes), fields })

/** What GET /search must answer. */
export const Suggestions = z.array(Suggestion)
