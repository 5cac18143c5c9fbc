import { Kind, type OperationDefinitionNode } from 'graphql'
import { type DocumentFiles, operationsOf, pascal } from './documents.ts'

function hook(operation: OperationDefinitionNode) {
  const name = pascal(operation.name?.value ?? '')
  const kind = pascal(operation.operation)
  const types = `${name}${kind}, ${name}${kind}Variables`
  const options = `use${kind}.Options<${types}>`
  const required =
    operation.operation === 'query' &&
    operation.variableDefinitions?.some(
      (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
    )
  const parameter = required
    ? `options: ${options} & { variables: ${name}QueryVariables }`
    : `options: ${options} = {}`
  return `export const use${name}${kind} = (${parameter}) => use${kind}<${types}>(${name}Document, options)`
}

/** `useListingQuery`, `useAddToCartMutation` …: one line per operation over its typed document. */
export function plugin(_schema: unknown, files: DocumentFiles) {
  const operations = operationsOf(files)
  const used = [...new Set(operations.map(({ operation }) => `use${pascal(operation)}`))]
  return {
    prepend: used.length ? [`import { ${used.join(', ')} } from '@apollo/client/react'`] : [],
    content: operations.map(hook).join('\n'),
  }
}
