import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

interface Options {
  isSecure: boolean
}

/**
 * Helmet's headers for every response, computed once, since setting them one by one for each response costs as much as
 * a request to Redis.
 */
export function securityHeaders({ isSecure }: Options): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({
    // Pages set their own policy; responses of the CMS keep theirs.
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure,
    // Video players require a Referer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })(request, response, () => undefined)
  const headers = Object.entries(response.getHeaders())
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]))
}
