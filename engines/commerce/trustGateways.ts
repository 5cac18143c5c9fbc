import { gatewaySecretHeader } from '@vitrine/contract/common.ts'
import { isSame } from '@vitrine/contract/service/tokens.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Whether a request has the secret of the gateways. */
export function isFromGateway({ headers }: FastifyRequest, secret: string | undefined): boolean {
  const given = headers[gatewaySecretHeader]
  return secret !== undefined && typeof given === 'string' && isSame(given, secret)
}

/**
 * Ignores the visitor's address in a request without the gateways' secret (security.cms.gateway-secret), unless it comes
 * through another proxy, such as that of the back office.
 */
export function trustGateways(
  app: FastifyInstance,
  secret: string,
  isProxied: (request: FastifyRequest) => boolean = () => false,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Empty, not absent: what is open to this machine only must still see that a proxy sent the request.
    if (
      request.headers['x-forwarded-for'] !== undefined &&
      !isFromGateway(request, secret) &&
      !isProxied(request)
    )
      request.raw.headers['x-forwarded-for'] = ''
    done()
  })
}
