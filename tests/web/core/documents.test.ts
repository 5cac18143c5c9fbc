import { readFileSync } from 'node:fs'
import { Kind, parse, print } from 'graphql'
import { expect, test } from 'vitest'

const manifest = new URL('../../../web/generated/persistedDocuments.json', import.meta.url)
const mutations = Object.values(
  JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>,
).flatMap((text) => {
  const [operation] = parse(text).definitions
  return operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === 'mutation'
    ? [[operation.name?.value ?? '', print(operation.selectionSet)] as const]
    : []
})

test('the shop has mutations', () => {
  expect(mutations.length).toBeGreaterThan(25)
})

test.each(mutations)('%s selects its errors, with which the client rejects', (_, selection) => {
  expect(selection).toMatch(/userErrors \{\s+\.\.\.UserErrorFields/)
})
