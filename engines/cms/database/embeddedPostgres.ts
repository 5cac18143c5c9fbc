import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { dataDir as emptyCluster } from '@electric-sql/pglite-prepopulatedfs'
import { syncPath } from '@vitrine/commerce/durableFile.ts'
import { extract } from 'tar'
import { SyncedFiles, syncFolder } from './syncedFiles.ts'
import { EmbeddedPostgres } from './transactionGuard.ts'

/** The default of 128 MB makes no listing faster (docs/decisions/cms/memory-settings.md). */
const memoryParameters = ['-c', 'shared_buffers=16MB']

const options = {
  extensions: { fuzzystrmatch, pg_trgm },
  startParams: [
    // `-F` is how PGlite turns syncing off; its `fdatasync`, the default method, does nothing.
    ...EmbeddedPostgres.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'wal_sync_method=fsync'],
    ...memoryParameters,
  ],
}

/**
 * Starts the embedded Postgres on a folder, or in memory when it is null.
 * @param snapshot a dumped folder that a new database is a copy of
 */
export async function startEmbedded(
  directory: string | null,
  snapshot: Blob | undefined,
): Promise<EmbeddedPostgres> {
  if (directory === null)
    return ready(
      new EmbeddedPostgres({ ...options, loadDataDir: snapshot ?? (await emptyCluster()) }),
    )
  if (!existsSync(directory)) await create(directory, snapshot ?? (await emptyCluster()))
  return ready(new EmbeddedPostgres({ ...options, fs: new SyncedFiles(directory) }))
}

/**
 * Creates a folder from a dumped one, which gets its name when it is complete and on the disk: the process may be
 * killed at any time.
 */
async function create(directory: string, dump: Blob): Promise<void> {
  const draft = `${directory}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft)
  // A thousand small files: asynchronous writes take twice as long.
  extract({ cwd: draft, sync: true }).end(Buffer.from(await dump.arrayBuffer()))
  await syncFolder(draft)
  await rename(draft, directory)
  await syncPath(dirname(directory))
}

async function ready(client: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  await client.waitReady
  return client
}
