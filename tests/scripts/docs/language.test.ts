import { expect, test } from 'vitest'
import { unusualWordings } from '../../../scripts/docs/language.mjs'

test('unusualWordings reports the place, the wording and what to write instead', () => {
  const files = [
    [
      'web/a.ts',
      '/** Sends a change. */\n// Nobody is asked while a request is under way (SPEC §4).',
    ],
    ['tests/b.test.ts', "test('the wishlist keeps a wish', () => {})"],
  ] as const
  expect(unusualWordings(files)).toEqual([
    'web/a.ts:2: “Nobody”. Write: anonymous, a visitor, or the passive voice.',
    'web/a.ts:2: “under way”. Write: in flight or pending.',
    expect.stringMatching(/^web\/a\.ts:2: “SPEC §”\. Write: the id of a clause/),
    'tests/b.test.ts:1: “wish”. Write: a pending change, or a wishlist item.',
  ])
})

test('unusualWordings reports a comment or description that begins with a question word', () => {
  const line = (file: string, text: string) => unusualWordings([[file, text]]).length
  expect(line('web/a.ts', '/** What the page shows. */')).toBe(1)
  expect(line('web/a.ts', ' * What a page shows.')).toBe(1)
  expect(line('web/a.ts', '// Who is signed in.')).toBe(1)
  expect(line('web/a.ts', '/** Returns what the page shows. */')).toBe(0)
  expect(line('schema.graphql', '"How to contact support."')).toBe(1)
  expect(line('schema.graphql', '"Contact details of support."')).toBe(0)
})

test('unusualWordings reports an exported name that does not say what it returns', () => {
  const count = (text: string) => unusualWordings([['a.ts', text]]).length
  expect(count('export const priceOf = 1')).toBe(1)
  expect(count('export function provinceIn() {}')).toBe(1)
  expect(count('const priceOf = 1')).toBe(0)
  expect(count('export function signIn() {}')).toBe(0)
})

test.each([
  ['productPicture', 'image'],
  ['PictureList', 'image'],
  ['OrderReply', 'response'],
  ['orderMail', 'email'],
  ['mailOutbox', 'email'],
  ['mergeBags', 'cart'],
  ['BagContent', 'cart'],
])('unusualWordings reports the name %s in code, and suggests %s', (name, instead) => {
  const expected = [`a.ts:1: “${name}”. Write: ${instead}.`]
  expect(unusualWordings([['a.ts', `const ${name} = 1`]])).toEqual(expected)
  expect(unusualWordings([['a.md', name]])).toEqual([])
})

test.each([
  'PictureProps',
  '<Picture',
  'FastifyReply',
  'sendMail',
  'emailOf',
  'mailto:',
  'addToBag',
])('unusualWordings accepts %s, a name of the platform, a library or the shop’s copy', (name) => {
  expect(unusualWordings([['a.tsx', name]])).toEqual([])
})
