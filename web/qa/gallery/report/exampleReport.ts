import { version } from 'virtual:code-version'
import { machineCatalog } from '#machines/catalog/machineCatalog.ts'
import { type PlainMachine, plainMachine } from '#machines/tools/plainMachine.ts'
import type { MachineFailure } from '../coverage/coverage.ts'
import type { ReportFile, ReportItem, ReportMachine, ReportTest } from './reportFile.ts'

/** The id of the example among the reports. */
export const exampleId = 'example'

/** How the example is listed. */
export const exampleTitle = {
  id: exampleId,
  version: `${version}, example`,
  date: '2026-11-26T04:00:00.000Z',
  verdict: 'failed',
} as const

const changed = 'orderPayment.qr.shown.polling xstate.error.actor.readPayment 0'

/** The machines as if one payment's failed check ended its automatic checks, a mistake that tests find. */
const structureOf = (machine: PlainMachine): PlainMachine => ({
  ...machine,
  transitions: machine.transitions.map((each) =>
    each.key === changed ? { ...each, targets: ['orderPayment.qr.shown.manual'] } : each,
  ),
})

const problems: (ReportTest & Pick<MachineFailure, 'machine' | 'items'>)[] = [
  {
    machine: 'orderPayment',
    project: 'machines',
    file: 'tests/machines/orderPayment.test.ts',
    title: 'the orderPayment machine > behaves as its journal records',
    status: 'failed',
    items: ['orderPayment.qr.shown.polling', changed],
    message: `The orderPayment machine behaves differently than its journal records.
  clause: payment.polling.interval, payment.polling.limit
  start: a QR payment
  way: readPayment done ({"status":"pending"}) → after pollInterval → readPayment error (readPayment failed)
  recorded: {"qr":{"shown":"waiting"}}
  now: {"qr":{"shown":"manual"}}`,
  },
  {
    machine: 'orderPayment',
    project: 'machines',
    file: 'tests/machines/orderPayment.test.ts',
    title: 'the orderPayment machine > stays with its code when a check fails',
    status: 'failed',
    items: [],
    message: 'AssertionError: expected [ 0, 5000 ] to deeply equal [ 0, 5000, 10000 ]',
  },
  {
    machine: 'search',
    project: 'phone',
    file: 'tests/e2e/machines/search.spec.ts',
    title: 'search in a browser, every state › 2 of 9',
    status: 'flaky',
    items: ['search.searching'],
    message: 'Timed out 20000ms waiting for the suggestions',
  },
]

/**
 * A report with made-up results, by which a newcomer sees what a report shows before any test has run here: of this version's
 * machines, with a mistake in one of them.
 */
export function exampleReport(): ReportFile {
  const tests: ReportTest[] = [...problems]
  const itemOf = (id: string, title: string): ReportItem => {
    tests.push({ project: 'machines', file: '', title, status: 'passed' })
    const accessibility = [{ width: 'phone', violations: [] }]
    return { id, alone: [tests.length - 1], browser: [], excluded: '', accessibility, screens: {} }
  }
  const machines = machineCatalog.map(({ machine }): ReportMachine => {
    const structure = structureOf(plainMachine(machine))
    const failures = problems.flatMap((each, test) =>
      each.machine === machine.id ? [{ test, items: each.items }] : [],
    )
    const statuses = failures.map(({ test }) => problems[test]?.status)
    return {
      id: machine.id,
      status: statuses.includes('failed') ? 'failed' : (statuses[0] ?? 'passed'),
      failures,
      structure,
      states: structure.states.slice(1).map(({ id, view }) => itemOf(id, view)),
      transitions: structure.transitions.map(({ key, description }) => itemOf(key, description)),
    }
  })
  const reasons = ['2 tests failed', 'These results are made up, to show what a report contains.']
  return { ...exampleTitle, reasons, tests, machines, screens: {} }
}
