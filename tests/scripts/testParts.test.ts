import { expect, test } from 'vitest'
import { filesOfArea, needsPages, partsNamed } from '../../scripts/lib/testParts.mjs'
import { medusaTests } from '../../scripts/medusa/medusaTests.mjs'

const titles = (...names: string[]) => partsNamed(names).map(({ title }) => title)

test('a run without names has every part of the fast run', () => {
  expect(titles()).toEqual(['Checks', 'Tests', 'Sizes', 'Browser tests'])
})

test('a deep run has what the fast run leaves out', () => {
  const parts = ['Deep tests', 'Deep browser tests', 'The adapter for Medusa', 'Robustness']
  expect(titles('deep')).toEqual(parts)
})

test('a deep run of an area or of some parts has only those', () => {
  expect(titles('deep', 'checkout')).toEqual([
    'Deep tests of checkout',
    'Deep browser tests of checkout',
  ])
  expect(titles('deep', 'robustness')).toEqual(['Robustness'])
})

test('the adapter for Medusa fails without the servers that it needs', async () => {
  expect(await medusaTests({ missing: ['PostgreSQL', 'nginx'] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    problems: ['adapters/medusa: not tested: PostgreSQL not installed'],
  })
})

test('a run of named parts and folders has only those', () => {
  expect(titles('size', 'machines', 'web')).toEqual(['Sizes', 'Tests of machines, web'])
})

test('a run of test files has one part for each of their two runners', () => {
  const unit = 'tests/scripts/testParts.test.ts'
  const browser = 'tests/e2e/pages/navigation.spec.ts'
  expect(titles(unit)).toEqual(['Test files'])
  expect(titles(unit, browser)).toEqual(['Test files', 'Browser test files'])
})

test('an area has the tests that its name or its clauses lead to, on both runners', () => {
  expect(titles('checkout')).toEqual(['Test files', 'Browser test files'])
  const files = filesOfArea('checkout')
  const wanted = ['machines/checkout.test.ts', 'e2e/machines/checkout.spec.ts']
  for (const file of [...wanted, 'e2e/orders/checkout.spec.ts', 'cms/orders/placing.test.ts'])
    expect(files).toContain(`tests/${file}`)
  expect(files.filter((file) => file.includes('search'))).toEqual([])
})

test('only tests in a browser, of sizes and of services wait for built pages', () => {
  const unit = 'tests/scripts/testParts.test.ts'
  for (const names of [[unit], ['machines'], ['check', 'cms', unit]])
    expect(needsPages(names), names.join()).toBe(false)
  const browser = 'tests/e2e/cart/bag.spec.ts'
  for (const names of [[], ['checkout'], ['services'], ['size'], ['deep', 'web'], [unit, browser]])
    expect(needsPages(names), names.join()).toBe(true)
})

test('a run with an unknown name says which names there are', () => {
  expect(() => titles('nothing')).toThrow('There are no tests named “nothing”: give check, unit')
  expect(() => titles('tests/web/nothing.test.ts')).toThrow(
    'There is no test file “tests/web/nothing.test.ts”.',
  )
})
