import { randomUUID } from 'node:crypto'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'

/** The extension of incomplete files: in progress, or left by a crash. */
export const partExtension = '.part'

/**
 * Writes a file that appears under its name only when it is complete and on disk: a crash leaves at
 * most a `.part` file beside it. Rejects with the system's error and removes the part.
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}${partExtension}`
  try {
    const file = await open(part, 'wx')
    try {
      await file.writeFile(content)
      await file.datasync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}

/**
 * Creates a folder that may exist already, in an existing folder. Unlike a recursive mkdir, it
 * rejects with the system's own error on a read-only file system.
 */
export async function createFolder(path: string): Promise<void> {
  await mkdir(path).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
}

/** Whether a call failed because the file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT')
}

/** Whether a file or folder exists and can be reached. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function hasCode(error: unknown, code: string) {
  return error instanceof Error && 'code' in error && error.code === code
}
