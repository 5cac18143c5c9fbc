import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callUrl } from '@vitrine/contract/calls/call.ts'
import { callList } from '@vitrine/contract/calls/calls.ts'
import { Suggestions, suggestionTypes } from '@vitrine/contract/search.ts'
import { PublicReads } from '@vitrine/gateway/cache/publicReads.ts'
import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import { createContext } from '@vitrine/gateway/sources/context.ts'
import { CmsClient } from '@vitrine/gateway/upstream/cmsClient.ts'
import {
  execute,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql'
import type { z } from 'zod'
import { validValue } from '../gateway/validVariables.ts'
import { contractSample } from './sample.ts'

/** Deeper than any field but those of types that contain themselves, such as menus. */
const maxDepth = 7

/** Fields that have a value in other circumstances only. */
const ofOtherRequests = new Map([
  ['Query.node', 'the id of an object'],
  ['Query.nodes', 'ids of objects'],
  ['Query.similarProducts', 'a product that is gone'],
  ['Mutation.confirmPayment', 'a file'],
  ['ConfirmPaymentPayload.message', 'a file'],
  ['PlaceOrderPayload.cart', 'a total that has changed'],
  ['Filter.within', 'a listing within a category'],
  ['Filter.above', 'a listing within a category'],
  ['Image.pattern', 'addresses of the embedded CMS'],
])
const isOfFailure = (name: string) => name.startsWith('UserError.') || name.endsWith('.userErrors')

/** Texts that a field must have to be read, by its name. */
const texts: Readonly<Record<string, unknown>> = {
  accent: '#5a1e1e',
  adsId: 'AW-12345678',
  arrivesFrom: '2026-11-21',
  arrivesOn: '2026-11-22',
  color: '#5a1e1e',
  endDate: '2026-11-22 09:30:00',
  gtin: '4006381333931',
  id: 'bacs',
  measurementId: 'G-ABC123',
  paymentMethod: 'bacs',
  post_id: 'bacs',
  productId: 'bacs',
  productType: 'simple',
  reason: 'too_small',
  startDate: '2026-11-21 09:30:00',
  status: 'available',
  step: 'placed',
  thumb_html: '<img src="/thumb.jpg" alt="A dress">',
}

/** A response that has every field of its contract, with texts that can be read. */
function fullResponse(contract: z.ZodType): unknown {
  const text = JSON.stringify(contractSample(contract))
  const body: unknown = JSON.parse(text, (name, value: unknown) => {
    if (value === 'https://example.com/text') return texts[name] ?? value
    if (name === 'colors' && Array.isArray(value)) return ['#5a1e1e', '#1e1e5a']
    if (name !== 'sources' || !Array.isArray(value) || !('srcset' in Object(value[0]))) return value
    return ['image/avif', 'image/webp'].map((type) => ({ ...value[0], type }))
  })
  if (contract !== Suggestions || !Array.isArray(body)) return body
  return suggestionTypes.map((type) => ({ ...body[0], type }))
}

/** Starts a CMS that responds to each call with every field of its contract. */
async function startFullCms() {
  const calls = callList.map((call) => ({
    ...call,
    pattern: new RegExp(`^${callUrl(call).replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`),
  }))
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const call = calls.find(
      ({ method, pattern }) =>
        [method].flat().some((item) => item === request.method) && pattern.test(path),
    )
    response.writeHead(call?.response ? 200 : 404, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(call?.response ? fullResponse(call.response) : { code: 'not_found' }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A document that requests every field below a root field, each by an alias such as `Cart__items`. */
class Selection {
  readonly variables: Record<string, unknown> = {}
  readonly #definitions: string[] = []
  readonly #schema: GraphQLSchema

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }

  document(operation: string, root: GraphQLObjectType, field: AnyField): string {
    const selection = this.#field(root, field, 0)
    const definitions = this.#definitions.length > 0 ? `(${this.#definitions.join(', ')})` : ''
    return `${operation} All${definitions} { ${selection} }`
  }

  #field(type: GraphQLObjectType, field: AnyField, depth: number): string {
    const required = field.args.filter(
      (argument) => isNonNullType(argument.type) && argument.defaultValue === undefined,
    )
    const given = required.map((argument) => {
      const name = `v${this.#definitions.length}`
      this.#definitions.push(`$${name}: ${argument.type}`)
      this.variables[name] = validValue(argument.name, argument.type)
      return `${argument.name}: $${name}`
    })
    const texts = given.length > 0 ? `(${given.join(', ')})` : ''
    return `${type.name}__${field.name}: ${field.name}${texts}${this.#below(field.type, depth + 1)}`
  }

  #below(output: GraphQLOutputType, depth: number): string {
    const type = getNamedType(output)
    const types = isAbstractType(type)
      ? this.#schema.getPossibleTypes(type)
      : isObjectType(type)
        ? [type]
        : []
    if (types.length === 0) return ''
    const parts = types.map((type) => {
      const fields = Object.values(type.getFields())
        .filter((field) => depth < maxDepth || !isComposite(field.type))
        .map((field) => this.#field(type, field, depth))
      return `... on ${type.name} { __typename ${fields.join(' ')} }`
    })
    return ` { ${parts.join(' ')} }`
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the parameters of a field's resolver
type AnyField = GraphQLField<any, any>

const isComposite = (output: GraphQLOutputType) => {
  const type = getNamedType(output)
  return isObjectType(type) || isAbstractType(type)
}

/** Adds the names of all fields with a value, such as `Cart.items`. */
function collect(value: unknown, names: Set<string>) {
  if (Array.isArray(value)) for (const item of value) collect(item, names)
  if (typeof value !== 'object' || value === null) return
  for (const [alias, field] of Object.entries(value)) {
    if (field === null || (Array.isArray(field) && field.length === 0)) continue
    names.add(alias.replace('__', '.'))
    collect(field, names)
  }
}

/** Describes each field of the schema that has no value although the CMS sends every field of every contract. */
export async function emptyFields(): Promise<string[]> {
  const schema = createSchema()
  const cms = await startFullCms()
  const client = new CmsClient(cms.url)
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  const names = new Set<string>()
  for (const [operation, root] of roots)
    for (const field of Object.values(root?.getFields() ?? {})) {
      const selection = new Selection(schema)
      const document = parse(selection.document(operation, root as GraphQLObjectType, field))
      const contextValue = createContext({ client, reads: new PublicReads() }, { requestId: 'all' })
      const { data } = await execute({
        ...{ schema, document, contextValue, variableValues: selection.variables },
      })
      collect(data, names)
    }
  await client.close()
  await cms.close()
  return Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`))
    .filter((name) => !names.has(name) && !isOfFailure(name) && !ofOtherRequests.has(name))
    .map(
      (name) =>
        `schema.graphql: no call delivers ${name}. Add it to a contract and its conversion, or to a resolver.`,
    )
}
