import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files that the stored content depends on: content and the code that stores it. */
const sources = [
  'engines/cms/catalog/*.ts',
  'engines/cms/catalog/language/*',
  'engines/cms/cart/coupons.yaml',
  'engines/cms/content/**/*',
  'engines/cms/media/*.ts',
  'engines/cms/database/schema/photographSpec.ts',
]

const root = join(import.meta.dirname, '../../..')

/** Prefix in seed_parts of content that comes from the project's files. */
const prefix = 'files:'

/** A hash that changes with the content files, the list of sample images and the code that stores them. */
export async function fingerprintOfFiles(): Promise<string> {
  const paths: string[] = []
  for await (const path of glob(sources, { cwd: root })) {
    if (/\.(ts|yaml|html|css|json)$/.test(path)) paths.push(path)
  }
  const hash = createHash('sha256')
  for (const path of paths.sort()) {
    hash.update(path).update(await readFile(join(root, path)))
  }
  return `${prefix}${hash.digest('hex').slice(0, 32)}`
}

/** Whether stored content comes from the project's files, since any other must not be replaced. */
export function followsFiles(fingerprint: string): boolean {
  return fingerprint.startsWith(prefix)
}
