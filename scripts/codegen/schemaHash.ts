import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../schema.graphql')

/** Generates the hash of schema.graphql, by which the gateway recognizes types of another schema. */
export function plugin() {
  const hash = createHash('sha1').update(readFileSync(file)).digest('hex')
  return `export const schemaHash = '${hash}'`
}
