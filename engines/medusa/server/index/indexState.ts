import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { lockJob, rows } from '@vitrine/cms/database/transact.ts'
import { sql } from 'drizzle-orm'
import type { MedusaTerms } from '../medusa/readCatalogue.ts'

/** The stored state of the index. */
export interface IndexState {
  /** The number of the change feed up to which changes are read. */
  number: number
  /** Rises whenever a response may have changed. */
  version: number
  terms: MedusaTerms
  /** Whether products were stored since the bit strings were computed. */
  isStale: boolean
  /** A hash of the code that derived the rows, empty until everything was read for the first time. */
  code: string
}

/** Reads the state, or the first time creates an empty one that begins at a number of the change feed. */
export async function openState(transaction: Database, number: number): Promise<IndexState> {
  await lockJob(transaction, 'catalogue index')
  await transaction.execute(sql`
insert into state (number, terms, code, read_at)
select ${number}, '{"categories": [], "collections": [], "types": []}', '', 'epoch'
where not exists (select from state)`)
  return readState(transaction)
}

export async function readState(database: Database): Promise<IndexState> {
  const [state] = await rows<IndexState>(
    database,
    sql`select number::int, version, terms, is_stale as "isStale", code from state`,
  )
  if (!state) throw new Error('The index has no state')
  return state
}

/**
 * Lets one process at a time read from Medusa and store what it has read, until the transaction ends, so that an
 * earlier reading never replaces a later one.
 */
export async function lockState(transaction: Database): Promise<IndexState> {
  await lockJob(transaction, 'catalogue index')
  return readState(transaction)
}

/** Stores the state that a transaction ends with. */
export async function writeState(transaction: Database, state: IndexState) {
  await transaction.execute(sql`
update state set number = ${state.number}, version = ${state.version}, is_stale = ${state.isStale},
  code = ${state.code}, terms = ${JSON.stringify(state.terms)}::jsonb`)
}

/** Claims a new reading of everything, and returns whether the last one began so many seconds ago. */
export async function claimReading(database: Database, seconds: number): Promise<boolean> {
  const claimed = await rows(
    database,
    sql`update state set read_at = now()
      where read_at <= now() - make_interval(secs => ${seconds}) returning 1 as claimed`,
  )
  return claimed.length > 0
}

/** The sources that derive the rows of the index from the products of Medusa. */
const sources = [
  'engines/medusa/server/catalogue',
  'engines/medusa/server/index',
  'engines/cms/catalog',
]

/** A hash of that code: with another one, everything is stored again. */
export async function codeFingerprint(): Promise<string> {
  const root = resolve(import.meta.dirname, '../../../..')
  const hash = createHash('sha256')
  for (const folder of sources) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
    for (const file of files.toSorted()) hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
