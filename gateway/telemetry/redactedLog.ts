import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { redactAddresses } from '#server/monitoring/redactAddresses.ts'

/** The path of a request, with the name of its GraphQL operation and without other parameters. */
export function loggedAddress(url: string): string {
  const [path = '', query] = url.split('?', 2)
  const operation = query && new URLSearchParams(query).get('operationName')
  return operation && /^\w{1,100}$/.test(operation) ? `${path}?operationName=${operation}` : path
}

/**
 * The options of the log: requests are logged without parameters, and whatever libraries log about an address loses its
 * secrets (security.secrets.logs).
 */
export function redactedLog(
  logger: FastifyServerOptions['logger'],
): FastifyServerOptions['logger'] {
  if (!logger) return false
  const options = logger === true ? {} : logger
  return {
    ...options,
    serializers: {
      ...options.serializers,
      // The headers of an upload, with its cookies.
      busboyOptions: () => undefined,
      req: ({ method, url, host, ip }: FastifyRequest) => ({
        method,
        url: loggedAddress(url),
        host,
        remoteAddress: ip,
      }),
    },
    hooks: { ...options.hooks, streamWrite: redactAddresses },
  }
}
