import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GraphQLSchema, parse, validate } from 'graphql'
import { z } from 'zod'

/** A manifest as the generators of Apollo's clients write it: the id of an operation is the SHA-256 of its text. */
const Manifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string(), name: z.string(), body: z.string() })),
})

/**
 * Reads the documents of other clients from the manifests of a folder, by their hash. Throws with the file and the
 * operation when one has another hash or does not fit the schema.
 */
export function readClientDocuments(folder: string, schema: GraphQLSchema): Map<string, string> {
  const documents = new Map<string, string>()
  for (const file of globSync('*.json', { cwd: folder }).toSorted()) {
    const { success, data, error } = Manifest.safeParse(
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    )
    if (!success)
      throw new Error(`${file} is no persisted query manifest: ${z.prettifyError(error)}`)
    for (const { id, name, body } of data.operations) {
      if (createHash('sha256').update(body).digest('hex') !== id)
        throw new Error(`${file}: the id of ${name} is not the SHA-256 of its body.`)
      const [problem] = validate(schema, parse(body))
      if (problem) throw new Error(`${file}: ${name} does not fit the schema. ${problem.message}`)
      documents.set(id, body)
    }
  }
  return documents
}
