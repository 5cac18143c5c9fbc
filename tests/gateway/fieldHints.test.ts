import { readFileSync } from 'node:fs'
import { fieldHints, withFieldHint } from '@vitrine/gateway/graphql/fieldHints.ts'
import { buildSchema, isInterfaceType, isObjectType, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { startShop } from '#tests/support/gateway/startGateway.ts'

const file = new URL('../../schema.graphql', import.meta.url)
const schema = buildSchema(readFileSync(file, 'utf8'), { assumeValidSDL: true })

test.each(Object.entries(fieldHints))('%s is no field of the schema, and %s is', (key, hint) => {
  const [name = '', field = ''] = key.split('.')
  const type = schema.getType(name)
  const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
  expect([field in fields, hint in fields]).toEqual([false, true])
  const document = parse(`fragment F on ${name} { ${field} } { __typename ...F }`)
  const messages = validate(schema, document).map(({ message }) => withFieldHint(message))
  expect(messages).toContain(
    `Cannot query field "${field}" on type "${name}". Did you mean "${hint}"?`,
  )
})

test('a field with another name here is named in the error', async () => {
  await using shop = await startShop()
  const { errors } = await shop.gateway.postQuery(
    '{ site { menus { primary { children { title } } } } }',
  )
  expect(errors?.[0]?.message).toBe(
    'Cannot query field "children" on type "MenuItem". Did you mean "items"?',
  )
})
