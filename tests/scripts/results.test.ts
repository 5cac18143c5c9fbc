import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closingLine, exitCodeOf, total } from '../../scripts/lib/results.mjs'
import { countOf, readPlaywright, readVitest } from '../../scripts/lib/runners.mjs'
import { temporaryFolder } from './temporaryFolder.ts'

const vitestReport = (testResults: object[]) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults,
})

test('the last line sums every part and names skipped tests only when there are any', () => {
  const sum = total([
    { passed: 3, failed: 1, skipped: 0 },
    { passed: 4, failed: 0, skipped: 2 },
  ])
  expect(closingLine(sum)).toBe('7 passed, 1 failed, 2 skipped')
  expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed')
})

test('a run fails when a test failed, and when nothing ran', () => {
  expect(exitCodeOf({ passed: 9, failed: 0, skipped: 0 })).toBe(0)
  expect(exitCodeOf({ passed: 9, failed: 1, skipped: 0 })).toBe(1)
  expect(exitCodeOf({ passed: 0, failed: 0, skipped: 4 })).toBe(1)
})

test('a test file that cannot be loaded counts as a failure', () => {
  const report = vitestReport([
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ])
  expect(readVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 1 })
})

test('an error outside any browser test counts as a failure, a flaky one as passed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
  expect(readPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2, skipped: 0 })
})

test('a runner that fails without a failed test, or leaves no report, counts as one failure', async () => {
  const folder = await temporaryFolder({
    'good.json': JSON.stringify(vitestReport([])),
    'broken.json': '{',
  })
  const count = (name: string, code: number) => countOf(join(folder, name), code, readVitest)
  expect(count('good.json', 0)).toEqual({ passed: 5, failed: 0, skipped: 1 })
  expect(count('good.json', 1)).toEqual({ passed: 5, failed: 1, skipped: 1 })
  expect(count('broken.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(count('missing.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
