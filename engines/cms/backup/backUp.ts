import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatSecrets } from '@vitrine/commerce/secrets.ts'
import { sql } from 'drizzle-orm'
import type { Cms, Report, SlipStorage } from '#cms/core/context.ts'
import { readSchemaVersion } from '#cms/database/migrations.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'
import { pack } from './archive.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { readSequences, writeRows } from './rows.ts'
import { readTables } from './tables.ts'

/** A shop to back up, running or not. */
export type BackedUpShop = Pick<Cms, 'database' | 'clock' | 'secrets' | 'slipStorage'>

/** The database's part of a backup: its rows are in the files. */
interface DatabaseCopy extends Pick<Manifest, 'schema' | 'sequences'> {
  paths: string[]
  rowCount: number
  /** The files that rows refer to. */
  slips: string[]
}

/**
 * Writes everything that cannot be recreated to one archive (the rows of the database at one point in time, slips and
 * secrets) and returns a message (security.backup.moment). Throws an Error and leaves no archive when it fails.
 */
export async function backUp(
  { database, clock, secrets, slipStorage }: BackedUpShop,
  archive: string,
  report: Report,
): Promise<string> {
  const createdAt = clock.now().toISOString()
  const folder = await mkdtemp(`${archive}.`)
  try {
    await writeFile(join(folder, 'secrets.json'), formatSecrets(secrets))
    const { paths, rowCount, slips, ...copied } = await copyDatabase(database, folder, report)
    const { copies, missing } = await copySlips(slipStorage, slips, folder, report)
    const all = ['secrets.json', ...paths, ...copies]
    report({ text: 'packing', done: 0, total: 0 })
    await pack(folder, await writeManifest(folder, all, { createdAt, ...copied }), archive)
    const lost = missing.length ? ` These slips were missing: ${missing.join(', ')}.` : ''
    return `Backed up ${rowCount} rows and ${copies.length} slips to ${archive}. It contains personal data and secrets.${lost}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function copyDatabase(database: Database, folder: string, report: Report): Promise<DatabaseCopy> {
  return database.transaction(
    async (transaction) => {
      const schema = await readSchemaVersion(transaction)
      if (schema === 0) throw new Error('There is no shop to back up in this database.')
      const tables = await readTables(transaction)
      await mkdir(join(folder, 'tables'))
      const paths: string[] = []
      let rowCount = 0
      for (const [index, table] of tables.entries()) {
        report({ text: `reading ${table.name}`, done: index, total: tables.length })
        const path = `tables/${table.name}.jsonl`
        rowCount += await writeRows(transaction, table, join(folder, path))
        paths.push(path)
      }
      const slips = await rows<{ file: string }>(transaction, sql`select distinct file from slips`)
      const sequences = await readSequences(transaction)
      return { schema, sequences, paths, rowCount, slips: slips.map(({ file }) => file) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Copies slips after the rows that refer to them: a slip is stored before its row. */
async function copySlips(
  slipStorage: SlipStorage,
  names: readonly string[],
  folder: string,
  report: Report,
): Promise<{ copies: string[]; missing: string[] }> {
  const copies: string[] = []
  const missing: string[] = []
  await mkdir(join(folder, 'slips'))
  for (const [index, name] of names.entries()) {
    report({ text: 'copying slips', done: index, total: names.length })
    const bytes = await slipStorage.read(name)
    if (!bytes) {
      missing.push(name)
      continue
    }
    await writeFile(join(folder, 'slips', name), bytes)
    copies.push(`slips/${name}`)
  }
  return { copies, missing }
}
