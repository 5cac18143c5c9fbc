import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { medusaTests } from '../../scripts/lib/medusaTests.mjs'
import { partsNamed } from '../../scripts/lib/testParts.mjs'

const titles = (...names: string[]) => partsNamed(names).map(({ title }) => title)

beforeEach(() => void vi.stubEnv('TEST_MEDUSA', ''))
afterEach(() => vi.unstubAllEnvs())

test('a run without names has every part', () => {
  expect(titles()).toEqual(['Checks', 'Tests', 'Sizes', 'Browser tests'])
})

test('a run with TEST_MEDUSA=1 ends with the adapter for Medusa', () => {
  vi.stubEnv('TEST_MEDUSA', '1')
  expect(titles().at(-1)).toBe('The adapter for Medusa')
  expect(titles('medusa')).toEqual(['The adapter for Medusa'])
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

test('a run with an unknown name says which names there are', () => {
  expect(() => titles('nothing')).toThrow('There are no tests named “nothing”: give check, unit')
  expect(() => titles('tests/web/nothing.test.ts')).toThrow(
    'There is no test file “tests/web/nothing.test.ts”.',
  )
})
