import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import {
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'

const schema = createSchema()
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

/** The type of each field by the object types that have it: more than one type is a clash. */
function fieldTypesOf(members: readonly GraphQLObjectType[]) {
  const typesByField = new Map<string, Map<string, string[]>>()
  for (const member of members)
    for (const [name, { type }] of Object.entries(member.getFields())) {
      const membersByType = typesByField.get(name) ?? new Map<string, string[]>()
      membersByType.set(String(type), [...(membersByType.get(String(type)) ?? []), member.name])
      typesByField.set(name, membersByType)
    }
  return typesByField
}

test.each(types.filter(isAbstractType).map((type) => [type.name, type] as const))(
  'a field of %s has the same type in each of its members, so that one query can select it from all',
  (_, type) => {
    const clashes = [...fieldTypesOf(schema.getPossibleTypes(type))].flatMap(
      ([field, membersByType]) =>
        membersByType.size > 1
          ? [`${field}: ${[...membersByType].map((item) => item.join(' of ')).join(', ')}`]
          : [],
    )
    expect(clashes).toEqual([])
  },
)

test('each root field is nullable, so that it fails alone', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}))
  expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([])
})

test('only the global id of an object has the type ID', () => {
  const others = types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => (getNamedType(field.type).name === 'ID') !== (field.name === 'id'))
      .map(({ name }) => `${type.name}.${name}`),
  )
  expect(others).toEqual([])
})

test('no input accepts UNKNOWN', () => {
  const fields = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()))
  const enums = fields.map(({ type }) => getNamedType(type)).filter(isEnumType)
  expect(enums.filter((type) => type.getValue('UNKNOWN')).map(({ name }) => name)).toEqual([])
})
