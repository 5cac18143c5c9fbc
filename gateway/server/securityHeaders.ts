import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

interface Options {
  /** Whether the shop is reached by https alone. */
  isSecure: boolean
}

/**
 * The headers that helmet gives every answer. None depends on the request, so they are made once; setting them one by
 * one for each answer costs as much as an exchange with Redis.
 */
export function securityHeaders({ isSecure }: Options): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({
    // Pages bring a policy with a nonce of their own; what the CMS answers keeps its own.
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure,
    // Films are only played to pages that say where they stand.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })(request, response, () => undefined)
  const headers = Object.entries(response.getHeaders())
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]))
}
