import { address } from '@vitrine/cms/tests/support/checkout.ts'
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql'

/** Valid texts by the name of the input. */
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
  idempotencyKey: 'order-2026-1',
  order: '1234567890',
  orderId: '1234567890',
  id: '1234567890',
  transferAmount: '1000',
  bank: 'Kasikornbank',
  text: 'silk',
  name: 'email',
  value: 'ploy@example.com',
}

/** Fields that are nullable, since others can be sent instead of them, but without which an input is invalid. */
const needed = new Set(['productId', 'transferAmount'])
/** Fields that can be sent instead of others, with which they are in conflict. */
const alternatives = new Set(['variationId', 'ids', 'amount'])

interface Operation {
  name: string
  variables: { name: string; type: GraphQLInputType }[]
}

/** Reads the name and the variables of a document's operation. Throws for a document without one. */
export function readOperation(schema: GraphQLSchema, text: string): Operation {
  const operation = parse(text).definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  )
  if (!operation) throw new Error('A document has no operation')
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type as never) as GraphQLInputType,
  }))
  return { name: operation.name?.value ?? '', variables }
}

/** Returns a value that the gateway accepts for an input, with all of its fields or only the required ones. */
export function validValue(
  name: string,
  type: GraphQLInputType,
  fields: 'all' | 'required' = 'all',
): unknown {
  if (isNonNullType(type)) return validValue(name, type.ofType, fields)
  if (isListType(type)) return [validValue(name, type.ofType, fields)]
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(({ name, type, deprecationReason }) =>
          fields === 'all'
            ? deprecationReason === undefined && !alternatives.has(name)
            : isNonNullType(type) || needed.has(name),
        )
        .map((field) => [field.name, validValue(field.name, field.type, fields)]),
    )
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (type.name === 'Int' || type.name === 'Decimal' || type.name === 'Float') return 1
  if (type.name === 'Boolean') return true
  return valid[name] ?? 'text'
}
