import type { FastifyInstance, FastifyReply } from 'fastify'
import { AgentError } from '../core/agentError.ts'
import {
  type AgentOptions,
  createAbsoluteUrl,
  createCaller,
  hasCheckout,
  type Operation,
} from '../core/caller.ts'
import { capabilities, failureContent, ucpAddress, ucpVersion } from '../core/protocol.ts'
import { limitAgent, maxBody, runOperation } from '../core/runOperation.ts'
import { offered, operations } from '../operations/operations.ts'

/** The path of UCP's REST endpoints. */
const endpoint = '/ucp/v1'

/** Serves UCP: the profile, and each operation that has a route. */
export function registerUcp(app: FastifyInstance, options: AgentOptions) {
  app.get('/.well-known/ucp', async (request, reply) => {
    const active = await offered(createCaller(request, options))
    reply.header('cache-control', 'public, max-age=600').header('access-control-allow-origin', '*')
    return profileOf(active, options)
  })
  app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof AgentError) return sendProblem(reply, error)
      const problem = problemOf(error)
      if (problem.code === 'unavailable') request.log.error({ err: error }, 'a UCP request failed')
      return sendProblem(reply, problem, error.statusCode)
    })
    scope.addHook('onRequest', (request) => limitAgent(request, options))
    for (const operation of operations) serve(scope, operation, options)
    scope.all(`${endpoint}/*`, (_, reply) =>
      sendProblem(reply, new AgentError('not_found', 'There is no such endpoint.'), 404),
    )
  })
}

function serve(scope: FastifyInstance, operation: Operation, options: AgentOptions) {
  const { route, needsCheckout } = operation
  if (!route) return
  const { method, path, body: name, status = 200 } = route
  scope.route<{ Params: { id?: string } }>({
    method,
    url: endpoint + path,
    bodyLimit: maxBody,
    handler: async (request, reply) => {
      if (needsCheckout && !(await hasCheckout(createCaller(request, options))))
        throw new AgentError('not_found', 'The shop does not offer this.')
      const { 'ucp-agent': agent = '', 'idempotency-key': key } = request.headers
      const [, profile] = /(?:^|[\s,;])profile="([^"]{1,500})"/.exec(String(agent)) ?? []
      if (!profile) {
        const message =
          'Send the header UCP-Agent: profile="https://…" with the URL of your profile.'
        throw new AgentError('invalid', message)
      }
      const input = {
        meta: { 'ucp-agent': { profile }, ...(key !== undefined && { 'idempotency-key': key }) },
        ...request.params,
        ...(name && { [name]: request.body ?? {} }),
      }
      const { body } = await runOperation(operation, input, request, options)
      return reply.code(status).header('cache-control', 'no-store').send(body)
    },
  })
}

/** A fault, without its details, or a request that the server cannot read. */
function problemOf({ statusCode = 500 }: { statusCode?: number }): AgentError {
  if (statusCode >= 500)
    return new AgentError(
      'unavailable',
      'The shop cannot do this at the moment. Try again in a minute.',
    )
  const isTooLarge = statusCode === 413
  const text = isTooLarge ? `has at most ${maxBody} bytes` : 'cannot be read: send JSON'
  return new AgentError('invalid', `The request ${text}.`)
}

function sendProblem(reply: FastifyReply, error: AgentError, status = error.status) {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  return reply.code(status).header('cache-control', 'no-store').send(failureContent(error))
}

/** The profile of the shop: what it can do, where, and with which keys it signs. */
function profileOf(active: readonly Operation[], { siteUrl, signingKey }: AgentOptions) {
  const absolute = createAbsoluteUrl(siteUrl)
  const names = new Set<string>(
    active.flatMap(({ capability }) => (capability ? [capabilities[capability].name] : [])),
  )
  const service = (transport: 'rest' | 'mcp', path: string, schema: string) => ({
    version: ucpVersion,
    transport,
    endpoint: absolute(path),
    spec: ucpAddress('specification/overview'),
    schema: ucpAddress(`services/shopping/${schema}`),
  })
  const entries = Object.values(capabilities).flatMap(({ name, schema, extends: parents }) => {
    // An extension is offered with what it extends.
    const isActive =
      parents.length > 0 ? parents.some((parent) => names.has(parent)) : names.has(name)
    const described = {
      version: ucpVersion,
      spec: ucpAddress(`specification/${schema.replaceAll('_', '-')}`),
      schema: ucpAddress(`schemas/shopping/${schema}.json`),
      ...(parents.length > 0 && { extends: parents.length === 1 ? parents[0] : parents }),
    }
    return isActive ? [[name, [described]] as const] : []
  })
  return {
    ucp: {
      version: ucpVersion,
      services: {
        'dev.ucp.shopping': [
          service('rest', endpoint, 'rest.openapi.json'),
          service('mcp', '/mcp', 'mcp.openrpc.json'),
        ],
      },
      capabilities: Object.fromEntries(entries),
      payment_handlers: {},
    },
    signing_keys: [signingKey.jwk],
  }
}
