import { contractRoutes, factsOf, isOptional } from '../suite/calls/allCalls.ts'
import type { Document, Json, Operation } from './documentTypes.ts'
import { describeErrors, sharedResponses } from './errorResponses.ts'
import { requestBody } from './requestBody.ts'
import { routesDocument } from './routesDocument.ts'
import { looseSchemas, usedSchemas } from './schemas.ts'

const description = `The calls that the shop makes to a CMS. docs/rest describes every field; this document is generated from
the contracts in contract/ and the examples in tests/contract/calls/.

Calls are public or personal. A public response is the same for everyone and has Cache-Control and an ETag; a personal
one is never cached. A call that is optional says how the shop looks without it: a CMS that does not offer it responds
with status 501 or with the code not_found.`

/** Makes the OpenAPI document of the contract: servers, security, parameters, and an example of every body and error. */
export async function openApiDocument(): Promise<Document> {
  const { paths, components } = await routesDocument()
  const described = Object.entries(paths).map(([path, methods]) => [
    path.replace('{*}', '{path}'),
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        describeOperation(operation, method),
      ]),
    ),
  ])
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
    tags: [...new Set(contractRoutes.map(({ name }) => name.split('.')[0]))].map((name) => ({
      name,
    })),
    paths: Object.fromEntries(described),
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
  const schemas = looseSchemas(components.schemas)
  document.components.schemas = usedSchemas(document, schemas)
  return document
}

const cookie = (name: string, meaning: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description: meaning,
})

/** The permitted callers of an operation, as security requirements, of which one has to be met. */
function securityOf(name: string, isPublic: boolean): Json[] {
  if (isPublic) return []
  const { access } = factsOf(name)
  if (access === 'customer') return [{ session: [] }]
  if (access === 'order') return [{ session: [] }, { orderKey: [] }]
  return [{}, { cart: [] }, { session: [] }]
}

function describeOperation(operation: Operation, method: string): Operation {
  const route = contractRoutes.find(({ name }) =>
    [name, `${name}.${method}`].includes(operation.operationId),
  )
  if (!route) throw new Error(`No route is named ${operation.operationId}`)
  const facts = factsOf(route.name)
  const isPublic = route.maxAge !== undefined || route.name === 'media'
  const example = (name: string) => facts.parameters?.[name === '*' ? 'path' : name]
  const parameters = (operation.parameters ?? [])
    // The key of an order is sent as a header (security.secrets.queries).
    .filter(({ name }) => !(name === 'key' && facts.access === 'order'))
    .map((parameter) => ({
      ...parameter,
      name: parameter.name === '*' ? 'path' : parameter.name,
      ...(example(parameter.name) !== undefined && { example: example(parameter.name) }),
    }))
  const headers = Object.entries(facts.headers ?? {}).map(([name, value]) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
    example: value,
  }))
  const all = [...parameters, ...headers]
  const [status = '200'] = Object.keys(operation.responses)
  return {
    operationId: operation.operationId,
    summary: operation.summary,
    description: describe(route.name, isPublic),
    tags: operation.tags,
    security: securityOf(route.name, isPublic),
    ...(all.length > 0 && { parameters: all }),
    ...requestBody(route, operation, facts.body),
    responses: {
      ...(facts.redirects?.includes(method.toUpperCase())
        ? { '303': redirect }
        : { [status]: success(operation.responses[status], facts.response) }),
      ...describeErrors(facts.errors),
    },
  }
}

function describe(name: string, isPublic: boolean): string {
  const { without, neutralOf } = factsOf(name)
  const sentences = [isPublic ? 'Public.' : 'Personal.']
  if (neutralOf) sentences.push(`Optional: the neutral name of ${neutralOf}.`)
  else if (isOptional(name)) sentences.push(`Optional. Without it: ${without}`)
  return sentences.join(' ')
}

const redirect = {
  description: 'A redirect',
  headers: { Location: { schema: { type: 'string' } } },
}

function success(response: Operation['responses'][string] | undefined, example: unknown) {
  const content = response?.content ?? {}
  const [type = '*/*'] = Object.keys(content)
  const { schema = {} } = content[type] ?? {}
  return {
    description: 'Success',
    content: { [type]: { schema, ...(example !== undefined && { example }) } },
  }
}
