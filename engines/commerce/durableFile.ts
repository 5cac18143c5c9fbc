import { randomUUID } from 'node:crypto'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that only its owner can read, or replaces it, in one step that survives a power cut. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`
  try {
    await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
  await syncPath(dirname(path))
}

/** Writes a file, or the names in a folder, through to the disk. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
