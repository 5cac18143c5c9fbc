import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@vitrine/web/core/data/client.ts'
import { buildSchema, execute, GraphQLError, parse } from 'graphql'
import { onTestFinished } from 'vitest'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const texts: Record<string, string> = JSON.parse(
  readFileSync('web/generated/persistedDocuments.json', 'utf8'),
)

/** A request as the gateway received it. */
export interface Received {
  operation: string
  method: string
  url: string
  headers: IncomingMessage['headers']
  variables: Record<string, unknown>
  /** Whether the client closed the connection before the response. */
  isAborted: () => boolean
}

/** Handles a request instead of the schema, for example to delay it or to make it fail. */
type Handler = (received: Received, response: ServerResponse) => boolean | Promise<boolean>

/**
 * Starts a gateway that executes the persisted documents on `root`, whose functions are the resolvers of their fields.
 */
export async function startGateway(root: Record<string, unknown>) {
  const received: Received[] = []
  let handle: Handler = () => false
  const server = createServer(async (request, response) => {
    const { hash, ...rest } = await read(request)
    const entry = { ...rest, isAborted: () => request.socket.destroyed && !response.writableEnded }
    received.push(entry)
    if (await handle(entry, response)) return
    const document = parse(texts[hash] ?? '{ __typename }')
    const result = await execute({
      schema,
      document,
      rootValue: root,
      variableValues: rest.variables,
    })
    response.setHeader('content-type', 'application/graphql-response+json')
    response.end(JSON.stringify(result))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    /** The requests so far, in order. */
    received,
    /** Passes requests to `handler` first; those for which it returns false are executed as usual. */
    intercept: (handler: Handler) => {
      handle = handler
    },
  }
}

/** Starts a gateway with these values and creates a client of it. */
export async function startClient(root: Record<string, unknown>, options: object = {}) {
  const gateway = await startGateway(root)
  return { gateway, client: createClient({ endpoint: gateway.endpoint, ...options }) }
}

/** Creates a resolver that fails with a message of the CMS. */
export const rejectWith =
  (message: string, code = 'CONFLICT') =>
  (): never => {
    throw new GraphQLError(message, { extensions: { code, isSpecific: true } })
  }

async function read(request: IncomingMessage) {
  const { searchParams } = new URL(request.url ?? '', 'http://gateway')
  const chunks = await request.toArray()
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{}')
  const extensions = body.extensions ?? JSON.parse(searchParams.get('extensions') ?? '{}')
  return {
    hash: String(extensions.persistedQuery?.sha256Hash),
    operation: String(body.operationName ?? searchParams.get('operationName')),
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    variables: body.variables ?? JSON.parse(searchParams.get('variables') ?? '{}'),
  }
}

/** Creates a point at which a handler waits until the test opens it. */
export function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}
