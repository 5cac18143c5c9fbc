import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType, visit } from 'graphql'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { documents } from '#web/generated/documents.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

test('the shop never requests whether a customer is an administrator, so that it cannot differ for one', () => {
  covers('permissions.admin')
  const user = schema.getType('User')
  expect(isObjectType(user) && Object.keys(user.getFields())).toContain('isAdmin')
  const fields = new Set<string>()
  for (const document of Object.values(documents))
    visit(document, { Field: ({ name }) => void fields.add(name.value) })
  expect(fields).toContain('displayName')
  expect(fields).not.toContain('isAdmin')
})
