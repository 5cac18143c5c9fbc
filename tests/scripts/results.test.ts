import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { closing, closingLine, exitCodeOf, problem, total } from '../../scripts/lib/results.mjs'
import { countTests } from '../../scripts/lib/runners.mjs'
import { readTests, type TestResult } from '../../scripts/lib/testReports.mjs'

test('the summary counts every part and mentions skipped tests only if there are any', () => {
  const sum = total([
    { passed: 3, failed: 1, skipped: 0, problems: ['bag.test.ts › keeps the last number'] },
    { passed: 4, failed: 0, skipped: 2, problems: [] },
  ])
  expect(closingLine(sum)).toBe('7 passed, 1 failed, 2 skipped')
  expect(closing(sum)).toBe(
    '\n✗ bag.test.ts › keeps the last number\n\n7 passed, 1 failed, 2 skipped',
  )
  expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed')
})

test('a problem has a title and the first lines of the output without colours, and says how many others there are', () => {
  const output = `\u001b[31mnot 7\u001b[39m\n\n${'at line\n'.repeat(80)}`
  const lines = problem('adds', output).split('\n')
  expect(lines.slice(0, 3)).toEqual(['adds', '    not 7', '    at line'])
  expect(lines).toHaveLength(62)
  expect(lines.at(-1)).toBe('    and 21 more lines, which the report has')
  expect(problem('adds')).toBe('adds')
})

test('a run fails when a test failed, and when nothing ran', () => {
  expect(exitCodeOf({ passed: 9, failed: 0, skipped: 0 })).toBe(0)
  expect(exitCodeOf({ passed: 9, failed: 1, skipped: 0 })).toBe(1)
  expect(exitCodeOf({ passed: 0, failed: 0, skipped: 4 })).toBe(1)
})

const outcome = (title: string, status: TestResult['status'], message = ''): TestResult => ({
  ...{ project: 'phone', file: 'bag.spec.ts', title, status, message },
})

test('a run counts its tests, and lists those that failed or were flaky', () => {
  const tests = [
    outcome('opens', 'passed'),
    outcome('closes', 'flaky', 'late'),
    outcome('pays', 'failed', 'not 7'),
    outcome('waits', 'skipped'),
  ]
  expect(countTests(tests, 'Playwright', 1)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    problems: [
      '[phone] bag.spec.ts › closes, flaky\n    late',
      '[phone] bag.spec.ts › pays\n    not 7',
    ],
  })
})

test('a runner that fails without a failed test, or leaves no results, counts as one failure', () => {
  const problems = ['Vitest ended with exit code 1 and named no failed test']
  const passed = [outcome('opens', 'passed')]
  const none = { passed: 0, failed: 0, skipped: 0, problems: [] }
  expect(countTests(passed, 'Vitest', 0)).toEqual({ ...none, passed: 1 })
  expect(countTests(passed, 'Vitest', 1)).toEqual({ ...none, passed: 1, failed: 1, problems })
  expect(countTests([], 'Vitest', 1)).toEqual({ ...none, failed: 1, problems })
})

/** Writes a report to a file of its own and reads its tests. */
function testsIn(report: object) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-results-'))
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  const tests = readTests(path)
  rmSync(folder, { recursive: true })
  return tests
}

test('the tests of a JSON report of Vitest have their clauses and machine, and a file that does not load fails', () => {
  const machine = { id: 'cart', items: ['cart.content'] }
  const file = (name: string) => ({ name: inRoot('tests', 'machines', name), message: '' })
  const assertion = { fullName: ' the bag opens', failureMessages: [], meta: { machine } }
  const tests = testsIn({
    testResults: [
      {
        ...{ ...file('cart.test.ts'), status: 'failed' },
        assertionResults: [
          { ...assertion, status: 'passed' },
          { ...assertion, status: 'pending' },
          { ...assertion, status: 'failed', failureMessages: ['\u001b[31mnot 7\u001b[39m'] },
        ],
      },
      { ...file('a.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  })
  expect(tests.map(({ status }) => status)).toEqual(['passed', 'skipped', 'failed', 'failed'])
  expect(tests[2]).toMatchObject({
    ...{ project: 'machines', file: 'tests/machines/cart.test.ts', title: 'the bag opens' },
    ...{ message: 'not 7', machine },
  })
  expect(tests[3]).toMatchObject({ title: 'the file is loaded', message: 'No such module' })
})

test('a browser test of a JSON report of Playwright has the place of its last failed attempt', () => {
  const at = (...failedAt: string[]) => ({
    type: 'machine',
    description: JSON.stringify({ id: 'cart', items: [], failedAt }),
  })
  const attempt = { status: 'failed', errors: [{ message: 'late' }] }
  const test = {
    ...{ projectName: 'phone', status: 'flaky' },
    results: [
      { ...attempt, annotations: [at('cart.content')] },
      {
        ...{ status: 'passed', errors: [] },
        annotations: [at(), { type: 'clause', description: 'cart.empty' }],
      },
    ],
  }
  const suite = {
    title: 'the bag',
    specs: [{ title: 'opens', file: 'cart/bag.spec.ts', tests: [test] }],
  }
  const report = { suites: [{ specs: [], suites: [suite] }], errors: [{ message: 'no server' }] }
  const config = { rootDir: inRoot('tests', 'e2e') }
  const [outside, flaky] = testsIn({ config, ...report })
  expect(outside).toMatchObject({ status: 'failed', message: 'no server' })
  expect(flaky).toEqual({
    ...{ project: 'phone', file: 'tests/e2e/cart/bag.spec.ts', title: 'the bag › opens' },
    ...{ status: 'flaky', message: 'late', clauses: ['cart.empty'] },
    machine: { id: 'cart', items: [], failedAt: ['cart.content'] },
  })
})
