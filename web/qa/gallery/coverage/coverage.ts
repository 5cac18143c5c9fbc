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
  /** The worst result of its tests, if a report has them. */
  status?: Status | undefined
}

/** The coverage of both levels; empty before tests have run on this machine. */
export interface Coverage {
  machines: MachineCoverage[]
  browser: MachineCoverage[]
}

const none: Coverage = { machines: [], browser: [] }

/** Returns the coverage of a report; without one that of the last test run. */
export function useCoverage(reported: Coverage | undefined): Coverage {
  const [coverage, setCoverage] = useState(none)
  useEffect(() => {
    const stop = new AbortController()
    fetch('/_machines/coverage.json', { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : none))
      .then(setCoverage, () => undefined)
    return () => stop.abort()
  }, [])
  return reported ?? coverage
}

/** The number of tests that cover an item, and the reason of its exclusion; empty without one. */
export interface ItemCoverage {
  tests: number
  excluded: string
  /** The worst result of its tests, if a report has them. */
  status?: Status | undefined
}

/** The coverage of a machine: states by id, transitions by key; undefined without tests. */
export function testsOf(
  level: readonly MachineCoverage[],
  machine: string,
): Map<string, ItemCoverage> | undefined {
  const found = level.filter((each) => each.machine === machine)
  if (found.length === 0) return undefined
  const reached = new Map<string, ItemCoverage>()
  const add = (name: string, { tests: newTests, excluded = '', status }: Results) => {
    const known = reached.get(name)
    const tests = (known?.tests ?? 0) + newTests.length
    reached.set(name, { tests, excluded: excluded || (known?.excluded ?? ''), status })
  }
  for (const { states, transitions } of found) {
    for (const { id, ...results } of states) add(id, results)
    for (const { key, ...results } of transitions) add(key, results)
  }
  return reached
}

/** Formats coverage for a table: the number of tests and a bad result of one, or the reason of the exclusion. */
export function formatCoverage(coverage?: ItemCoverage): string {
  const { tests, excluded, status } = coverage ?? { tests: 0, excluded: '' }
  if (excluded) return `excluded: ${excluded}`
  return status && status !== 'passed' && status !== 'not run' ? `${tests}, ${status}` : String(tests)
}

/** The tests that reach a state, the reason of its exclusion, and its screenshots by width. */
export function stateIn(level: readonly MachineCoverage[], machine: string, id: string) {
  const found = level
    .filter((each) => each.machine === machine)
    .flatMap(({ states }) => states.filter((state) => state.id === id))
  return {
    tests: found.flatMap(({ tests }) => tests),
    excluded: found.find(({ excluded }) => excluded)?.excluded,
    screens: Object.entries(Object.assign({}, ...found.map(({ screens }) => screens))).sort(),
  } as { tests: string[]; excluded?: string; screens: [width: string, file: string][] }
}

/** The share of states and transitions that tests reach, from 0 to 1. */
export function shareOf(level: readonly MachineCoverage[], machine: string): number | undefined {
  const tests = testsOf(level, machine)
  if (!tests) return undefined
  const included = [...tests.values()].filter(({ excluded }) => !excluded)
  if (included.length === 0) return undefined
  return included.filter((each) => each.tests > 0).length / included.length
}
