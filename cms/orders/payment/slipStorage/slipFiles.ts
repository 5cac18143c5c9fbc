import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SlipStorage } from './slipStorage.ts'

/** Stores slips as files of a directory, readable by its owner only. */
export function slipFiles(directory: string): SlipStorage {
  return {
    async store({ bytes, extension }) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const name = `${randomUUID()}.${extension}`
      const draft = join(directory, `.${name}.part`)
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, join(directory, name))
      return name
    },
    read: (name) =>
      readFile(join(directory, name)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }),
    remove: (name) => rm(join(directory, name), { force: true }),
    link: async () => null,
  }
}
