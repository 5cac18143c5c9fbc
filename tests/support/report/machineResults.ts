import type { PlainMachine } from '@vitrine/machines/tools/plainMachine.ts'
import type { TestResult } from '../../../scripts/lib/testReports.mjs'
import { isInClause } from '../clauses/boundTests.ts'

/** A result: `not run` means in no test. */
export type Status = TestResult['status'] | 'not run'

/** The results of a run that the gallery shows. */
export interface MachineResults {
  /** The worst result of all tests that count for a machine, by its id. */
  verdicts: Readonly<Record<string, Status>>
  /** The tests that reach each state and transition of a machine without a browser. */
  machines: readonly {
    machine: string
    states: readonly { id: string; tests: readonly string[] }[]
    transitions: readonly { key: string; tests: readonly string[] }[]
  }[]
  failures: readonly (Pick<TestResult, 'project' | 'title' | 'status' | 'message'> & {
    machine: string
    /** The states and transitions at which it failed; none for a failure of the whole machine. */
    items: readonly string[]
  })[]
}

/** The worst result of some; one that passed makes up for skipped ones. */
function worst(statuses: readonly Status[]): Status {
  for (const status of ['failed', 'flaky', 'passed', 'skipped'] as const)
    if (statuses.includes(status)) return status
  return 'not run'
}

const isBad = ({ status }: TestResult) => status === 'failed' || status === 'flaky'

/**
 * The states and transitions of a machine that a test counts for, or at which it failed; undefined if it does not count
 * for the machine. A test without a walk counts for states whose clause it asserts, or for the machine that its file is
 * about.
 */
function itemsIn(
  { id, states }: PlainMachine,
  { file, machine, clauses = [] }: TestResult,
  machinesOfFile: (file: string) => readonly string[],
): readonly string[] | undefined {
  if (machine && machine.id !== id) return undefined
  const walked = machine?.failedAt ?? machine?.items ?? []
  if (walked.length > 0) return walked
  const cited = states.filter(
    ({ spec }) => spec && clauses.some((clause) => isInClause(spec, clause)),
  )
  const counts = machine || cited.length > 0 || machinesOfFile(file).includes(id)
  return counts ? cited.map((state) => state.id) : undefined
}

/** The verdict, coverage and failures of each machine. */
export function machineResults(
  machines: readonly PlainMachine[],
  tests: readonly TestResult[],
  machinesOfFile: (file: string) => readonly string[],
): MachineResults {
  const counted = machines.map((machine) => ({
    machine,
    machineTests: tests.flatMap((test) => {
      const items = itemsIn(machine, test, machinesOfFile)
      return items ? [{ test, items }] : []
    }),
  }))
  return {
    verdicts: Object.fromEntries(
      counted.map(({ machine, machineTests }) => [
        machine.id,
        worst(machineTests.map(({ test }) => test.status)),
      ]),
    ),
    machines: counted.flatMap(({ machine: { id, states, transitions }, machineTests }) => {
      const walks = machineTests.flatMap(({ test }) =>
        test.project === 'machines' && test.machine?.items.length && !isBad(test) ? [test] : [],
      )
      if (walks.length === 0) return []
      const reach = (item: string) =>
        walks.filter((test) => test.machine?.items.includes(item)).map(({ title }) => title)
      return {
        machine: id,
        states: states.slice(1).map((state) => ({ id: state.id, tests: reach(state.id) })),
        transitions: transitions.map(({ key }) => ({ key, tests: reach(key) })),
      }
    }),
    failures: counted.flatMap(({ machine: { id }, machineTests }) =>
      machineTests
        .filter(({ test }) => isBad(test))
        .map(({ test: { project, title, status, message }, items }) => {
          return { machine: id, items, project, title, status, message }
        }),
    ),
  }
}
