import { expect, test } from 'vitest'
import { unusualWordings } from '../../scripts/docs/language.mjs'

test('unusualWordings finds none in the repository', () => {
  expect(unusualWordings()).toEqual([])
})

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
