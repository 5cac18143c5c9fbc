import { expect, test } from 'vitest'
import { pageOf } from '#tests/support/report/page.ts'
import { makeReport, type Sources } from '#tests/support/report/report.ts'
import type { FileRecord, TestRecord } from '../../scripts/lib/records.mjs'

const passed = (title: string, more: Partial<TestRecord> = {}): TestRecord => ({
  title,
  status: 'passed',
  duration: 10,
  ...more,
})

const record = (project: string, tests: TestRecord[], version = 'now'): FileRecord => ({
  project,
  file: `tests/${project}/a.test.ts`,
  version,
  date: '2026-11-24T01:00:00.000Z',
  duration: 10,
  tests,
})

const search = { id: 'search', items: ['search.idle', 'search.idle opened 0'] }
const unit = record('machines', [
  passed('opens', { clauses: ['search.open'], machine: search }),
  passed('moves', { clauses: ['orders.flow.*'] }),
])
const browser = record('phone', [
  passed('opens', {
    clauses: ['search.open'],
    machine: search,
    accessibility: [{ page: 'search.idle', violations: [] }],
  }),
])

const sources: Sources = {
  version: 'now',
  commit: { id: '1a2b3c4d5e', date: '2026-11-24T00:30:00Z', subject: 'Sell more' },
  date: '2026-11-24T01:10:00.000Z',
  started: '2026-11-24T01:00:00.000Z',
  programs: { Node: '24' },
  records: [unit, browser],
  projects: ['machines', 'phone'],
  clauses: [
    { id: 'search.open', sentence: 'The search opens.', states: ['search.idle'], hasTest: true },
    { id: 'orders.flow.paid', sentence: 'A paid order is processed.', states: [], hasTest: true },
  ],
  machines: [
    {
      id: 'search',
      about: 'Searches.',
      structure: { id: 'search', states: [], transitions: [] },
      states: [{ id: 'search.idle', title: 'Closed' }],
      transitions: [{ id: 'search.idle opened 0', title: 'Opened' }],
    },
  ],
  machinesOfFile: () => [],
  excluded: {},
  screens: ['search/search.idle.phone'],
}

const withStatus = (status: TestRecord['status'], message = '') => ({
  ...sources,
  records: [
    unit,
    record('phone', [
      passed('opens', { clauses: ['search.open'], machine: search, status, message }),
    ]),
  ],
})

test('a run passes when every part ran for this version and every clause was asserted', () => {
  const { verdict, reasons, clauses, machines, duration } = makeReport(sources)
  expect([verdict, reasons, duration]).toEqual(['passed', [], 600_000])
  expect(clauses.map(({ id, status, tests }) => [id, status, tests])).toEqual([
    ['search.open', 'passed', [0, 2]],
    ['orders.flow.paid', 'passed', [1]],
  ])
  expect(machines[0]?.states[0]).toMatchObject({
    status: 'passed',
    alone: [0],
    browser: [2],
    accessibility: [{ width: 'phone', violations: [] }],
    screens: { phone: 'search/search.idle.phone' },
  })
})

test('a failed test fails its clause, its states and the run, with the message', () => {
  const report = makeReport(withStatus('failed', 'expected 1 to be 2'))
  expect([report.verdict, report.reasons]).toEqual(['failed', ['1 test failed']])
  expect(report.clauses[0]?.status).toBe('failed')
  expect(report.machines[0]?.transitions[0]?.status).toBe('failed')
  const page = pageOf(report)
  expect(page).toContain('expected 1 to be 2')
})

test('a flaky test passes the run and is named', () => {
  const report = makeReport(withStatus('flaky'))
  expect([report.verdict, report.clauses[0]?.status]).toEqual(['passed', 'flaky'])
})

test('results of another version count as not run, and say of which version they are', () => {
  const { verdict, reasons, parts } = makeReport({
    ...sources,
    records: [unit, { ...browser, version: 'before' }],
  })
  expect([verdict, reasons]).toEqual(['incomplete', ['Not run for this version: phone']])
  expect(parts[1]).toMatchObject({ status: 'not run', earlier: 'before', counts: { passed: 1 } })
})

test('a clause that no test asserted makes a whole run incomplete, one without a test fails it', () => {
  const clause = { id: 'cart.focus', sentence: 'It reloads.', states: [] }
  const reasonsWith = (hasTest: boolean) => {
    const clauses = [...sources.clauses, { ...clause, hasTest }]
    const { verdict, reasons } = makeReport({ ...sources, clauses })
    return [verdict, ...reasons]
  }
  expect(reasonsWith(true)).toEqual(['incomplete', 'Clauses that no test asserted: cart.focus'])
  expect(reasonsWith(false)).toEqual(['failed', 'Clauses without a test: cart.focus'])
})

test('markup in the result of a test is escaped in the report', () => {
  const report = makeReport(withStatus('failed', '</script><img src=x onerror=alert(1)>'))
  const page = pageOf(report)
  expect(page).not.toContain('<img src=x')
  expect(page).not.toContain('</script>')
})

test('a report has the structure of each machine, and its page the commit', () => {
  const report = makeReport(sources)
  expect(report.machines[0]).toMatchObject({ status: 'passed', structure: { id: 'search' } })
  expect(pageOf(report)).toContain('Sell more (1a2b3c4d, 24 November 2026')
})

test('the reason of a skipped test is shown with its clause', () => {
  const report = makeReport(withStatus('skipped', 'nginx is not installed'))
  expect(report.clauses[0]?.status).toBe('passed')
  const page = pageOf(report)
  expect(page).toContain('<pre>nginx is not installed</pre>')
})
