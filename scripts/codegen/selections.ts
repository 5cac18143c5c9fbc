import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type InlineFragmentNode,
  isAbstractType,
  visit,
} from 'graphql'
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

/** Returns the types of each interface and union that a fragment is on, by which Apollo's cache matches fragments. */
function possibleTypes(schema: GraphQLSchema, files: DocumentFiles) {
  const names = new Set<string>()
  const collect = ({ typeCondition }: FragmentDefinitionNode | InlineFragmentNode) => {
    if (typeCondition) names.add(typeCondition.name.value)
  }
  for (const { document } of files)
    if (document) visit(document, { FragmentDefinition: collect, InlineFragment: collect })
  const types = [...names].sort().map((name) => schema.getType(name))
  return Object.fromEntries(
    types
      .filter(isAbstractType)
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  )
}

/**
 * Generates every document of the shop as a syntax tree by its hash, each fragment once, and the possible types of
 * fragments.
 */
export function plugin(schema: GraphQLSchema, files: DocumentFiles) {
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
      `export const possibleTypes = ${JSON.stringify(possibleTypes(schema, files), null, 2)}`,
    ].join('\n'),
  }
}
