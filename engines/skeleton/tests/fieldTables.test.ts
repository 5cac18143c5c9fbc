import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { fieldTable } from '#skeleton/document/fieldTables.ts'
import { linksOfTables, withTables } from '#skeleton/document/referencePages.ts'

const none = new Map<string, string>()

const rows = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )

test('the tables of the field guide are what the contracts say', () => {
  covers('calls.document.fields')

  const folder = join(import.meta.dirname, '../../../docs/rest')
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

test('a table has each field with its type, and says which may be absent', () => {
  covers('calls.document.fields')

  const fields = rows(fieldTable('CartItem', new Map([['Image', 'README.md#image']])))
  expect(fields).toContainEqual(['images', 'list of [Image](README.md#image)', '', ''])
  expect(fields).toContainEqual(['total', 'integer (baht)', 'yes', 'price × quantity'])
  expect(fields).toContainEqual([
    'quantityLimits.maximum',
    'integer ≥ 0',
    '',
    '0 when the item is sold out',
  ])
  expect(fields.map(([name]) => name)).toContain('variation[].isText')
})

test('a table of a union has the fields of all variants', () => {
  covers('calls.document.fields')

  const fields = rows(fieldTable('Swatch', none))
  expect(fields.map(([name, , isOptional]) => [name, isOptional])).toEqual([
    ...['slug', 'label', 'isAvailable', 'enableTooltip', 'type'].map((name) => [name, '']),
    ...['color', 'colors', 'imageUrl'].map((name) => [name, 'yes']),
  ])
})

test('a table can have the fields beside those of another one, and what a call is sent with', () => {
  covers('calls.document.fields')

  expect(rows(fieldTable('FilterTerm without Term', none)).map(([name]) => name)).toEqual([
    ...['count', 'parent', 'group', 'color', 'colors'],
  ])
  expect(rows(fieldTable('body of cart.update', none))).toEqual([
    ['quantity', 'integer 0 to 999', '', ''],
  ])
})

test('a table of a contract, or of a call, that does not exist is an error with the name', () => {
  covers('calls.document.fields')

  expect(() => fieldTable('Basket', none)).toThrow('There is no contract Basket in contract/.')
  expect(() => fieldTable('body of cart.read', none)).toThrow(
    'The table of calls has no body of cart.read.',
  )
})
