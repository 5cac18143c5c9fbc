import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

const migrations = fileURLToPath(new URL('../../../database/migrations', import.meta.url))

/**
 * A dump of a database as an earlier version wrote it: the migrations up to and including number
 * `last`, then the rows of `statements`. Opened with `openDatabase({ snapshot })` it migrates to the
 * newest schema.
 */
export async function oldDatabase(last: number, statements: string): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'))
  const client = await PGlite.create({ extensions: { fuzzystrmatch, pg_trgm } })
  try {
    await cp(migrations, folder, { recursive: true })
    const path = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(path, 'utf8'))
    journal.entries = journal.entries.slice(0, last + 1)
    await writeFile(path, JSON.stringify(journal))
    await migrate(drizzle({ client }), { migrationsFolder: folder })
    await client.exec(statements)
    return await client.dumpDataDir('none')
  } finally {
    await client.close()
    await rm(folder, { recursive: true, force: true })
  }
}
