import { type DocumentFiles, operationDefinitions } from './documents.ts'

/** Generates a type that maps the name of each operation to the types of its variables and of its data. */
export function plugin(_schema: unknown, files: DocumentFiles) {
  const lines = operationDefinitions(files).map(({ name, operation }) => {
    const type = `${name?.value}${operation === 'query' ? 'Query' : 'Mutation'}`
    return `  ${name?.value}: { variables: ${type}Variables; data: ${type} };`
  })
  return [
    '/** The operations of these documents by name. */',
    'export type Operations = {',
    ...lines,
    '};',
  ].join('\n')
}
