import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { linksOfTables, withTables } from '#lab/reference/referencePages.ts'

test('the tables of the field guide are what the contracts say', () => {
  covers('calls.document.fields')

  const folder = join(import.meta.dirname, '../../docs/rest')
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const links = linksOfTables(texts)
  expect(links.size).toBeGreaterThan(40)
  for (const [name, text] of texts) {
    expect(withTables(name, text, links)).toBe(text)
    expect(text, `${name} has a table of fields without a marker`).not.toMatch(
      /(?<!-->\n)\n\| (?:field|parameter) \|/,
    )
  }
})
