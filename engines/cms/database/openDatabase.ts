import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { takeLock } from '#cms/database/processLock.ts'
import { sqlState } from './connectionLoss.ts'
import { startEmbedded } from './embeddedPostgres.ts'
import { expectSupported } from './schemaSupport.ts'
import { guardPool } from './transactionGuard.ts'

/** A Postgres database or a transaction on it, embedded or on a server. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with its lifecycle functions. */
export interface OpenDatabase {
  database: Database
  /** The location of the data for display, without password. */
  location: string
  /** Whether it is on a server, where other processes may use it too. */
  isShared: boolean
  close(): Promise<void>
  /** Dumps the embedded data directory, for `snapshot`. */
  snapshot?: () => Promise<Blob>
}

export interface DatabaseOptions {
  /** The folder that holds `pglite/` and its lock. */
  dataDirectory: string
  /** Whether the schema is brought up to date, true by default. */
  isMigrated?: boolean | undefined
  /** Keeps the embedded database in memory, for tests. */
  embeddedInMemory?: boolean | undefined
  /** The URL of a PostgreSQL server, or the embedded Postgres when it is absent. */
  databaseUrl?: string | undefined
  /** Called with every statement and its parameters. */
  onStatement?: ((statement: string, parameters: unknown[]) => void) | undefined
  /** A dumped data directory to start from, for the embedded Postgres. */
  snapshot?: Blob | undefined
}

const casing = 'snake_case'
const reconnectSeconds = 0.25
const serverOptions = {
  connection: {
    // JIT compilation takes longer than running these statements.
    jit: 'off',
    // Releases the locks of a host that was lost in a transaction.
    idle_in_transaction_session_timeout: 120_000,
  },
  onnotice: () => {},
  // Drizzle reads arrays itself, and a connection that is lost while the driver asks for their types ends the process.
  fetch_types: false,
  // The driver would wait for up to 20 s to connect again.
  backoff: () => reconnectSeconds,
}

/** The folder of the migrations, which are applied when the database is opened. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Opens Postgres and migrates its schema, unless `isMigrated` is false. Throws an Error with the reason of a failure. */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options)
}

async function openEmbedded(options: DatabaseOptions) {
  const { dataDirectory, embeddedInMemory: inMemory, onStatement, snapshot, isMigrated } = options
  const directory = resolve(dataDirectory, 'pglite')
  if (!inMemory) await mkdir(dataDirectory, { recursive: true })
  const release = inMemory
    ? () => {}
    : await takeLock(join(dataDirectory, 'pglite.lock'), describeHolder)
  try {
    const client = await startEmbedded(inMemory ? null : directory, snapshot)
    const database = drizzlePglite({ client, casing, logger: statementLogger(onStatement) })
    if (isMigrated !== false) {
      await explain(directory, migratePglite(database, { migrationsFolder }))
      await expectSupported(database, directory)
    }
    return {
      database,
      location: inMemory ? 'memory' : directory,
      isShared: false,
      snapshot: () => client.dumpDataDir('none'),
      close: async () => {
        await client.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

const describeHolder = (pid: number) =>
  `The data directory is in use by process ${pid}. Stop that process first, or set VITRINE_DATA to another directory.`

async function openServer(databaseUrl: string, { onStatement, isMigrated }: DatabaseOptions) {
  if (isMigrated !== false) await migrateServer(databaseUrl)
  const client = guardPool(postgres(databaseUrl, { ...serverOptions, max: 10 }))
  const address = new URL(databaseUrl)
  return {
    database: drizzlePostgres({ client, casing, logger: statementLogger(onStatement) }),
    location: `${address.host}${address.pathname}`,
    isShared: true,
    close: () => client.end({ timeout: 5 }),
  }
}

/**
 * Migrates the schema under an advisory lock, so that concurrent processes wait. A change of a table waits at most 10 s
 * for the statements of processes that serve, because all later statements wait behind it.
 */
async function migrateServer(databaseUrl: string) {
  const client = postgres(databaseUrl, { ...serverOptions, max: 1 })
  try {
    await client`select pg_advisory_lock(hashtext('vitrine migrations'))`
    await client`set lock_timeout = '10s'`
    const location = `database ${new URL(databaseUrl).pathname.slice(1)}`
    const database = drizzlePostgres({ client, casing })
    await explain(location, migratePostgres(database, { migrationsFolder }))
    await expectSupported(database, location)
  } finally {
    await client.end({ timeout: 1 })
  }
}

/**
 * Explains the error when tables were not created by these migrations (SQLSTATE 42P06 of their schema, 42P07) or are in use
 * (55P03).
 */
async function explain(location: string, migration: Promise<void>) {
  try {
    await migration
  } catch (error) {
    if (sqlState(error) === '55P03')
      throw new Error(
        `The tables in ${location} could not be changed within 10 s because they are in use. Nothing was changed: start again.`,
        { cause: error },
      )
    if (sqlState(error) !== '42P06' && sqlState(error) !== '42P07') throw error
    throw new Error(
      `The tables in ${location} were not created by this version. Move that data away, or set VITRINE_DATA or DATABASE_URL to another place. If a commit before release 1.0.0 created them, save the content and the orders with that commit first: npm run cms -- export FOLDER, npm run cms -- backup FILE.`,
      { cause: error },
    )
  }
}

function statementLogger(onStatement: DatabaseOptions['onStatement']) {
  return onStatement ? { logQuery: onStatement } : false
}
