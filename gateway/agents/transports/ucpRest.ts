import type { FastifyInstance, FastifyReply } from 'fastify'
import { AgentError } from '../core/agentError.ts'
import { type AgentOptions, callerOf, featuresOf } from '../core/callers.ts'
import type { Operation } from '../core/operation.ts'
import { capabilities, ucpAddress, ucpMetadata, ucpVersion } from '../core/protocol.ts'
import { limitAgent, runOperation } from '../core/runOperation.ts'
import { offered, operations } from '../operations/operations.ts'

/** Where UCP's REST endpoints begin. */
const endpoint = '/ucp/v1'
const maxBody = 64 * 1024

/** Serves UCP: the profile, and each operation that has a route. */
export function registerUcp(app: FastifyInstance, options: AgentOptions) {
  const absolute = (path: string) => new URL(path, options.siteUrl).href
  app.get('/.well-known/ucp', async (request, reply) => {
    const features = await featuresOf(callerOf(request, options, {}))
    reply.header('cache-control', 'public, max-age=600').header('access-control-allow-origin', '*')
    return profileOf(offered(features), absolute, options)
  })
  app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const known = error instanceof AgentError ? error : problemOf(error)
      if (known.code === 'unavailable' && known !== error)
        request.log.error({ err: error }, 'a UCP request failed')
      return sendProblem(reply, known, error.statusCode)
    })
    scope.addHook('onRequest', (request) => limitAgent(request, options))
    for (const operation of operations) if (operation.route) serve(scope, operation, options)
    scope.all(`${endpoint}/*`, (_, reply) =>
      sendProblem(reply, new AgentError('not_found', 'There is no such endpoint.'), 404),
    )
  })
}

function serve(scope: FastifyInstance, operation: Operation, options: AgentOptions) {
  const { method, path, body: name, status = 200 } = operation.route ?? { method: 'GET', path: '' }
  scope.route<{ Params: { id?: string } }>({
    method,
    url: endpoint + path,
    bodyLimit: maxBody,
    handler: async (request, reply) => {
      const { isOffered } = operation
      if (isOffered && !isOffered(await featuresOf(callerOf(request, options, {}))))
        throw new AgentError('not_found', 'The shop does not offer this.')
      const profile = /(?:^|[\s,;])profile="([^"]{1,500})"/.exec(
        String(request.headers['ucp-agent'] ?? ''),
      )?.[1]
      if (!profile)
        throw new AgentError(
          'invalid',
          'Send the header UCP-Agent: profile="https://…" with the URL of your profile.',
        )
      const key = request.headers['idempotency-key']
      const { body } = await runOperation(
        operation,
        {
          meta: { 'ucp-agent': { profile }, ...(key !== undefined && { 'idempotency-key': key }) },
          ...(request.params.id !== undefined && { id: request.params.id }),
          ...(name && { [name]: request.body ?? {} }),
        },
        request,
        options,
      )
      return reply.code(status).header('cache-control', 'no-store').send(body)
    },
  })
}

/** A fault, without its details, or a request that the server cannot read. */
function problemOf({ statusCode = 500 }: { statusCode?: number }): AgentError {
  if (statusCode === 413)
    return new AgentError('invalid', `A request has at most ${maxBody} bytes.`)
  if (statusCode < 500) return new AgentError('invalid', 'The request cannot be read: send JSON.')
  return new AgentError(
    'unavailable',
    'The shop cannot do this at the moment. Try again in a minute.',
  )
}

function sendProblem(reply: FastifyReply, error: AgentError, status = error.status) {
  const { code, message, severity, retryAfter } = error
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({
      ucp: ucpMetadata([], () => false, 'error'),
      messages: [{ type: 'error', code, content: message, severity }],
    })
}

/** The profile of the shop: what it can do, where, and with which keys it signs. */
function profileOf(
  offeredOperations: readonly Operation[],
  absolute: (path: string) => string,
  { signingKey }: AgentOptions,
) {
  const names = new Set(offeredOperations.flatMap(({ capability }) => capability ?? []))
  const active = Object.entries(capabilities).filter(([name, { extends: parents }]) =>
    parents.length === 0
      ? names.has(name as keyof typeof capabilities)
      : Object.entries(capabilities).some(
          ([parent, each]) =>
            (parents as readonly string[]).includes(each.name) &&
            names.has(parent as keyof typeof capabilities),
        ),
  )
  const service = (transport: 'rest' | 'mcp', path: string, schema: string) => ({
    version: ucpVersion,
    transport,
    endpoint: absolute(path),
    spec: ucpAddress('specification/overview'),
    schema: ucpAddress(`services/shopping/${schema}`),
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
      capabilities: Object.fromEntries(
        active.map(([, { name, schema, extends: parents }]) => [
          name,
          [
            {
              version: ucpVersion,
              spec: ucpAddress(`specification/${schema.replaceAll('_', '-')}`),
              schema: ucpAddress(`schemas/shopping/${schema}.json`),
              ...(parents.length > 0 && { extends: parents.length === 1 ? parents[0] : parents }),
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
    signing_keys: [signingKey.jwk],
  }
}
