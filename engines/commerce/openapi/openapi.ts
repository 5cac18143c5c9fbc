import { callUrl, type Method } from '@vitrine/contract/calls/call.ts'
import { callList, isOptional } from '@vitrine/contract/calls/calls.ts'
import { languages } from '@vitrine/contract/common.ts'
import { z } from 'zod'
import type { Document, Json, Operation, Parameter } from './documentTypes.ts'
import { describeErrors, sharedResponses } from './errorResponses.ts'
import type { CallExample } from './examples/callExample.ts'
import { examples } from './examples/examples.ts'
import { jsonSchemas, usedComponents } from './schemas.ts'

const description = `The calls that the shop makes to a CMS, and those of browsers and other servers that it passes on.

Calls are public or personal. A public response is the same for everyone and has Cache-Control and an ETag; a personal
one is never cached. A call that is optional says how the shop looks without it: a CMS that does not offer it responds
with status 501 or with the code not_found.`

type Call = (typeof callList)[number]
type Schemas = ReturnType<typeof jsonSchemas>

/** The schemas of requests and of responses. */
interface BothSchemas {
  sent: Schemas
  received: Schemas
}

/** Makes the OpenAPI document of the contract: servers, security, parameters, and an example of every body and error. */
export function openApiDocument(): Document {
  const sent = new Map<string, z.ZodType>()
  const received = new Map<string, z.ZodType>()
  for (const { name, params, body, response, ...call } of callList) {
    const query = querySchema({ ...call, response })
    if (params) sent.set(`${name} params`, z.object(params))
    if (query) sent.set(`${name} query`, query)
    if (body) sent.set(`${name} body`, body)
    if (response) received.set(`${name} response`, response)
  }
  const schemas = { sent: jsonSchemas(sent, 'input'), received: jsonSchemas(received, 'output') }
  const paths: Document['paths'] = {}
  for (const call of callList)
    for (const method of [call.method].flat()) {
      const path = callUrl(call)
        .replace(/:(\w+)/g, '{$1}')
        .replace('*', '{path}')
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, method, schemas) }
    }
  const document: Document = {
    openapi: '3.1.0',
    info: {
      title: 'The CMS of Vitrine',
      version: '1',
      summary: 'What a CMS must respond',
      description,
      license: { name: 'GPL-3.0-only', identifier: 'GPL-3.0-only' },
    },
    servers: [
      {
        url: '{address}',
        description: 'A CMS; the gateway calls the one of its variable CMS_URL',
        variables: { address: { default: 'http://127.0.0.1:3001' } },
      },
    ],
    tags: [...new Set(callList.map(tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: {},
      responses: sharedResponses,
      securitySchemes: {
        session: cookie('vitrine_session', 'The session of a signed-in customer'),
        cart: cookie('vitrine_cart', 'The cart of a guest'),
        orderKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-order-key',
          description: "The access key of a guest's order, from its email",
        },
      },
    },
  }
  const components = { ...schemas.sent.components, ...schemas.received.components }
  document.components.schemas = usedComponents(document, components)
  return document
}

const tag = ({ name }: Call) => name.split('.')[0] ?? name

const cookie = (name: string, meaning: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description: meaning,
})

/** The query of a call. A response with a contract has texts, whose language can be chosen. */
function querySchema({ query, response }: Pick<Call, 'query' | 'response'>): z.ZodType | undefined {
  if (!response) return query
  return ((query as z.ZodObject | undefined) ?? z.object({})).safeExtend({
    lang: z.enum(languages).optional(),
  })
}

/** The security requirements of an operation, one of which has to be met. */
const security: Record<NonNullable<Call['access']> | 'visitor', Json[]> = {
  public: [],
  customer: [{ session: [] }],
  order: [{ session: [] }, { orderKey: [] }],
  visitor: [{}, { cart: [] }, { session: [] }],
}

function operation(call: Call, method: Method, { sent, received }: BothSchemas): Operation {
  const { name, summary, access = 'visitor' } = call
  const example = examples[name]
  const isFirst = [call.method].flat()[0] === method
  const parameters = [
    ...(call.params ? parametersOf('path', sent.inPlace(`${name} params`), example) : []),
    ...(callUrl(call).endsWith('*') ? [rest(example)] : []),
    ...(call.query || call.response
      ? parametersOf('query', sent.inPlace(`${name} query`), example)
      : []),
    ...Object.entries(example.headers ?? {}).map(([header, value]) => ({
      ...{ name: header, in: 'header', required: true, schema: { type: 'string' }, example: value },
    })),
  ]
  return {
    operationId: isFirst ? name : `${name}.${method.toLowerCase()}`,
    summary,
    description: describe(call),
    tags: [tag(call)],
    security: security[access],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: requestBody(call, sent, example) }),
    responses: {
      ...(call.redirects?.includes(method)
        ? { '303': redirect }
        : { [call.status ?? 200]: success(call, received, example) }),
      ...describeErrors(example.errors),
    },
  }
}

function describe(call: Call): string {
  const sentences = [call.access === 'public' ? 'Public.' : 'Personal.']
  if (call.neutralOf) sentences.push(`Optional: the neutral name of ${call.neutralOf}.`)
  else if (isOptional(call)) sentences.push(`Optional. Without it: ${call.without}`)
  return sentences.join(' ')
}

/** The parameters in the properties of a schema. */
function parametersOf(place: string, { properties, required }: Json, { parameters }: CallExample) {
  const isRequired = (name: string) =>
    place === 'path' || (Array.isArray(required) && required.includes(name))
  return Object.entries(properties as Record<string, Json>).map(
    ([name, { description: meaning, ...schema }]): Parameter => ({
      schema,
      in: place,
      name,
      required: isRequired(name),
      ...(typeof meaning === 'string' && { description: meaning }),
      ...(parameters?.[name] !== undefined && { example: parameters[name] }),
    }),
  )
}

/** The rest of a path that ends with `*`. */
const rest = ({ parameters }: CallExample): Parameter => ({
  ...{ schema: { type: 'string' }, in: 'path', name: 'path', required: true },
  example: parameters?.['path'],
})

/** The body of a call with its example, and a part of its own for the file of a form. */
function requestBody({ name, consumes, file }: Call, sent: Schemas, { body }: CallExample) {
  let schema = sent.at(`${name} body`)
  if (file) {
    const form = sent.inPlace(`${name} body`)
    const { properties, required } = form as { properties: Json; required: string[] }
    const part = { type: 'string', contentMediaType: [...new Set(file.types)].join(', ') }
    schema = {
      ...form,
      properties: { ...properties, [file.name]: part },
      required: [...required, file.name],
    }
  }
  const example = body !== undefined && { example: body }
  return { required: true, content: { [consumes ?? 'application/json']: { schema, ...example } } }
}

const redirect = {
  description: 'A redirect',
  headers: { Location: { schema: { type: 'string' } } },
}

function success(
  { name, response, produces = '*/*' }: Call,
  received: Schemas,
  example: CallExample,
) {
  const type = response ? 'application/json' : produces
  const schema = response ? received.at(`${name} response`) : {}
  const given = example.response !== undefined && { example: example.response }
  return { description: 'Success', content: { [type]: { schema, ...given } } }
}
