import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { applyMigrations, readMigrations } from '#cms/database/migrations.ts'
import { type OpenDatabase, openDatabase } from '#cms/database/openDatabase.ts'

/** The migration with which the schema of release 1.0.0 ends. */
const lastOfRelease = readMigrations()[0]?.folderMillis

/** Opens a database as release 1.0.0 left it: on a server, or in memory without `databaseUrl`. */
export async function openReleased(databaseUrl?: string): Promise<OpenDatabase> {
  const file = new URL('../backup/release-1.0.0.sql', import.meta.url)
  const dump = await readFile(file, 'utf8')
  const open = await openDatabase({
    dataDirectory: '',
    databaseUrl,
    embeddedInMemory: true,
    isMigrated: false,
  })
  await open.database.transaction(async (transaction) => {
    await applyMigrations(transaction, lastOfRelease)
    for (const statement of dump.split(/;\n/)) await transaction.execute(sql.raw(statement))
  })
  return open
}
