import type { Json } from './documentTypes.ts'

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The schemas without `additionalProperties: false`: a reader ignores fields that it does not know. */
export function looseSchemas(schemas: Record<string, Json>): Record<string, Json> {
  return loosened(schemas) as Record<string, Json>
}

function loosened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loosened)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(
    ([name, each]) => !(name === 'additionalProperties' && each === false),
  )
  return Object.fromEntries(entries.map(([name, each]) => [name, loosened(each)]))
}

/** The schemas that a document refers to, also by other schemas, in the order of their names. */
export function usedSchemas(document: unknown, schemas: Record<string, Json>) {
  const used = new Set<string>()
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/schemas\/(\w+)"/g,
    )) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name] ?? {})
    }
  }
  visit(document)
  const names = [...used].toSorted()
  return Object.fromEntries(names.map((name) => [name, schemas[name] ?? {}]))
}
