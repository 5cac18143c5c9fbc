import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql'
import { createSchema } from '#gateway/graphql/schema.ts'
import { createGateway } from '#gateway/server/server.ts'
import { startExampleCms } from './exampleCms.ts'

const schema = createSchema()

/** The operation with a file, which cannot be sent as JSON, and its call. */
const withFile = new Map([['ConfirmPayment', ['payment.confirm']]])

/** Values of fields whose text the gateway checks. */
const validFields: Record<string, string> = { birthDate: '1990-01-31' }

/** A value of an input type, with its required fields only. */
function sampleValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleValue(type.ofType)
  if (isListType(type)) return [sampleValue(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, validFields[field.name] ?? sampleValue(field.type)]),
    )
  const values: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Money: 1,
    Boolean: true,
    Date: '1990-01-31',
  }
  // Suggestions are requested from three characters on.
  return values[type.name] ?? 'xxx'
}

/** The name of a document's operation, and variables for what it requires. */
function readOperation(text: string) {
  const operation = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('a document has no operation')
  const variables = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const known = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1])
    return isNonNullType(known)
      ? [[variable.name.value, sampleValue(known as GraphQLInputType)]]
      : []
  })
  return { name: operation.name?.value ?? '', variables: Object.fromEntries(variables) }
}

/** A document of the shop, with the variables to send it with; by default what it requires. */
export interface Request {
  text: string
  variables?: object
}

/**
 * Sends documents to a gateway before the example CMS. Resolves with the operation and the calls of each.
 * @throws {Error} when an operation makes no call, for example because its variables are rejected
 */
export async function callsOf(requests: readonly Request[]) {
  await using cms = await startExampleCms()
  const shedding = { maxDelay: 0 }
  const gateway = await createGateway({ cmsUrl: cms.url, siteUrl: 'http://localhost', shedding })
  const results: { operation: string; calls: string[] }[] = []
  for (const { text, variables } of requests) {
    const operation = readOperation(text)
    cms.called.length = 0
    const { payload } = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: text, variables: variables ?? operation.variables },
    })
    const calls = withFile.get(operation.name) ?? cms.called
    if (calls.length === 0) throw new Error(`${operation.name} makes no call: ${payload}`)
    results.push({ operation: operation.name, calls: [...calls] })
  }
  await gateway.close()
  return results
}
