import {
  type DocumentFiles,
  executableText,
  fragmentsUsedBy,
  hashOf,
  operationsOf,
} from './documents.ts'

/** Generates every document of the shop by its hash; production runs no others. */
export function plugin(_schema: unknown, files: DocumentFiles) {
  const texts = operationsOf(files).map((operation) =>
    executableText(operation, fragmentsUsedBy(operation, files)),
  )
  const entries = texts.map((text) => [hashOf(text), text])
  return JSON.stringify(Object.fromEntries(entries.sort()), null, 2)
}
