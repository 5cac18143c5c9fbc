/** Milliseconds after which a connection is closed that holds resources without need (security.connections.*). */
export interface ConnectionTimeouts {
  /** The time to receive the headers of a request, from the connection or from their first byte. */
  headers: number
  /** The time to receive a whole request, long enough for a slip over a slow connection. */
  request: number
  /** The time between two requests, longer than a proxy in front keeps its connections. */
  keepAlive: number
  /** The time without a byte in either direction, as of a client that does not read its response. */
  idle: number
  /** The time between two checks of `headers` and `request`. */
  interval: number
}

const defaults: ConnectionTimeouts = {
  headers: 10_000,
  request: 60_000,
  keepAlive: 65_000,
  idle: 75_000,
  interval: 5000,
}

/** The options of the server for these timeouts, without one for idle sockets in development, because of hot reload. */
export function connectionTimeouts({
  isDevelopment = false,
  ...given
}: Partial<ConnectionTimeouts> & { isDevelopment?: boolean | undefined }) {
  const { headers, request, keepAlive, idle, interval } = { ...defaults, ...given }
  return {
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionTimeout: isDevelopment ? 0 : idle,
    http: { headersTimeout: headers, connectionsCheckingInterval: interval },
  }
}
