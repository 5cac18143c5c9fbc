/** The five-character SQLSTATE of a database error, however Drizzle wrapped it. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return error.code
  }
  return sqlState(error.cause)
}
