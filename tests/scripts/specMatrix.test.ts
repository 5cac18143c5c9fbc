import { expect, test } from 'vitest'
import { clauses } from '#machines/tools/clauses.ts'
import { clauseTests } from '../support/clauseTests.ts'
import { gaps } from '../support/specMatrix.ts'

/** A skipped test within this file, for the last test. */
const leftOut = `test.skip('a promise for later', () => {})`

test('every clause of the specification has its tests', () => {
  expect(gaps()).toEqual([])
})

test('a clause without a test or without a test of the shop is reported', () => {
  const more = { ...clauses, '§4 Returns': 'A parcel is sent back', '§9 Fonts': 'Two faces' }
  expect(gaps(more)).toEqual(['§4 Returns has no test of the shop'])
  const ofCms = {
    ...clauseTests,
    '§4 Returns': [['tests/cms/cart/cart.test.ts', 'PATCH and PUT']] as const,
  }
  expect(gaps(more, ofCms)).toEqual(['§4 Returns has no test of the shop'])
})

test('states and tests of a removed clause are reported', () => {
  const { '§5 Newsletter': _, '§4 Cart': __, ...fewer } = clauses
  const wrong = gaps(fewer)
  expect(wrong).toContain('tests are named for “§5 Newsletter”, which is no clause')
  expect(wrong.join()).toContain('answers to “§4 Cart”, which is no clause')
})

test('a missing or skipped test is reported', () => {
  const wrong = (path: string, words: string) =>
    gaps(clauses, { ...clauseTests, '§4 Cart': [[path, words]] })
  expect(wrong('tests/e2e/bag.spec.ts', 'no such words')).toEqual([
    '§4 Cart: there is no “no such words” in tests/e2e/bag.spec.ts',
  ])
  expect(leftOut).toContain('a promise for later')
  expect(wrong('tests/scripts/specMatrix.test.ts', 'a promise for later')).toHaveLength(1)
})
