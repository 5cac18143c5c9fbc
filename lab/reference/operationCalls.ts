import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import { createGateway } from '@vitrine/gateway/server/server.ts'
import { readOperation, validValue } from '@vitrine/tests/support/gateway/validVariables.ts'
import { isNonNullType } from 'graphql'
import { startExampleCms } from './exampleCms.ts'

const schema = createSchema()

/** The operation with a file, which cannot be sent as JSON, and its call. */
const withFile = new Map([['ConfirmPayment', ['payment.confirm']]])

/** The name of a document's operation, and variables for what it requires. */
function requirementsOf(text: string) {
  const { name, variables } = readOperation(schema, text)
  const required = variables.filter(({ type }) => isNonNullType(type))
  return {
    name,
    variables: Object.fromEntries(
      required.map((item) => [item.name, validValue(item.name, item.type, 'required')]),
    ),
  }
}

/** A document of the shop with the variables to send, by default those that it requires. */
export interface Request {
  text: string
  variables?: object
}

/**
 * Sends documents to a gateway before the example CMS, and resolves with the operation and the calls of each.
 * @throws {Error} when an operation makes no call, for example because its variables are rejected
 */
export async function executeRequests(requests: readonly Request[]) {
  await using cms = await startExampleCms()
  const shedding = { maxDelay: 0 }
  const gateway = await createGateway({ cmsUrl: cms.url, siteUrl: 'http://localhost', shedding })
  const results: { operation: string; calls: string[] }[] = []
  for (const { text, variables } of requests) {
    const operation = requirementsOf(text)
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
