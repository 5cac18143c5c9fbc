import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readSecrets, secretsFile } from '@vitrine/commerce/secrets.ts'
import { sql } from 'drizzle-orm'
import type { Report, SlipStorage } from '#cms/core/context.ts'
import { applyMigrations, readMigrations, readSchemaVersion } from '#cms/database/migrations.ts'
import { type Database, openDatabase } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'
import { unpack } from './archive.ts'
import { FilePlacement } from './filePlacement.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { insertRows, setSequences } from './rows.ts'
import { readTables, type Table } from './tables.ts'

/** The target of a restore. No CMS may run there. */
export interface RestoreTarget {
  /** The absolute path of the data directory. */
  dataDirectory: string
  slipStorage: SlipStorage
  /** The URL of a PostgreSQL server, or the embedded Postgres when it is absent. */
  databaseUrl?: string | undefined
  /** The secrets of order links by variable, which win over those of the backup. */
  orderSecrets?: readonly string[] | undefined
  /** Whether a shop on the target is deleted, instead of rejecting the restore. */
  isReplacing: boolean
}

/** An archive whose files were unpacked and checked. */
interface Unpacked {
  folder: string
  manifest: Manifest
}

/**
 * Restores an archive of `backUp`, wholly or not at all, migrates it to the newest schema and returns a message. Throws
 * an Error when the archive is damaged or newer than this version, or the target has a shop (security.backup.intact).
 */
export async function restore(
  archive: string,
  target: RestoreTarget,
  report: Report,
): Promise<string> {
  const { dataDirectory } = target
  const folder = join(dataDirectory, 'restoring')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    report({ text: 'checking the backup', done: 0, total: 0 })
    const manifest = await readManifest(folder, await unpack(archive, folder))
    requireKnownSchema(manifest)
    await requireKnownLinks(folder, target)
    requireNoSecrets(target)
    const open = await openDatabase({ ...target, isMigrated: false })
    try {
      return await restoreUnpacked(open.database, { folder, manifest }, target, report)
    } finally {
      await open.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Throws an Error unless this version has the newest migration of the backed up database. */
function requireKnownSchema({ schema }: Manifest): void {
  const migrationDates = readMigrations().map(({ folderMillis }) => folderMillis)
  if (migrationDates.includes(schema)) return
  throw new Error(
    schema > Math.max(...migrationDates)
      ? 'The backup was made by a newer version. Restore it with that version.'
      : 'The backup was not made by a release of this shop. Restore it with the version that made it.',
  )
}

/** Throws an Error when the links to the orders of a backup would be dead, because variables have other secrets. */
async function requireKnownLinks(folder: string, { orderSecrets }: RestoreTarget): Promise<void> {
  const { orders } = await readSecrets(folder, {})
  if (!orderSecrets || orderSecrets.includes(orders)) return
  throw new Error(
    'ORDERS_SECRET does not contain the secret of the backup, so that the links to its orders would be dead. Append the "orders" of its secrets.json.',
  )
}

function requireNoSecrets({ dataDirectory, isReplacing }: RestoreTarget): void {
  if (isReplacing || !existsSync(secretsFile(dataDirectory))) return
  throw new Error(`${dataDirectory} has a shop. Use --replace to delete it.`)
}

async function restoreUnpacked(
  database: Database,
  { folder, manifest }: Unpacked,
  { dataDirectory, slipStorage, isReplacing }: RestoreTarget,
  report: Report,
): Promise<string> {
  const files = new FilePlacement(dataDirectory, slipStorage)
  let rowCount = 0
  try {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('vitrine migrations'))`)
      const replacedSlips = await dropTables(transaction, isReplacing)
      await applyMigrations(transaction, manifest.schema)
      rowCount = await insertTables(transaction, { folder, manifest }, report)
      await setSequences(transaction, manifest.sequences)
      report({ text: 'migrating', done: 0, total: 0 })
      await applyMigrations(transaction)
      await files.place(folder, { manifest, replacedSlips }, report)
    })
  } catch (error) {
    await files.undo()
    throw error
  }
  await files.complete()
  await database.execute(sql`analyze`)
  return `Restored ${rowCount} rows and ${files.slipCount} slips of ${manifest.createdAt}.`
}

/**
 * Drops the tables for those of a backup, and returns the names of the former shop's slips. Throws an Error when there
 * are rows, unless they are to be replaced.
 */
async function dropTables(transaction: Database, isReplacing: boolean): Promise<string[]> {
  const tables = await readTables(transaction)
  if (tables.length > 0 && (await readSchemaVersion(transaction)) === 0)
    throw new Error('The database has tables that are not those of a shop.')
  for (const { name } of isReplacing ? [] : tables) {
    const [row] = await rows(transaction, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (row) throw new Error('The database has a shop. Use --replace to delete it.')
  }
  const slips = tables.some(({ name }) => name === 'slips')
    ? await rows<{ file: string }>(transaction, sql`select distinct file from slips`)
    : []
  for (const { name } of tables)
    await transaction.execute(sql`drop table ${sql.identifier(name)} cascade`)
  // Marks, limits and locks of processes, which no backup has: migrations create them again.
  for (const schema of [sql`deployment`, sql`drizzle`])
    await transaction.execute(sql`drop schema if exists ${schema} cascade`)
  return slips.map(({ file }) => file)
}

async function insertTables(
  transaction: Database,
  { folder, manifest }: Unpacked,
  report: Report,
): Promise<number> {
  const tables = await readTables(transaction)
  const paths = Object.keys(manifest.files).filter((path) => path.startsWith('tables/'))
  const pathOf = ({ name }: Table) => `tables/${name}.jsonl`
  const tablePaths = new Set(tables.map(pathOf))
  const wrong =
    tables.map(pathOf).find((path) => !paths.includes(path)) ??
    paths.find((path) => !tablePaths.has(path))
  if (wrong !== undefined)
    throw new Error(`The backup does not have the tables of its schema: ${wrong}.`)
  let rowCount = 0
  for (const [index, table] of tables.entries()) {
    report({ text: `storing ${table.name}`, done: index, total: tables.length })
    rowCount += await insertRows(transaction, table, join(folder, pathOf(table)))
  }
  return rowCount
}
