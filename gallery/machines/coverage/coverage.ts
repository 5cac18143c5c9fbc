import { useEffect, useState } from 'react'

/** A result of the tests: `not run` means in no test of this version. */
export type Status = 'passed' | 'failed' | 'flaky' | 'skipped' | 'not run'

/** The coverage of a machine by the tests of one level, written by tests/support. */
export interface MachineCoverage {
  machine: string
  states: (Results & { id: string; screens?: Record<string, string> })[]
  transitions: (Results & { key: string })[]
}

interface Results {
  tests: string[]
  excluded?: string
}

/** A test of a machine that failed, or passed only on its retry. */
export interface MachineFailure {
  machine: string
  /** The states and transitions at which it failed; none for a failure of the whole machine. */
  items: readonly string[]
  project: string
  title: string
  status: Status
  message?: string | undefined
}

/** The results of the last runs and the coverage of both levels; empty before tests have run on this machine. */
export interface Coverage {
  /** The worst result of all tests that count for a machine, by its id. */
  verdicts: Readonly<Record<string, Status>>
  /** The HTML reports that exist, with when they were written in ISO 8601. */
  reports: readonly { name: 'unit' | 'browser'; date: string }[]
  /** Whether the tests ran with other sources than those of the running shop. */
  isOfOtherCode: boolean
  machines: MachineCoverage[]
  browser: MachineCoverage[]
  failures: MachineFailure[]
}

/** The tests of the machines alone, or those in a browser. */
export type Level = 'machines' | 'browser'

const none: Coverage = {
  ...{ verdicts: {}, reports: [], isOfOtherCode: false },
  ...{ machines: [], browser: [], failures: [] },
}

/** The failed and flaky tests of a machine; of one level if it is named. */
export const machineFailures = ({ failures }: Coverage, machine: string, level?: Level) =>
  failures.filter(
    (failure) =>
      failure.machine === machine &&
      (!level || (level === 'browser') === /^(?:phone|desktop)$/.test(failure.project)),
  )

/** Returns the coverage of the last test run. */
export function useCoverage(): Coverage {
  const [coverage, setCoverage] = useState(none)
  useEffect(() => {
    const stop = new AbortController()
    fetch('/_machines/coverage.json', { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : none))
      .then(
        (item) => setCoverage({ ...none, ...item }),
        () => undefined,
      )
    return () => stop.abort()
  }, [])
  return coverage
}

/** The number of tests that cover an item, and the reason of its exclusion; empty without one. */
export interface ItemCoverage {
  tests: number
  excluded: string
  /** Whether a test failed here, or passed only on its retry. */
  status?: 'failed' | 'flaky' | undefined
}

/** The coverage of a machine at a level: states by id, transitions by key; undefined without tests. */
export function machineTests(
  coverage: Coverage,
  level: Level,
  machine: string,
): Map<string, ItemCoverage> | undefined {
  const machineItems = coverage[level].filter((item) => item.machine === machine)
  const failures = machineFailures(coverage, machine, level)
  if (machineItems.length === 0 && failures.length === 0) return undefined
  const reached = new Map<string, ItemCoverage>()
  const of = (name: string) => reached.get(name) ?? { tests: 0, excluded: '' }
  const add = (name: string, { tests, excluded = '' }: Results) => {
    const counted = of(name)
    const count = counted.tests + tests.length
    reached.set(name, { tests: count, excluded: excluded || counted.excluded })
  }
  for (const { states, transitions } of machineItems) {
    for (const { id, ...results } of states) add(id, results)
    for (const { key, ...results } of transitions) add(key, results)
  }
  for (const { items, status } of failures)
    for (const name of items)
      if (of(name).status !== 'failed')
        reached.set(name, { ...of(name), status: status === 'failed' ? status : 'flaky' })
  return reached
}

/** Formats coverage for a table: the number of tests and a bad result of one, or the reason of the exclusion. */
export function formatCoverage(coverage?: ItemCoverage): string {
  const { tests, excluded, status } = coverage ?? { tests: 0, excluded: '' }
  if (status) return `${tests}, ${status}`
  return excluded ? `excluded: ${excluded}` : String(tests)
}

/** The tests that reach a state, the reason of its exclusion, and its screenshots by width. */
export function findStateCoverage(level: readonly MachineCoverage[], machine: string, id: string) {
  const matchingStates = level
    .filter((item) => item.machine === machine)
    .flatMap(({ states }) => states.filter((state) => state.id === id))
  return {
    tests: matchingStates.flatMap(({ tests }) => tests),
    excluded: matchingStates.find(({ excluded }) => excluded)?.excluded,
    screens: Object.entries(
      Object.assign({}, ...matchingStates.map(({ screens }) => screens)),
    ).sort(),
  } as { tests: string[]; excluded?: string; screens: [width: string, file: string][] }
}

/** The share of states and transitions that tests reach without a failure, from 0 to 1. */
export function coveredShare(
  coverage: Coverage,
  level: Level,
  machine: string,
): number | undefined {
  const tests = machineTests(coverage, level, machine)
  if (!tests) return undefined
  const included = [...tests.values()].filter(({ excluded, status }) => !excluded || status)
  if (included.length === 0) return undefined
  const good = included.filter((item) => item.tests > 0 && item.status !== 'failed').length
  return good / included.length
}
