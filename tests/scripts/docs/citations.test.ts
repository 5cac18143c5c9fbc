import { expect, test } from 'vitest'
import { findCitations, unknownCitations } from '../../../scripts/docs/citations.mjs'
import { readClauses } from '../../../scripts/docs/clauses.mjs'

const clauses = ['cart.quantity.debounce', 'cart.flush.unload'].map((id) => ({
  id,
  sentence: 'A sentence.',
  file: 'cart.md',
  line: 1,
  sections: [],
}))
const unknown = 'cart.quantity.typo'
const idsIn = (file: string, text: string) =>
  findCitations(file, text, ['cart']).map(({ id }) => id)

test('every citation in the repository is a clause', () => {
  expect(unknownCitations(readClauses())).toEqual([])
})

test('comments cite clauses and groups of clauses', () => {
  const code =
    '/** Sends changes (cart.quantity.debounce). */\n// cart.flush.*, cart.flush.unload.\n'
  expect(findCitations('web/a.ts', code, ['cart'])).toEqual([
    { id: 'cart.quantity.debounce', line: 1 },
    { id: 'cart.flush.*', line: 2 },
    { id: 'cart.flush.unload', line: 2 },
  ])
})

test('code, code in backticks, file names, URLs and calls are not citations', () => {
  const code = [
    'const total = cart.totals.server // `cart.lines.length` of cart.ts and web/cart.test.tsx',
    '// https://cart.example.com, cart.lines.map(toLine), cart.add:500, bag.lines',
  ]
  expect(idsIn('web/a.ts', code.join('\n'))).toEqual([])
})

test('Markdown cites clauses in backticks', () => {
  expect(idsIn('docs/decisions/a.md', 'See `cart.flush.unload`, not cart.flush.load.')).toEqual([
    'cart.flush.unload',
  ])
})

test('a citation of an unknown clause is reported with its place', () => {
  const files = [
    ['web/a.ts', `\n// ${unknown}\n// cart.flush.unload`],
    ['web/b.css', `/* ${unknown}, cart.quantity.* */`],
  ] as const
  expect(unknownCitations(clauses, files)).toEqual([
    expect.stringContaining('web/a.ts:2: “cart.quantity.typo” is not a clause of docs/spec.'),
    expect.stringContaining('web/b.css:1: “cart.quantity.typo” is not a clause of docs/spec.'),
  ])
})
