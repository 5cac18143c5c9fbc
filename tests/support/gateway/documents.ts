import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PersistedDocuments } from '@vitrine/gateway/graphql/persistedDocuments.ts'
import { onTestFinished } from 'vitest'

/** The hash that identifies a persisted document. */
export const documentHash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Persisted documents with these texts, as the build would write them. */
export async function loadDocuments(...texts: string[]): Promise<PersistedDocuments> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-documents-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'documents.json')
  await writeFile(
    file,
    JSON.stringify(Object.fromEntries(texts.map((text) => [documentHash(text), text]))),
  )
  return new PersistedDocuments({ file: pathToFileURL(file), assets: pathToFileURL(`${folder}/`) })
}

/** The path of a persisted GET, as browsers and shared caches know it. */
export function persistedPath(text: string, variables?: Record<string, unknown>): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: documentHash(text) } }
  return `/graphql?${new URLSearchParams({
    ...(variables && { variables: JSON.stringify(variables) }),
    extensions: JSON.stringify(extensions),
  })}`
}
