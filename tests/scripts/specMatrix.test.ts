import { expect, test } from 'vitest'
import { readClauses } from '../../scripts/docs/clauses.mjs'
import { clauseTests } from '../support/clauses/clauseTests.ts'
import { gaps } from '../support/clauses/specMatrix.ts'

/** The last test reads this file as a source with a skipped test. */
const skipped = `test.skip('a promise for later', () => {})`

const clauses = readClauses()

test('the specification has no gaps in its tests', () => {
  expect(gaps()).toEqual([])
})

test('gaps names a part without a test of the shop, also when the CMS has one', () => {
  const { 'validation.register.*': _, ...fewer } = clauseTests
  expect(gaps(clauses, fewer)).toEqual(['validation.register has no test of the shop'])
  const ofCms = {
    ...fewer,
    'validation.register.*': [
      ['tests/cms/customer/customer.test.ts', 'registering signs in'],
    ] as const,
  }
  expect(gaps(clauses, ofCms)).toEqual(['validation.register has no test of the shop'])
})

test('gaps names the states and tests of a clause that no longer exists', () => {
  const fewer = clauses.filter(
    ({ id }) => !['search.minimum', 'cart.quantity.debounce'].includes(id),
  )
  const problems = gaps(fewer)
  expect(problems).toContain(
    'clauseTests.ts names tests of “search.minimum”, which is not a clause',
  )
  expect(problems).toContain(
    'cartLine.debouncing cites “cart.quantity.debounce”, which is not a clause',
  )
  expect(problems).toContain('search.minimum is required, but not a part of the specification')
})

test('gaps names a test that does not exist or is skipped', () => {
  const named = (path: string, title: string) =>
    gaps(clauses, { ...clauseTests, 'cart.flush.unload': [[path, title]] })
  expect(named('tests/e2e/cart/bag.spec.ts', 'no such title')).toEqual([
    'cart.flush.unload: tests/e2e/cart/bag.spec.ts has no test “no such title”',
  ])
  expect(skipped).toContain('a promise for later')
  expect(named('tests/scripts/specMatrix.test.ts', 'a promise for later')).toHaveLength(1)
})
