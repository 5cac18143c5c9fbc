/** The five-character SQLSTATE of a database error, however Drizzle wrapped it. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return error.code
  }
  return sqlState(error.cause)
}

/** Errors of the operating system and of the driver after which there is no connection. */
const codes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])
/** SQL states of a server that has lost a connection, shuts down, starts up, or has too many connections. */
const states = /^(08...|57P0[1-3]|53300)$/

/** Whether a statement failed because the connection to the database was lost or not made, however Drizzle wrapped it. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return codes.has(code) || states.test(code) || isConnectionLoss(error.cause)
}
