import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncPath } from '@vitrine/commerce/durableFile.ts'
import { create, extract, list, type ReadEntry } from 'tar'

/** The paths that an archive may have: `manifest.json`, `secrets.json`, `tables/*.jsonl` and `slips/*`. */
const allowedPath =
  /^(manifest\.json|secrets\.json|tables\/\w{1,63}\.jsonl|slips\/[\w-]{1,100}\.\w{1,10})$/

/**
 * Packs files of a folder into an archive (tar, gzip) that only its owner can read, and that replaces an earlier file
 * of that name once it is complete and on the disk.
 */
export async function pack(
  folder: string,
  paths: readonly string[],
  archive: string,
): Promise<void> {
  const draft = join(folder, 'archive')
  await create({ file: draft, cwd: folder, gzip: true, portable: true, mode: 0o600 }, [...paths])
  await syncPath(draft)
  await rename(draft, archive)
  await syncPath(dirname(archive))
}

/**
 * Unpacks an archive into an empty folder and returns the paths of its files. Throws an Error, before it writes
 * anything, when the archive is incomplete or has anything but plain files of the expected paths: no links, no `..`.
 */
export async function unpack(archive: string, folder: string): Promise<string[]> {
  const paths = new Set<string>()
  let unexpected: string | undefined
  const onReadEntry = ({ path, type }: ReadEntry) => {
    const isExpected = type === 'File' && allowedPath.test(path) && !paths.has(path)
    if (!isExpected) unexpected ??= path
    paths.add(path)
  }
  await explain(list({ file: archive, strict: true, onReadEntry }))
  if (unexpected !== undefined)
    throw new Error(`The backup has an entry that does not belong there: ${unexpected}`)
  await explain(extract({ file: archive, cwd: folder, strict: true }))
  return [...paths]
}

/** Names the reason of a failure that the library finds in the archive itself. */
async function explain(reading: Promise<void>): Promise<void> {
  try {
    await reading
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error) throw error
    throw new Error(`The backup is damaged or incomplete: ${error.message}`, { cause: error })
  }
}
