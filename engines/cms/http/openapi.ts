import swagger from '@fastify/swagger'
import * as cart from '@vitrine/contract/cart.ts'
import * as catalog from '@vitrine/contract/catalog.ts'
import * as common from '@vitrine/contract/common.ts'
import { languages, Problem } from '@vitrine/contract/common.ts'
import * as content from '@vitrine/contract/content.ts'
import * as customer from '@vitrine/contract/customer.ts'
import * as orders from '@vitrine/contract/orders.ts'
import * as search from '@vitrine/contract/search.ts'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Route } from './route.ts'

/** Names every schema of the contract as it is exported, so that OpenAPI has it as a component. */
function nameContracts() {
  for (const domain of [common, catalog, search, content, cart, customer, orders]) {
    for (const [id, schema] of Object.entries(domain)) {
      // A query becomes a list of parameters, which cannot be a component.
      if (!(schema instanceof z.ZodType) || id.endsWith('Query')) continue
      const metadata = z.globalRegistry.get(schema)
      if (!metadata?.id) z.globalRegistry.add(schema, { ...metadata, id })
    }
  }
}

/** Collects an OpenAPI 3.1 document from the routes that are registered afterwards. */
export async function registerOpenApi(app: FastifyInstance) {
  nameContracts()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vitrine CMS', version: '1', description: 'The REST API that the shop uses.' },
    },
    hideUntagged: true,
    // Calls of staff are no part of the contract: /staff/openapi.json describes them.
    transform: (route) =>
      route.url.startsWith('/staff/')
        ? { ...route, schema: { hide: true } }
        : jsonSchemaTransform(route),
    transformObject: jsonSchemaTransformObject,
  })
}

/** The schemas of one method of a route, for validation, serialization and the OpenAPI document. */
export function fastifySchema(route: Route, method: string): FastifySchema {
  const [domain = route.name] = route.name.split('.')
  const isFirst = [route.method].flat()[0] === method
  return {
    operationId: isFirst ? route.name : `${route.name}.${method.toLowerCase()}`,
    summary: route.summary,
    tags: [domain],
    ...(route.consumes && { consumes: [route.consumes] }),
    ...(route.params && { params: route.params }),
    ...queryOf(route),
    ...(route.body && { body: route.body }),
    response: {
      [route.status ?? 200]: {
        description: 'Success',
        content: route.response
          ? { 'application/json': { schema: route.response } }
          : { [route.produces ?? '*/*']: { schema: z.unknown() } },
      },
      default: {
        description: 'An error',
        content: { 'application/json': { schema: Problem } },
      },
    },
  }
}

/** The query of a call. A response with a contract has texts, whose language can be chosen; any value but `th` is English. */
function queryOf({ query, response }: Route) {
  if (!response) return query && { querystring: query }
  const lang = z.enum(languages).optional().catch(undefined)
  return { querystring: ((query as z.ZodObject) ?? z.object({})).safeExtend({ lang }) }
}
