import { readFileSync } from 'node:fs'
import { Kind, NoDeprecatedCustomRule, parse, print, validate } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from '#gateway/graphql/schema.ts'

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
