import type { DefinitionNode } from 'graphql'
import {
  type DocumentFiles,
  documentHash,
  executableDocument,
  executableText,
  fragmentDefinitions,
  fragmentsUsedBy,
  operationDefinitions,
} from './documents.ts'

/** Omits source positions and empty lists, which browsers do not need. */
const compact = (key: string, value: unknown) =>
  key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value

const literal = (definition: DefinitionNode | undefined) => JSON.stringify(definition, compact)

/**
 * Generates every document of the shop as a syntax tree by its hash, each fragment once. Only Apollo's cache reads them;
 * requests carry the hash alone.
 */
export function plugin(_schema: unknown, files: DocumentFiles) {
  const fragments = fragmentDefinitions(files).map((fragment) => {
    const { definitions } = executableDocument(
      // A document needs an operation; only the fragment is used.
      {
        kind: 'OperationDefinition',
        operation: 'query',
        selectionSet: fragment.selectionSet,
      } as never,
      [fragment],
    )
    return `const ${fragment.name.value} = ${literal(definitions[1])}`
  })
  const documents = operationDefinitions(files).map((operation) => {
    const used = fragmentsUsedBy(operation, files)
    const [definition] = executableDocument(operation, used).definitions
    const definitions = [literal(definition), ...used.map(({ name }) => name.value)]
    const hash = documentHash(executableText(operation, used))
    return `  '${hash}': documentOf(${definitions.join(', ')}),`
  })
  return {
    prepend: [`import type { DefinitionNode, DocumentNode } from 'graphql'`],
    content: [
      'const documentOf = (...definitions: unknown[]) =>',
      "  ({ kind: 'Document', definitions: definitions as DefinitionNode[] }) as DocumentNode",
      ...fragments,
      'export const documents: Readonly<Record<string, DocumentNode>> = {',
      ...documents,
      '}',
    ].join('\n'),
  }
}
