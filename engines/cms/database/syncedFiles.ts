import { fsyncSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from '@vitrine/commerce/durableFile.ts'

type Options = Parameters<NodeFS['init']>[1]

/** The part of Emscripten's module that implements files on the disk. */
interface FilesModule {
  NODEFS?: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number }
    /** Converts a failure of Node to an error number for Postgres. */
    tryFSOperation(work: () => void): void
  }
}

/**
 * The files of the embedded database, written through to the disk when Postgres syncs them, unlike PGlite's own files
 * (docs/decisions/cms/embedded-store-syncs.md). A failed sync ends Postgres before it confirms the commit
 * (security.power-cut).
 */
export class SyncedFiles extends NodeFS {
  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const addSync = ({ NODEFS }: FilesModule) => {
      if (!NODEFS) throw new Error('This version of PGlite implements files in another way.')
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        NODEFS.tryFSOperation(() => fsyncSync(nfd))
        return 0
      }
    }
    const preRun = [...(emscriptenOpts.preRun ?? []), addSync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** Writes all files and folders below a folder through to the disk: a new database does not sync its first ones. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  await Promise.all([folder, ...paths].map(syncPath))
}
