import { readFileSync } from 'node:fs'
import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import {
  Kind,
  NoDeprecatedCustomRule,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, test } from 'vitest'

const manifest = new URL('../../../web/generated/persistedDocuments.json', import.meta.url)
const texts = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>)
const mutations = texts.flatMap((text) => {
  const [operation] = parse(text).definitions
  return operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === 'mutation'
    ? [[operation.name?.value ?? '', print(operation.selectionSet)] as const]
    : []
})

test('the shop has mutations', () => {
  expect(mutations.length).toBeGreaterThan(25)
})

test.each(mutations)(
  'the document of %s selects userErrors, so that the client can reject',
  (_, selection) => {
    expect(selection).toMatch(/userErrors \{\s+\.\.\.UserErrorFields/)
  },
)

test('no document selects or sends what is deprecated', () => {
  const schema = createSchema()
  const uses = texts.flatMap((text) => validate(schema, parse(text), [NoDeprecatedCustomRule]))
  expect(uses.map(({ message }) => message)).toEqual([])
})

/** The fields by which the normalised cache knows objects; it cannot store one without them. */
const keys: Record<string, string> = {
  Product: 'databaseId',
  ProductCard: 'databaseId',
  Order: 'number',
  CartItem: 'key',
}

test('every document selects the keys by which the cache stores objects', () => {
  const schema = createSchema()
  const missing = texts.flatMap((text) => {
    const document = parse(text)
    const fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION
          ? [[definition.name.value, definition.selectionSet]]
          : [],
      ),
    )
    const fieldsOf = ({ selections }: SelectionSetNode): string[] =>
      selections.flatMap((selection) => {
        if (selection.kind === Kind.FIELD) return selection.name.value
        const set =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : fragments.get(selection.name.value)
        return set ? fieldsOf(set) : []
      })
    const fields: string[] = []
    const info = new TypeInfo(schema)
    visit(
      document,
      visitWithTypeInfo(info, {
        Field({ name, selectionSet }) {
          const type = String(info.getType()).replace(/[[\]!]/g, '')
          const key = keys[type]
          if (selectionSet && key && !fieldsOf(selectionSet).includes(key))
            fields.push(`${name.value} of type ${type} has no ${key}: ${text.slice(0, 60)}`)
        },
      }),
    )
    return fields
  })
  expect(missing).toEqual([])
})
