import {
  type DocumentFiles,
  documentHash,
  executableText,
  fragmentsUsedBy,
  operationDefinitions,
} from './documents.ts'

/** Generates every document of the shop by its hash, the only documents that production runs. */
export function plugin(_schema: unknown, files: DocumentFiles) {
  const texts = operationDefinitions(files).map((operation) =>
    executableText(operation, fragmentsUsedBy(operation, files)),
  )
  const entries = texts.map((text) => [documentHash(text), text])
  return JSON.stringify(Object.fromEntries(entries.sort()), null, 2)
}
