import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { closing, closingLine, exitCodeOf, problem, total } from '../../scripts/lib/results.mjs'
import { countOf, readPlaywright, readVitest } from '../../scripts/lib/runners.mjs'
import { temporaryFolder } from './temporaryFolder.ts'

const vitestReport = (testResults: object[]) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults,
})

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

test('a problem has a title and the first lines of the output without colours', () => {
  const output = `\u001b[31mnot 7\u001b[39m\n\n${'at line\n'.repeat(80)}`
  const lines = problem('adds', output).split('\n')
  expect(lines.slice(0, 3)).toEqual(['adds', '    not 7', '    at line'])
  expect(lines).toHaveLength(61)
  expect(problem('adds')).toBe('adds')
})

test('a run fails when a test failed, and when nothing ran', () => {
  expect(exitCodeOf({ passed: 9, failed: 0, skipped: 0 })).toBe(0)
  expect(exitCodeOf({ passed: 9, failed: 1, skipped: 0 })).toBe(1)
  expect(exitCodeOf({ passed: 0, failed: 0, skipped: 4 })).toBe(1)
})

test('a test file that cannot be loaded, or whose set-up fails, counts as a failure', () => {
  const report = vitestReport([
    {
      name: inRoot('tests/cms/bag.test.ts'),
      status: 'failed',
      assertionResults: [],
      message: 'No',
    },
    {
      name: inRoot('tests/cms/orders.test.ts'),
      status: 'failed',
      assertionResults: [{ status: 'skipped' }],
      message: 'No database',
    },
    { name: 'sort.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
  ])
  const problems = ['tests/cms/bag.test.ts\n    No', 'tests/cms/orders.test.ts\n    No database']
  expect(readVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 1, problems })
})

test('an error outside any browser test counts as a failure, a flaky one as passed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
  const late = { projectName: 'phone', status: 'flaky', results: [{ error: { message: 'late' } }] }
  const fine = { projectName: 'desktop', status: 'expected', results: [{}] }
  const specs = [{ file: 'bag.spec.ts', title: 'opens', tests: [late, fine] }]
  const errors = [{ message: 'no shop' }]
  expect(readPlaywright({ stats, errors, suites: [{ suites: [{ specs }] }] })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
    problems: ['[phone, flaky] bag.spec.ts › opens\n    late', 'outside any test\n    no shop'],
  })
})

test('a runner that fails without a failed test, or leaves no report, counts as one failure', async () => {
  const folder = await temporaryFolder({
    'good.json': JSON.stringify(vitestReport([])),
    'broken.json': '{',
  })
  const count = (name: string, code: number) => countOf(join(folder, name), code, readVitest)
  const problems = [expect.stringContaining('exit code 1')]
  const none = { passed: 0, failed: 1, skipped: 0, problems: [expect.any(String)] }
  expect(count('good.json', 0)).toEqual({ passed: 5, failed: 0, skipped: 1, problems: [] })
  expect(count('good.json', 1)).toEqual({ passed: 5, failed: 1, skipped: 1, problems })
  expect(count('broken.json', 0)).toEqual(none)
  expect(count('missing.json', 0)).toEqual(none)
})
