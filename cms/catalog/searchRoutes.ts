import { z } from 'zod'
import { suggest } from '#catalog/search/suggest.ts'
import { type Route, route } from '#cms/http/route.ts'
import { Suggestions } from '#contract/search.ts'

export const searchRoutes: Route[] = [
  route({
    name: 'search',
    method: 'GET',
    url: '/api/v1/search',
    summary: 'Suggestions under the search field, from 3 characters on, 2 without Latin letters',
    maxAge: 60,
    query: z.object({ s: z.string().max(200).default('') }),
    response: Suggestions,
    handle: ({ cms, query }) => suggest(cms.database, query.s),
  }),
]
