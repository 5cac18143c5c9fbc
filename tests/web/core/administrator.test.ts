import { globSync, readFileSync } from 'node:fs'
import { documents } from '@vitrine/web/generated/documents.ts'
import { visit } from 'graphql'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

test('the browser requests whether a customer is an administrator, and shows nothing that depends on it', () => {
  covers('permissions.admin')

  const fields = new Set<string>()
  for (const document of Object.values(documents))
    visit(document, { Field: ({ name }) => void fields.add(name.value) })
  expect(fields).toContain('isAdmin')
  const sources = globSync('web/**/*.{ts,tsx}').filter((file) => !/generated/.test(file))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => /isAdmin/.test(readFileSync(file, 'utf8')))).toEqual([])
})
