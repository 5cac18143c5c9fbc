import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readClauses, specFolder } from '../../../scripts/docs/clauses.mjs'
import { withOriginTable } from '../../../scripts/docs/origins.mjs'
import { temporaryFolder } from '../temporaryFolder.ts'

/** The clauses of docs/spec/cart.md with these lines, and of a record that cites two of them. */
async function read(...lines: string[]) {
  const folder = await temporaryFolder({
    'spec/cart.md': lines.map((line) => `- ${line}\n`).join(''),
    'decisions/web/undo.md': 'Removing can be undone (`cart.undo`, `cart.remove.*`).',
  })
  return readClauses(join(folder, 'spec'))
}

const undo = '[decision](../decisions/web/undo.md)'

test('readClauses reads the origin of a clause from the mark at its end', async () => {
  const clauses = await read(
    '`cart.total` A cart has a total. *(§3, §9)*',
    `\`cart.remove.now\` A line disappears. *(§4, ${undo})*`,
    `\`cart.undo\` A removal can be undone. *(${undo})*`,
    '`cart.tabs` Tabs agree *(mostly)*.',
  )
  const decision = '../decisions/web/undo.md'
  expect(clauses.map(({ sentence, sections, decision }) => [sentence, sections, decision])).toEqual(
    [
      ['A cart has a total.', [3, 9], undefined],
      ['A line disappears.', [4], decision],
      ['A removal can be undone.', [], decision],
      ['Tabs agree *(mostly)*.', [], undefined],
    ],
  )
})

test.each([
  '*(§0)*',
  '*(§10)*',
  '*(§4 §9)*',
  '*()*',
  '*(added)*',
  '(§4)',
  `*(${undo}, §4)*`,
  '*([decision](../spec/README.md))*',
])('readClauses rejects the mark “%s”', async (mark) => {
  await expect(read(`\`cart.undo\` A removal can be undone. ${mark}`)).rejects.toThrow(
    'Only the mark of its origin may follow, such as *(§4)*.',
  )
})

test('readClauses rejects a decision that does not exist or does not cite the clause', async () => {
  await expect(read(`\`cart.total\` A cart has a total. *(§3, ${undo})*`)).rejects.toThrow(
    'docs/spec/cart.md:1: ../decisions/web/undo.md does not cite “cart.total”.',
  )
  const missing = undo.replace('undo', 'total')
  await expect(read(`\`cart.total\` A cart has a total. *(${missing})*`)).rejects.toThrow(
    '../decisions/web/total.md does not cite “cart.total”.',
  )
})

test('the table of origins counts clauses by section and links to the decisions', async () => {
  const document = 'Before\n<!-- origins -->\nold\n<!-- /origins -->\nAfter\n'
  const table = withOriginTable(
    document,
    await read(
      '`cart.total` A cart has a total. *(§3, §4)*',
      `\`cart.remove.now\` A line disappears. *(§4, ${undo})*`,
      `\`cart.undo\` A removal can be undone. *(${undo})*`,
      '`cart.tabs` Tabs agree.',
    ),
  )
  expect(table).toMatch(/^Before\n<!-- origins -->\n.*\n<!-- \/origins -->\nAfter\n$/s)
  expect(table).not.toContain('old')
  expect(table).toContain('| §3 Entities and their fields | 1 | 0 |  |')
  expect(table).toContain(
    '| §4 States and transitions | 1 | 1 | [undo](../decisions/web/undo.md) |',
  )
  expect(table).toContain(
    'Of 4 clauses, 1 are as specified, 1 differ or are interpreted by a decision, 1 follow a decision on what the specification leaves open, and 1 were added.',
  )
  expect(() => withOriginTable('No place for it', [])).toThrow('needs the comments')
})

test('the table of docs/spec is out of date once a clause is marked otherwise', () => {
  const readme = readFileSync(join(specFolder, 'README.md'), 'utf8')
  const clauses = readClauses()
  expect(withOriginTable(readme, clauses)).toBe(readme)
  const marked = clauses.map((clause, index) =>
    index === 0 ? { ...clause, sections: [1] } : clause,
  )
  expect(withOriginTable(readme, marked)).not.toBe(readme)
})
