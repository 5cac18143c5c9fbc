import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownMachine, makeReport } from '#tests/support/report/report.ts'
import {
  failuresOf,
  formatCoverage,
  type Level,
  shareOf,
  testsOf,
} from '#web/qa/gallery/coverage/coverage.ts'
import { coverageOf, noMarks } from '#web/qa/gallery/diagram/marks.ts'
import { reportCoverage } from '#web/qa/gallery/report/reportCoverage.ts'
import { readReport } from '#web/qa/gallery/report/reportFile.ts'
import { formatDate, utcTime } from '#web/qa/page/utcTime.ts'
import { reportSources } from '../../support/report/exampleReport.ts'

const report = makeReport(reportSources)
const file = {
  ...report,
  screens: { 'search/search.idle.phone': 'data:image/webp;base64,AA==' },
}

test('another file, another format and a broken file are rejected with what to do', () => {
  expect(() => readReport('{"steps":[]}')).toThrow('Open report.json')
  expect(() => readReport('<p>Hello</p>')).toThrow('Open report.json')
  expect(() => readReport(JSON.stringify({ ...file, formatVersion: 2 }))).toThrow(
    'This report has format 2; this gallery reads format 3',
  )
})

test('the diagrams show the results of a report at each level, with its screenshots', () => {
  const coverage = reportCoverage(readReport(JSON.stringify(file)))
  const results = (level: Level) => {
    const tests = testsOf(coverage, level, 'search')
    return ['search.idle', 'search.open', 'search.idle opened 0'].map((id) => [
      formatCoverage(tests?.get(id)),
      coverageOf({ ...noMarks, tests }, [id]),
    ])
  }
  expect(results('machines')).toEqual([
    ['1', 'covered'],
    ['0', 'uncovered'],
    ['1', 'covered'],
  ])
  expect(results('browser')).toEqual([
    ['1, failed', 'failed'],
    ['excluded: It opens immediately', 'excluded'],
    ['1, failed', 'failed'],
  ])
  expect(coverage.browser[0]?.states[0]?.screens).toEqual({
    phone: file.screens['search/search.idle.phone'],
  })
})

test('dates of reports and times of steps are in UTC', () => {
  expect(utcTime(Date.UTC(2026, 10, 24, 1, 10, 9, 42), true)).toBe('01:10:09.042')
  expect(formatDate('2026-11-24T01:10:00.000Z')).toBe('24 November 2026, 01:10 UTC')
})

const lamp = (id: string): KnownMachine => ({
  id,
  about: '',
  structure: {
    id,
    states: ['on', 'off'].map((name) => ({
      ...{ id: `${id}.${name}`, name, parent: id, type: 'atomic', initial: '', effects: [] },
      ...{ view: name, spec: `${id}.${name}` },
    })),
    transitions: [],
  },
  states: [
    { id: `${id}.on`, title: 'On' },
    { id: `${id}.off`, title: 'Off' },
  ],
  transitions: [{ id: `${id}.on pressed 0`, title: 'Pressed' }],
})

const names = ['hall', 'cellar']
const some = (...values: string[]) => fc.subarray(values)
const walked = fc.constantFrom(...names).chain((id) => {
  const items = some(`${id}.on`, `${id}.off`, `${id}.on pressed 0`)
  return fc.record({ id: fc.constant(id), items, failedAt: fc.option(items, { nil: undefined }) })
})
const results = fc.array(
  fc.record({
    project: fc.constantFrom('machines', 'phone', 'desktop', 'cms'),
    file: fc.constantFrom('tests/machines/hall.test.ts', 'tests/cms/a.test.ts'),
    status: fc.constantFrom('passed', 'failed', 'flaky', 'skipped'),
    machine: fc.option(walked, { nil: undefined }),
    clauses: some('hall.on', 'cellar.*', 'cart.empty'),
  }),
  { minLength: 1, maxLength: 6 },
)

test('a machine with a failed test is passed nowhere in the report and the gallery', () => {
  const machinesOfFile = (name: string) => (name.includes('hall') ? ['hall'] : [])
  const property = fc.property(results, (tests) => {
    const records = tests.map(({ project, file: path, ...each }, index) => {
      const run = { version: 'now', date: '2026-11-24T01:00:00.000Z', duration: 1 }
      return { ...run, project, file: path, tests: [{ ...each, title: `${index}`, duration: 1 }] }
    })
    const machines = names.map(lamp)
    const made = makeReport({ ...reportSources, version: 'now', records, machines, machinesOfFile })
    const coverage = reportCoverage(readReport(JSON.stringify({ ...made, screens: {} })))
    for (const id of names) {
      const failed = tests.filter(({ status, machine, file: path, clauses }) => {
        const isOwn = path.includes(id) || clauses.some((clause) => clause.startsWith(id))
        return status === 'failed' && (machine ? machine.id === id : isOwn)
      })
      const isFailed = failed.length > 0
      expect(made.machines.find((each) => each.id === id)?.status === 'failed').toBe(isFailed)
      const shown = failuresOf(coverage, id).filter(({ status }) => status === 'failed')
      expect(shown).toHaveLength(failed.length)
      if (isFailed) expect(made.verdict).toBe('failed')
      for (const { items, project } of shown) {
        const level = project === 'phone' || project === 'desktop' ? 'browser' : 'machines'
        const drawn = { ...noMarks, tests: testsOf(coverage, level, id) }
        for (const item of items) expect(coverageOf(drawn, [item])).toBe('failed')
        if (items.length > 0) expect(shareOf(coverage, level, id)).toBeLessThan(1)
      }
    }
  })
  fc.assert(property, { numRuns: 100 })
})
