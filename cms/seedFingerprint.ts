import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawingVersion } from './media/version.ts'

/** What the stored content depends on: its files and the code that stores them. */
const sources = [
  'content/**/*',
  'catalog/*.ts',
  'media/*.ts',
  'search/tokens.ts',
  'cart/coupons.yaml',
]

/** Marks content that follows the project's files, in seed_parts. */
const prefix = 'files:'

/** Changes when a content file, its storing or the drawing of pictures does. */
export async function fingerprintOfFiles(): Promise<string> {
  const paths: string[] = []
  for await (const path of glob(sources, { cwd: import.meta.dirname })) {
    if (/\.(ts|yaml|html|css)$/.test(path)) paths.push(path)
  }
  const hash = createHash('sha256').update(drawingVersion)
  for (const path of paths.sort()) {
    hash.update(path).update(await readFile(join(import.meta.dirname, path)))
  }
  return `${prefix}${hash.digest('hex').slice(0, 32)}`
}

/** Whether stored content follows the files, or was made otherwise and must be left alone. */
export function followsFiles(fingerprint: string): boolean {
  return fingerprint.startsWith(prefix)
}
