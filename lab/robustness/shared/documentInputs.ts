import { readFileSync } from 'node:fs'
import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import { readOperation, validValue } from '@vitrine/tests/support/gateway/validVariables.ts'
import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql'
import type { ShopDocument } from './visitor.ts'

const manifest = new URL('../../../web/generated/persistedDocuments.json', import.meta.url)

/** One text that a document of the shop takes. */
export interface TextInput {
  document: ShopDocument<object>
  /** Such as `input.billing.city`. */
  path: string
  /** Variables in which all other inputs are valid. */
  variablesWith(text: string): Record<string, unknown>
}

/** Every text in the variables of every document of the shop, found in the schema. Uploads are left out. */
export function textInputs(): TextInput[] {
  const schema = createSchema()
  const documents: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.entries(documents).flatMap(([hash, text]) => {
    const { name: operation, variables } = readOperation(schema, text)
    const base = () =>
      Object.fromEntries(variables.map(({ name, type }) => [name, validValue(name, type)]))
    return variables
      .flatMap(({ name, type }) => textPaths(name, type))
      .map((path) => ({
        document: { name: operation, hash },
        path,
        variablesWith: (text: string) => replaceAt(base(), path.split('.'), text),
      }))
  })
}

function textPaths(path: string, type: GraphQLInputType): string[] {
  if (isNonNullType(type)) return textPaths(path, type.ofType)
  if (isListType(type)) return textPaths(`${path}.0`, type.ofType)
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) =>
      textPaths(`${path}.${field.name}`, field.type),
    )
  return ['String', 'ID', 'Date'].includes(type.name) ? [path] : []
}

function replaceAt(
  value: unknown,
  [step = '', ...rest]: string[],
  text: string,
): Record<string, unknown> {
  const target = value as Record<string, unknown>
  target[step] = rest.length === 0 ? text : replaceAt(target[step], rest, text)
  return target
}
