import { readFileSync } from 'node:fs'
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql'
import { createSchema } from '#gateway/graphql/schema.ts'
import { address } from '#tests/support/cms/checkout.ts'

const manifest = new URL('../../../web/generated/persistedDocuments.json', import.meta.url)

/** One text that a document of the shop takes. */
export interface TextInput {
  document: { name: string; hash: string }
  /** Such as `input.billing.city`. */
  path: string
  /** Variables in which all other inputs are valid. */
  variablesWith(text: string): Record<string, unknown>
}

/** Valid values by the name of the input. */
const valid: Record<string, unknown> = {
  ...address,
  phoneNumber: '081 234 5678',
  birthDate: '1994-04-13',
  password: 'Silk-dress-2026',
  confirmPassword: 'Silk-dress-2026',
  username: 'ploy@example.com',
  productId: '1',
  slug: 'silk-slip-dress',
  key: 'home',
  shippingMethod: 'pick-up',
  idempotencyKey: 'a key',
  order: '1234567890',
  orderId: '1234567890',
  id: '1234567890',
  transferAmount: '1000',
  bank: 'Kasikornbank',
  text: 'silk',
  name: 'email',
  value: 'ploy@example.com',
}

/** Every text in the variables of every document of the shop, found in the schema. Uploads are left out. */
export function textInputs(): TextInput[] {
  const schema = createSchema()
  const documents: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.entries(documents).flatMap(([hash, text]) => {
    const operation = parse(text).definitions.find(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    )
    const variables = (operation?.variableDefinitions ?? []).map(({ variable, type }) => ({
      name: variable.name.value,
      type: typeFromAST(schema, type as never) as GraphQLInputType,
    }))
    const base = () =>
      Object.fromEntries(variables.map(({ name, type }) => [name, validValue(name, type)]))
    return variables
      .flatMap(({ name, type }) => textPaths(name, type))
      .map((path) => ({
        document: { name: operation?.name?.value ?? '', hash },
        path,
        variablesWith: (text: string) => replaceAt(base(), path.split('.'), text),
      }))
  })
}

function validValue(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return validValue(name, type.ofType)
  if (isListType(type)) return [validValue(name, type.ofType)]
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        validValue(field.name, field.type),
      ]),
    )
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (type.name === 'Int' || type.name === 'Money' || type.name === 'Float') return 1
  if (type.name === 'Boolean') return true
  return valid[name] ?? 'text'
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
