import { globSync, readFileSync } from 'node:fs'
import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import {
  type DocumentFiles,
  executableText,
  type FragmentConfig,
  fragmentsUsedBy,
  hashOf,
  operationsOf,
  pascal,
} from './documents.ts'

const dataModule = '#web/core/data'

/** Whether a query has a root field that the schema marks as `@personal`. */
function isPersonal({ operation, selectionSet }: OperationDefinitionNode, schema: GraphQLSchema) {
  const fields = operation === 'query' ? schema.getQueryType()?.getFields() : undefined
  return selectionSet.selections.some(
    (selection) =>
      selection.kind === Kind.FIELD &&
      fields?.[selection.name.value]?.astNode?.directives?.some(
        ({ name }) => name.value === 'personal',
      ),
  )
}

function document(operation: OperationDefinitionNode, hash: string, schema: GraphQLSchema) {
  const name = pascal(operation.name?.value ?? '')
  const kind = pascal(operation.operation)
  const types = `${kind}Document<${name}${kind}, ${name}${kind}Variables>`
  const personal = isPersonal(operation, schema) ? ', isPersonal: true' : ''
  const value = `{ kind: '${operation.operation}', name: '${name}', hash: '${hash}'${personal} }`
  return `export const ${name}Document: ${types} = ${value}`
}

function hook(operation: OperationDefinitionNode) {
  const name = pascal(operation.name?.value ?? '')
  if (operation.operation === 'mutation')
    return `export const ${hookOf(operation)} = (options?: MutationHookOptions) => useMutation(${name}Document, options)`
  const isRequired = operation.variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  )
  const variables = `${name}QueryVariables`
  const parameter = isRequired
    ? `options: QueryOptions<${variables}> & { variables: ${variables} }`
    : `options: QueryOptions<${variables}> = {}`
  return `export const ${hookOf(operation)} = (${parameter}) => useQuery(${name}Document, options)`
}

const hookOf = ({ name, operation }: OperationDefinitionNode) =>
  `use${pascal(name?.value ?? '')}${pascal(operation)}`

/** The names in the web's own modules that could be those of generated hooks. */
function namesInUse(): ReadonlySet<string> {
  const modules = globSync('web/**/*.{ts,tsx}').filter((file) => !file.endsWith('.generated.ts'))
  const names = modules.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\buse\w+(?:Query|Mutation)\b/g) ?? [],
  )
  return new Set(names)
}

const imports = {
  query: `import { type QueryOptions, useQuery } from '${dataModule}/useQuery.ts'`,
  mutation: `import { type MutationHookOptions, useMutation } from '${dataModule}/useMutation.ts'`,
}

/**
 * Generates `ListingDocument`, which is a name and a hash, for each operation. Also generates `useListingQuery` or
 * `useLoginMutation` where a module of the web uses it; effects of machines call the client with the document. The
 * selections themselves are in `web/generated/documents.ts`.
 */
export function plugin(schema: GraphQLSchema, files: DocumentFiles, config: FragmentConfig) {
  const operations = operationsOf(files)
  if (operations.length === 0) return ''
  const kinds = [...new Set(operations.map(({ operation }) => `${pascal(operation)}Document`))]
  const documents = operations.map((operation) => {
    const fragments = fragmentsUsedBy(operation, files, config)
    return document(operation, hashOf(executableText(operation, fragments)), schema)
  })
  const used = namesInUse()
  const hooked = operations.filter((operation) => used.has(hookOf(operation)))
  return {
    prepend: [
      `import type { ${kinds.sort().join(', ')} } from '${dataModule}/document.ts'`,
      ...(['query', 'mutation'] as const).flatMap((kind) =>
        hooked.some(({ operation }) => operation === kind) ? [imports[kind]] : [],
      ),
    ],
    content: [...documents, ...hooked.map(hook)].join('\n'),
  }
}
