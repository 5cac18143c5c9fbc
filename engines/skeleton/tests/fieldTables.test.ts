import { join } from 'node:path'
import { temporaryFolder } from '@vitrine/tests/scripts/temporaryFolder.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMismatches } from '#skeleton/document/fieldMismatches.ts'
import { fieldTables } from '#skeleton/document/fieldTables.ts'

test('the tables of the field guide have the fields of the contracts, each as optional as there', () => {
  covers('calls.document.fields')

  const tables = fieldTables(join(import.meta.dirname, '../../../docs/rest'))
  expect(tables.length).toBeGreaterThan(50)
  expect(fieldMismatches(tables)).toEqual([])
})

const place = z.object({
  name: z.string(),
  phone: z.string().nullish(),
  image: z.string().nullable(),
  position: z.object({ lat: z.number(), lng: z.number() }).nullish(),
  hours: z.array(z.object({ day: z.string(), note: z.string().nullish() })),
})

const right = {
  name: '| name | string | | |',
  phone: '| phone | string | yes | |',
  image: '| image | string | yes | |',
  position: '| position.lat, .lng | number | yes | `null` \\| absent |',
  hours: '| hours | `{day, note?}[]` | | |',
}

test.each([
  ['nothing', {}, []],
  [
    'a required field',
    { name: '| name | string | yes | |' },
    ['name is required in the contract, optional here'],
  ],
  [
    'an optional field',
    { phone: '| phone | string | | |' },
    ['phone is optional in the contract, required here'],
  ],
  [
    'a field of a parent',
    { position: '| position.lat, .lng | number | | |' },
    [
      'position.lat is optional in the contract, required here',
      'position.lng is optional in the contract, required here',
    ],
  ],
  [
    'a field that is required with its parent',
    { position: '| position.lat, .lng | number | | with `position`: degrees |' },
    [],
  ],
  [
    'a field inside a type',
    { hours: '| hours | `{day?, note}[]` | | |' },
    [
      'hours.day is required in the contract, optional here',
      'hours.note is optional in the contract, required here',
    ],
  ],
  ['a missing row', { phone: '' }, ['phone is not described']],
  [
    'a row too many',
    { phone: `${right.phone}\n| fax | string | yes | |` },
    ['fax is no field of the contract'],
  ],
])('the check of a table reports %s', async (_, changes, problems) => {
  covers('calls.document.fields')

  const rows = Object.values({ ...right, ...changes }).filter(Boolean)
  const table = ['| field | type | optional | meaning |', '|---|---|---|---|', ...rows].join('\n')
  const folder = await temporaryFolder({ 'places.md': `# Places\n\n### Place\n\n${table}\n` })
  const contracts = { 'places.md Place': { contract: place } }
  expect(fieldMismatches(fieldTables(folder), contracts)).toEqual(
    problems.map((problem) => `places.md Place: ${problem}`),
  )
})

test('a table without a contract, and a contract without a table, are reported', async () => {
  covers('calls.document.fields')

  const folder = await temporaryFolder({
    'places.md':
      '## GET /places\n\nA Place:\n\n| field | type | optional | meaning |\n|---|---|---|---|\n| name | string | | |\n',
  })
  const contracts = { 'places.md City': { contract: place } }
  expect(fieldMismatches(fieldTables(folder), contracts)).toEqual([
    'places.md City: there is no such table',
    'places.md Place: name its contract in engines/skeleton/document/fieldContracts.ts',
  ])
})
