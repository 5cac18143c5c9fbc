import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql'

/** A variable that does not have its type. */
export interface VariableError {
  /** The path of the variable, such as `input.quantity`. */
  field: string
  message: string
}

type Path = readonly (string | number)[]

/** The type at a path of an input type; undefined if it has no such field. */
function typeAt(type: GraphQLInputType, path: Path): GraphQLInputType | undefined {
  const [key, ...rest] = path
  if (key === undefined) return type
  const nullable = getNullableType(type)
  if (isListType(nullable))
    return typeof key === 'number' ? typeAt(nullable.ofType, rest) : typeAt(nullable.ofType, path)
  const field = isInputObjectType(nullable) ? nullable.getFields()[key] : undefined
  return field && typeAt(field.type, rest)
}

/**
 * Describes the problem without the value that graphql-js quotes, which may be a password (security.secrets.errors).
 */
function describe(field: string, type: GraphQLInputType | undefined, sentence: string): string {
  const leaf = type && getNullableType(type)
  if (isLeafType(leaf) && !sentence.startsWith('Expected non-nullable'))
    return isEnumType(leaf)
      ? `Variable "$${field}" must be a value of the enum "${leaf}".`
      : `Variable "$${field}" must be of type "${leaf}".`
  return `Variable "$${field}": ${sentence.replace(/ Did you mean .*/s, '')}`
}

/** The variables of an operation that do not have the types of the schema. */
export function variableErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): VariableError[] {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? []
  return definitions.flatMap(({ variable, type: typeNode, defaultValue }) => {
    const field = variable.name.value
    const type = typeFromAST(schema, typeNode)
    const value = variables[field]
    if (!isInputType(type)) return []
    if (value === undefined)
      return isNonNullType(type) && !defaultValue
        ? [{ field, message: `Variable "$${field}" of required type "${type}" was not provided.` }]
        : []
    if (value === null)
      return isNonNullType(type)
        ? [{ field, message: `Variable "$${field}" of non-null type "${type}" must not be null.` }]
        : []
    const errors: VariableError[] = []
    coerceInputValue(value, type, (path, _value, { message }) => {
      const missing = /^Field "(\w+)"/.exec(message)?.[1]
      const at = [field, ...path, ...(missing === undefined ? [] : [missing])].join('.')
      const leaf = missing === undefined ? typeAt(type, path) : undefined
      errors.push({ field: at, message: describe(at, leaf, message) })
    })
    return errors
  })
}
