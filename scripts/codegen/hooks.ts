import { globSync, readFileSync } from 'node:fs'
import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import {
  type DocumentFiles,
  documentHash,
  executableText,
  type FragmentConfig,
  fragmentsUsedBy,
  operationDefinitions,
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
  const personal = isPersonal(operation, schema) ? ', true' : ''
  const value = `${operation.operation}Document<${name}${kind}, ${name}${kind}Variables>('${name}', '${hash}'${personal})`
  return `export const ${name}Document = /* @__PURE__ */ ${value}`
}

function hook(operation: OperationDefinitionNode) {
  const name = pascal(operation.name?.value ?? '')
  const kind = pascal(operation.operation)
  const data = kind === 'Mutation' ? `Payloads<${name}${kind}>` : `${name}${kind}`
  const options = `use${kind}.Options<${data}, ${name}${kind}Variables>`
  // A mutation has its variables in the call alone, where they can be required.
  const types = kind === 'Mutation' ? `Omit<${options}, 'variables'>` : options
  const isRequired =
    kind === 'Query' &&
    operation.variableDefinitions?.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    )
  const parameter = isRequired ? `options: ${types}` : `options?: ${types}`
  return `export const ${hookOf(operation)} = (${parameter}) => use${kind}(${name}Document, options)`
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

/**
 * Generates `ListingDocument`, which has a name and a hash, for each operation. Also generates `useListingQuery` or
 * `useLoginMutation` where a module of the web uses it; effects of machines call the client with the document. The
 * selections themselves are in `web/generated/documents.ts`.
 */
export function plugin(schema: GraphQLSchema, files: DocumentFiles, config: FragmentConfig) {
  const operations = operationDefinitions(files)
  if (operations.length === 0) return ''
  const kinds = [...new Set(operations.map(({ operation }) => operation))].sort()
  const documents = operations.map((operation) => {
    const fragments = fragmentsUsedBy(operation, files, config)
    return document(operation, documentHash(executableText(operation, fragments)), schema)
  })
  const used = namesInUse()
  const hooked = operations.filter((operation) => used.has(hookOf(operation)))
  return {
    prepend: [
      `import { ${kinds.map((kind) => `${kind}Document`).join(', ')} } from '${dataModule}/document.ts'`,
      ...(hooked.some(({ operation }) => operation === 'mutation')
        ? [`import type { Payloads } from '${dataModule}/document.ts'`]
        : []),
      ...importHooks(hooked),
    ],
    content: [...documents, ...hooked.map(hook)].join('\n'),
  }
}

function importHooks(operations: readonly OperationDefinitionNode[]) {
  const kinds = new Set(operations.map(({ operation }) => `use${pascal(operation)}`))
  return kinds.size > 0
    ? [`import { ${[...kinds].sort().join(', ')} } from '@apollo/client/react'`]
    : []
}
