import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '@vitrine/commerce/durableFile.ts'
import type { SlipStorage } from '../../../core/context.ts'

/** Stores slips as files of a directory, readable by its owner only. */
export function slipFiles(directory: string): SlipStorage {
  return {
    async store(name, bytes) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeDurably(join(directory, name), bytes)
    },
    read: (name) =>
      readFile(join(directory, name)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }),
    remove: (name) => rm(join(directory, name), { force: true }),
  }
}
