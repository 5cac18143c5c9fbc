import postgres from 'postgres'

/** The mark that a complete seed leaves in the store's metadata. */
export interface EngineState {
  fingerprint: string
  publishableKey: string
}

/** Codes of PostgreSQL for a table or column that does not exist: the database is not migrated. */
const notMigrated = ['42P01', '42703']

/**
 * Reads which seed the database of the engine contains, or null before its first one.
 * @throws {Error} when the database cannot be reached
 */
export async function readEngineState(databaseUrl: string): Promise<EngineState | null> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => {} })
  try {
    const rows = await sql<{ vitrine: EngineState | null }[]>`
      select metadata -> 'vitrine' as vitrine from store where metadata ? 'vitrine'`
    return rows[0]?.vitrine ?? null
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code && notMigrated.includes(code)) return null
    throw new Error(`DATABASE_URL: the database cannot be read (${message || code}).`)
  } finally {
    await sql.end()
  }
}
