import { z } from 'zod'
import * as cart from '#gateway/contracts/cart.ts'
import * as catalog from '#gateway/contracts/catalog.ts'
import * as common from '#gateway/contracts/common.ts'
import * as content from '#gateway/contracts/content.ts'
import * as customer from '#gateway/contracts/customer.ts'
import * as orders from '#gateway/contracts/orders.ts'
import * as search from '#gateway/contracts/search.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>
type Io = 'input' | 'output'

const contracts = z.registry<{ id: string }>()
for (const domain of [common, catalog, search, content, cart, customer, orders]) {
  for (const [id, schema] of Object.entries(domain)) {
    if (schema instanceof z.ZodType && !contracts.has(schema)) contracts.add(schema, { id })
  }
}

/** OpenAPI 3.1 of the calls, their contracts as named components. */
export function describeApi(routes: readonly Route[]) {
  const uri = (id: string) => `#/components/schemas/${id}`
  const { schemas } = z.toJSONSchema(contracts, { uri, unrepresentable: 'any' })
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], ...operations(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine CMS', version: '1', description: 'What a CMS answers to the shop.' },
    paths,
    components: { schemas: Object.fromEntries(Object.entries(schemas).map(withoutIds)) },
  }
}

function operations(route: Route): Json {
  const operation = {
    summary: route.summary,
    tags: [route.name.split('.')[0]],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body
      ? { requestBody: { content: body(route, jsonSchema(route.body, 'input')) } }
      : {}),
    responses: {
      [route.status ?? 200]: {
        description: 'Success',
        content: route.answer
          ? { 'application/json': { schema: reference(route.answer) } }
          : { [route.produces ?? '*/*']: {} },
      },
      default: {
        description: 'A refusal or a failure',
        content: { 'application/json': { schema: reference(common.Problem) } },
      },
    },
  }
  const methods = [route.method].flat()
  return Object.fromEntries(
    methods.map((method, place) => [
      method.toLowerCase(),
      { operationId: place ? `${route.name}.${method.toLowerCase()}` : route.name, ...operation },
    ]),
  )
}

function body(route: Route, schema: Json) {
  return { [route.consumes ?? 'application/json']: { schema } }
}

function parameters(schema: z.ZodType | undefined, location: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || (required as string[]).includes(name),
    schema: property,
  }))
}

function reference(schema: z.ZodType): Json {
  const id = contracts.get(schema)?.id
  return id ? { $ref: `#/components/schemas/${id}` } : jsonSchema(schema, 'output')
}

function jsonSchema(schema: z.ZodType, io: Io): Json & { properties?: Json } {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as Json & { properties?: Json }
}

function withoutIds([id, schema]: [string, Json]) {
  const { $schema, $id, ...rest } = schema
  return [id, rest]
}
