import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '@vitrine/commerce/durableFile.ts'

/** Exists while the files of a data directory may not fit its database. */
const markOf = (dataDirectory: string) => join(dataDirectory, 'restore-unfinished')

/** Marks a data directory until `markFinished`, and returns whether it was marked before. */
export async function markUnfinished(dataDirectory: string): Promise<boolean> {
  const wasMarked = existsSync(markOf(dataDirectory))
  await writeDurably(markOf(dataDirectory), '')
  return wasMarked
}

export const markFinished = (dataDirectory: string): Promise<void> =>
  rm(markOf(dataDirectory), { force: true })

/** Throws an Error when the process of a restore was killed between its files and its database. */
export function requireFinishedRestore(dataDirectory: string): void {
  if (!existsSync(markOf(dataDirectory))) return
  throw new Error(
    `A restore to ${dataDirectory} was interrupted. Run it again: npm run cms -- restore FILE --replace`,
  )
}
