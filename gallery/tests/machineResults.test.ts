import type { PlainMachine } from '@vitrine/machines/tools/plainMachine.ts'
import { machineResults } from '@vitrine/tests/support/report/machineResults.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Coverage,
  coveredShare,
  formatCoverage,
  machineFailures,
  machineTests,
} from '#gallery/machines/coverage/coverage.ts'
import { markCoverage, noMarks } from '#gallery/machines/diagram/marks.ts'
import type { TestResult } from '../../scripts/lib/testReports.mjs'

const lamp = (id: string): PlainMachine => {
  const state = (name: string, parent: string, key: string) => ({
    ...{ id: key, name, parent, type: 'atomic' as const, initial: '', effects: [] },
    ...{ view: name, spec: parent ? key : '' },
  })
  return {
    id,
    states: [state(id, '', id), state('on', id, `${id}.on`), state('off', id, `${id}.off`)],
    transitions: [
      {
        ...{ key: `${id}.on pressed 0`, source: `${id}.on`, event: 'pressed', guard: '' },
        ...{ targets: [`${id}.off`], description: 'Pressed' },
      },
    ],
  }
}

const names = ['hall', 'cellar']
const machinesOfFile = (file: string) => (file.includes('hall') ? ['hall'] : [])

/** The results of some tests as the gallery receives them. */
const coverageFrom = (tests: readonly TestResult[]): Coverage => {
  const results = machineResults(names.map(lamp), tests, machinesOfFile)
  return JSON.parse(JSON.stringify({ ...results, browser: [], reports: [] }))
}

const some = (...values: string[]) => fc.subarray(values)
const walked = fc.constantFrom(...names).chain((id) => {
  const items = some(`${id}.on`, `${id}.off`, `${id}.on pressed 0`)
  return fc.record({ id: fc.constant(id), items, failedAt: fc.option(items, { nil: undefined }) })
})
const results = fc.array(
  fc.record({
    project: fc.constantFrom('machines', 'phone', 'desktop', 'cms'),
    file: fc.constantFrom('tests/machines/hall.test.ts', 'tests/cms/a.test.ts'),
    title: fc.uuid(),
    status: fc.constantFrom('passed', 'failed', 'flaky', 'skipped'),
    machine: fc.option(walked, { nil: undefined }),
    clauses: some('hall.on', 'cellar.*', 'cart.empty'),
  }),
  { minLength: 1, maxLength: 6 },
)

test('a machine with a failed test is passed nowhere in the gallery', () => {
  const property = fc.property(results, (tests) => {
    const coverage = coverageFrom(tests)
    for (const id of names) {
      const failed = tests.filter(({ status, machine, file, clauses }) => {
        const isOwn = file.includes(id) || clauses.some((clause) => clause.startsWith(id))
        return status === 'failed' && (machine ? machine.id === id : isOwn)
      })
      const isFailed = failed.length > 0
      expect(coverage.verdicts[id] === 'failed').toBe(isFailed)
      const shown = machineFailures(coverage, id).filter(({ status }) => status === 'failed')
      expect(shown).toHaveLength(failed.length)
      for (const { items, project } of shown) {
        const level = project === 'phone' || project === 'desktop' ? 'browser' : 'machines'
        const drawn = { ...noMarks, tests: machineTests(coverage, level, id) }
        for (const item of items) expect(markCoverage(drawn, [item])).toBe('failed')
        if (items.length > 0) expect(coveredShare(coverage, level, id)).toBeLessThan(1)
      }
    }
  })
  fc.assert(property, { numRuns: 100 })
})

test('the verdict is the worst result of all tests of a machine, and a walk covers what it reaches', () => {
  const walk: TestResult = {
    ...{ project: 'machines', file: 'tests/machines/hall.test.ts', title: 'it lights' },
    ...{ status: 'passed', machine: { id: 'hall', items: ['hall.on'] } },
  }
  const skipped: TestResult = {
    ...{ project: 'cms', file: 'tests/cms/a.test.ts', title: 'it is wired', status: 'skipped' },
    clauses: ['hall.on'],
  }
  const coverage = coverageFrom([walk, skipped])
  expect(coverage.verdicts).toEqual({ hall: 'passed', cellar: 'not run' })
  const reached = machineTests(coverage, 'machines', 'hall')
  expect(['hall.on', 'hall.off'].map((id) => formatCoverage(reached?.get(id)))).toEqual(['1', '0'])
  const flaky = coverageFrom([walk, { ...skipped, status: 'flaky' }])
  expect(flaky.verdicts['hall']).toBe('flaky')
})
