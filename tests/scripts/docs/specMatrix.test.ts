import { expect, test } from 'vitest'
import { findBoundTests, readBoundTests } from '#tests/support/clauses/boundTests.ts'
import { readClauses } from '../../../scripts/docs/clauses.mjs'
import { gaps } from '../../support/clauses/specMatrix.ts'

const clauses = readClauses()
const bound = readBoundTests()
const specGaps = gaps(clauses, bound)

test('the specification has no gaps in its tests', () => {
  expect(specGaps).toEqual([])
})

test('gaps names a clause without a test, to which a test of another clause or group does not count', () => {
  const clause = { sentence: 'A new clause.', file: 'cart.md', line: 1, sections: [] }
  const problem = (id: string) =>
    `${id} has no test: name it by covers() in one, or cite it in a state`
  const added = ['cart.count.new', 'cart.fresh'].map((id) => ({ ...clause, id }))
  const open = gaps([...clauses, ...added], bound)
  expect(open.filter((gap) => !specGaps.includes(gap))).toEqual(added.map(({ id }) => problem(id)))
  const test = { file: 'tests/web/a.test.ts', title: 'counts' }
  const named = ['cart.fresh', 'cart.count.*'].map((name) => ({ ...test, clause: name }))
  expect(gaps([...clauses, ...added], [...bound, ...named])).toEqual(specGaps)
})

test('gaps names a part without a test of the shop, also when the CMS has one', () => {
  const fewer = bound.filter(({ clause }) => !clause.startsWith('validation.register'))
  expect(gaps(clauses, fewer)).toContain('validation.register has no test of the shop')
  const file = 'engines/cms/tests/customer/customer.test.ts'
  const ofCms = [...fewer, { clause: 'validation.register.*', file, title: 'registering signs in' }]
  expect(gaps(clauses, ofCms).filter((gap) => !specGaps.includes(gap))).toEqual([
    'validation.register has no test of the shop',
  ])
})

test('gaps names the states and tests of a clause that no longer exists', () => {
  const fewer = clauses.filter(
    ({ id }) => !['search.minimum', 'cart.quantity.debounce'].includes(id),
  )
  const problems = gaps(fewer)
  expect(problems).toContain(
    'tests/machines/search.test.ts covers “search.minimum”, which is not a clause',
  )
  expect(problems).toContain(
    'cartLine.debouncing cites “cart.quantity.debounce”, which is not a clause',
  )
  expect(problems).toContain('search.minimum is required, but not a part of the specification')
})

test('a test names clauses by covers, a machine by its invariants, and a skipped test names none', () => {
  const text = `
    test('adds an item', async () => {
      covers('cart.source', 'orders.flow.*')
    })
    test.each([1, 2])(\`adds %i items\`, (count) => { covers('cart.count') })
    test.skip('adds nothing', () => { covers('cart.totals.server') })
    describeMachine({ invariantClauses: ['cart.quantity.minimum'] })
    const covers = (clause) => covers('cart.focus')
  `
  expect(findBoundTests('a.test.ts', text).map(({ clause, title }) => [clause, title])).toEqual([
    ['cart.source', 'adds an item'],
    ['orders.flow.*', 'adds an item'],
    ['cart.count', 'adds %i items'],
    ['cart.quantity.minimum', 'keeps its invariants on random walks'],
  ])
})
