import { languages, Problem } from '@vitrine/contract/common.ts'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import type { Route } from './route.ts'

/** The schemas by which a route's requests are validated and its responses serialized. */
export function routeSchema(route: Route): FastifySchema {
  const querystring = querySchema(route)
  return {
    ...(route.params && { params: route.params }),
    ...(querystring && { querystring }),
    ...(route.body && { body: route.body }),
    response: {
      ...(route.response && { [route.status ?? 200]: json(route.response) }),
      default: json(Problem),
    },
  }
}

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })

/**
 * The query of a call. A response with a contract has texts, whose language can be chosen; any value but `th` is
 * English.
 */
function querySchema({ query, response }: Route): z.ZodType | undefined {
  if (!response) return query
  const lang = z.enum(languages).optional().catch(undefined)
  return ((query as z.ZodObject | undefined) ?? z.object({})).safeExtend({ lang })
}
