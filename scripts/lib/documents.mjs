import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Stores a build's persisted documents among its assets, which two later builds keep, so that the gateway also serves
 * tabs opened before a deploy (gateway/graphql/persistedDocuments.ts).
 * @param {{ manifest: string, to: string }} place manifest: the file of documents by hash; to: the build's folder
 */
export function addDocuments({ manifest, to }) {
  const text = readFileSync(manifest)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  writeFileSync(join(to, 'assets', `documents-${hash}.json`), text)
}
