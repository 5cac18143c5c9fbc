import { redactAddresses, requestSerializers } from '@vitrine/contract/service/redactAddresses.ts'
import type { FastifyServerOptions } from 'fastify'

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
    serializers: { ...options.serializers, ...requestSerializers },
    hooks: { ...options.hooks, streamWrite: redactAddresses },
  }
}
