import { z } from 'zod'
import { Suggestions } from '../search.ts'
import { defineCalls } from './call.ts'

/** Suggestions below the search field (docs/rest/search.md). */
export const searchCalls = defineCalls('search', {
  search: {
    method: 'GET',
    path: '/search',
    summary: 'Suggestions under the search field, from 3 characters on, 2 without Latin letters',
    access: 'public',
    query: z.object({
      s: z
        .string()
        .max(200)
        .default('')
        .describe(
          '3 to 100 characters, or 2 without Latin letters; the gateway sends nothing shorter',
        ),
    }),
    response: Suggestions,
    errors: [],
  },
})
