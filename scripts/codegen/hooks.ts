import { Kind, type OperationDefinitionNode } from 'graphql'
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

function document(operation: OperationDefinitionNode, hash: string) {
  const name = pascal(operation.name?.value ?? '')
  const kind = pascal(operation.operation)
  const types = `${kind}Document<${name}${kind}, ${name}${kind}Variables>`
  const value = `{ kind: '${operation.operation}', name: '${name}', hash: '${hash}' }`
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
export function plugin(_schema: unknown, files: DocumentFiles, config: FragmentConfig) {
  const operations = operationsOf(files)
  if (operations.length === 0) return ''
  const kinds = [...new Set(operations.map(({ operation }) => `${pascal(operation)}Document`))]
  const documents = operations.map((operation) => {
    const fragments = fragmentsUsedBy(operation, files, config)
    return document(operation, hashOf(executableText(operation, fragments)))
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
