import { expect, test } from 'vitest'
import type { TestRecord } from '../../scripts/lib/records.mjs'
import { closing, closingLine, exitCodeOf, problem, total } from '../../scripts/lib/results.mjs'
import { countSince } from '../../scripts/lib/runners.mjs'

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

const started = '2026-11-24T01:00:00.000Z'
const date = '2026-11-24T01:00:01.000Z'
const outcome = (title: string, status: TestRecord['status'], more: Partial<TestRecord> = {}) => ({
  ...{ title, status, duration: 1, date },
  ...more,
})
const recordOf = (...tests: TestRecord[]) => [
  { project: 'phone', file: 'bag.spec.ts', version: 'now', date, duration: 1, tests },
]

test('a run counts the tests that ran since its start, and lists those that failed or were flaky', () => {
  const records = recordOf(
    outcome('opens', 'passed'),
    outcome('closes', 'flaky', { message: 'late' }),
    outcome('pays', 'failed', { message: 'not 7' }),
    outcome('waits', 'skipped'),
    outcome('was opened before', 'failed', { date: '2026-11-24T00:59:59.000Z' }),
  )
  expect(countSince(started, 'Playwright', 1, records)).toEqual({
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
  const passed = recordOf(outcome('opens', 'passed'))
  const none = { passed: 0, failed: 0, skipped: 0, problems: [] }
  expect(countSince(started, 'Vitest', 0, passed)).toEqual({ ...none, passed: 1 })
  expect(countSince(started, 'Vitest', 1, passed)).toEqual({
    ...none,
    passed: 1,
    failed: 1,
    problems,
  })
  expect(countSince(started, 'Vitest', 1, [])).toEqual({ ...none, failed: 1, problems })
})
