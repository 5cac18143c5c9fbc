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
  const isRequired = operation.variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  )
  const variables = `${name}QueryVariables`
  const parameter = isRequired
    ? `options: QueryOptions<${variables}> & { variables: ${variables} }`
    : `options: QueryOptions<${variables}> = {}`
  return `export const use${name}Query = (${parameter}) => useQuery(${name}Document, options)`
}

const isQuery = ({ operation }: OperationDefinitionNode) => operation === 'query'

/**
 * Generates `ListingDocument`, which is a name and a hash, for each operation, and `useListingQuery` for each query. The
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
  const queries = operations.filter(isQuery)
  return {
    prepend: [
      `import type { ${kinds.sort().join(', ')} } from '${dataModule}/document.ts'`,
      ...(queries.length > 0
        ? [`import { type QueryOptions, useQuery } from '${dataModule}/useQuery.ts'`]
        : []),
    ],
    content: [...documents, ...queries.map(hook)].join('\n'),
  }
}
