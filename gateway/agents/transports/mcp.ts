import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AgentError } from '../core/agentError.ts'
import { type AgentOptions, callerOf, featuresOf } from '../core/callers.ts'
import type { Operation } from '../core/operation.ts'
import { limitAgent, runOperation } from '../core/runOperation.ts'
import { operations } from '../operations/operations.ts'
import { createMcpServer, failed } from './mcpServer.ts'

/** Maximum bytes of a request. */
const maxBody = 64 * 1024

/** Serves MCP at /mcp: Streamable HTTP without sessions, each request complete in itself. */
export function registerMcp(app: FastifyInstance, options: AgentOptions) {
  const { hostname, origin } = new URL(options.siteUrl)
  const hosts = new Set([hostname, 'localhost', '127.0.0.1', '[::1]'])
  app.register(async (scope) => {
    // The transport parses the text itself, so that malformed JSON gets the error of JSON-RPC.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBody }, (_, text, done) =>
      done(null, text),
    )
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof AgentError) {
        if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
        return sendProblem(reply, error.status, -32000, error.message)
      }
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error({ err: error }, 'an MCP request failed')
      const isTooLarge = status === 413
      const text = isTooLarge ? `A request has at most ${maxBody} bytes.` : 'The request failed.'
      return sendProblem(reply, status, status < 500 ? -32600 : -32603, text)
    })
    scope.addHook('onRequest', async (request, reply) => {
      // A page of another site must not use a visitor's browser to reach a shop on the visitor's network.
      const { origin: from, host } = request.headers
      const isOwn =
        hosts.has(new URL(`http://${host}`).hostname) &&
        (!from || from === origin || hosts.has(URL.parse(from)?.hostname ?? ''))
      if (!isOwn) return sendProblem(reply, 403, -32600, 'This host or origin is not allowed.')
    })
    scope.post('/mcp', (request, reply) => respond(request, reply, options))
    scope.route({
      method: ['GET', 'DELETE'],
      url: '/mcp',
      handler: (_, reply) =>
        sendProblem(reply.header('allow', 'POST'), 405, -32600, 'Send requests by POST.'),
    })
  })
}

const sendProblem = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply.code(status).send({ jsonrpc: '2.0', error: { code, message }, id: null })

/** The number of messages in a request: a batch counts as many. */
function countOf(text: string): number {
  if (!text.trimStart().startsWith('[')) return 1
  return Math.max(1, text.split('"method"').length - 1)
}

async function respond(request: FastifyRequest, reply: FastifyReply, options: AgentOptions) {
  const text = typeof request.body === 'string' ? request.body : ''
  await limitAgent(request, options, countOf(text))
  const caller = callerOf(request, options, {})
  const run = async (
    operation: Operation,
    input: Record<string, unknown>,
  ): Promise<CallToolResult> => {
    try {
      const { body, text: content } = await runOperation(operation, input, request, options)
      return { content: [{ type: 'text', text: content }], structuredContent: body }
    } catch (error) {
      if (error instanceof AgentError) return failed(error, caller)
      throw error
    }
  }
  const server = createMcpServer({ operations, features: () => featuresOf(caller), run, caller })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value)
  try {
    const response = await transport.handleRequest(
      new Request(new URL('/mcp', options.siteUrl), { method: 'POST', headers, body: text }),
    )
    reply.code(response.status).header('cache-control', 'no-store')
    const type = response.headers.get('content-type')
    if (type) reply.header('content-type', type)
    return await reply.send(await response.text())
  } finally {
    await server.close()
  }
}
