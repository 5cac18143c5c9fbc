import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { CallToolResult, JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AgentError } from '../core/agentError.ts'
import { type AgentOptions, createCaller, type Operation } from '../core/caller.ts'
import { failureContent, parseJson } from '../core/protocol.ts'
import { limitAgent, maxBody, runOperation } from '../core/runOperation.ts'
import { createMcpServer } from './mcpServer.ts'

/** Serves MCP at /mcp: Streamable HTTP without sessions, each request complete in itself. */
export function registerMcp(app: FastifyInstance, options: AgentOptions) {
  const { hostname, origin } = new URL(options.siteUrl)
  const hosts = new Set([hostname, 'localhost', '127.0.0.1', '[::1]'])
  app.register(async (scope) => {
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
      const text =
        status === 413 ? `A request has at most ${maxBody} bytes.` : 'The request failed.'
      return sendProblem(reply, status, status < 500 ? -32600 : -32603, text)
    })
    scope.addHook('onRequest', async (request, reply) => {
      // A page of another site must not use a visitor's browser to reach a shop on the visitor's network.
      const { origin: from, host } = request.headers
      const isOwn =
        hosts.has(URL.parse(`http://${host}`)?.hostname ?? '') &&
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

async function respond(request: FastifyRequest, reply: FastifyReply, options: AgentOptions) {
  const text = String(request.body ?? '')
  const parsedBody = parseJson(text)
  // A batch counts as many.
  const messages = [parsedBody].flat()
  for (const message of messages) readArguments(message)
  await limitAgent(request, options, Math.max(1, messages.length))
  const caller = createCaller(request, options)
  const run = async (
    operation: Operation,
    input: Record<string, unknown>,
  ): Promise<CallToolResult> => {
    try {
      const { body, text } = await runOperation(operation, input, request, options)
      return { content: [{ type: 'text', text }], structuredContent: body }
    } catch (error) {
      if (!(error instanceof AgentError)) throw error
      const content = [{ type: 'text' as const, text: error.message }]
      return { isError: true, content, structuredContent: failureContent(error) }
    }
  }
  const server = createMcpServer(caller, run)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const responses: JSONRPCMessage[] = []
  const isRequest = (item: unknown) => 'id' in Object(item) && 'method' in Object(item)
  const expected = messages.filter(isRequest).length
  // Taken from the transport before it makes a web Response, which costs as much as a search.
  const answered = new Promise<JSONRPCMessage[]>((resolve) => {
    transport.send = async (message) => {
      if (responses.push(message) === expected) resolve(responses)
    }
  })
  await server.connect(transport)
  // Neither is closed: they hold nothing, and closing makes errors for requests that have just ended.
  const web = webRequest(request, parsedBody === undefined ? text : null)
  const outcome = await Promise.race([answered, transport.handleRequest(web, { parsedBody })])
  reply.header('cache-control', 'no-store')
  if (Array.isArray(outcome)) return reply.send(Array.isArray(parsedBody) ? outcome : outcome[0])
  const type = outcome.headers.get('content-type')
  if (type) reply.header('content-type', type)
  return reply.code(outcome.status).send(await outcome.text())
}

/** Accepts two mistakes of clients: arguments as JSON text, and null instead of no arguments. */
function readArguments(message: unknown) {
  const { params } = Object(message)
  const given = Object(params)
  if (typeof given.arguments === 'string') given.arguments = parseJson(given.arguments)
  if (given.arguments === null) delete given.arguments
}

/** The parts of a web Request that the transport reads, with malformed JSON as text, for the transport's own error. */
function webRequest({ headers }: FastifyRequest, malformed: string | null): Request {
  if (malformed !== null)
    return new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { accept: String(headers.accept), 'content-type': String(headers['content-type']) },
      body: malformed,
    })
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const headerMap = new Map(entries)
  const read = {
    get: (name: string) => headerMap.get(name) ?? null,
    entries: () => headerMap.entries(),
  }
  return { method: 'POST', url: 'http://localhost/mcp', headers: read } as unknown as Request
}
