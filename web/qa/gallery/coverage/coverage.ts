import { useEffect, useState } from 'react'

/** The coverage of a machine by the tests of one level, written by tests/support. */
export interface MachineCoverage {
  machine: string
  states: { id: string; tests: string[]; screens?: Record<string, string>; excluded?: string }[]
  transitions: { key: string; tests: string[]; excluded?: string }[]
}

/** The coverage of both levels; empty before tests have run on this machine. */
export interface Coverage {
  machines: MachineCoverage[]
  browser: MachineCoverage[]
}

const none: Coverage = { machines: [], browser: [] }

/** Reads the coverage of the last test run. */
export function useCoverage(): Coverage {
  const [coverage, setCoverage] = useState(none)
  useEffect(() => {
    const stop = new AbortController()
    fetch('/_machines/coverage.json', { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : none))
      .then(setCoverage, () => undefined)
    return () => stop.abort()
  }, [])
  return coverage
}

/** The number of tests that cover an item, and the reason of its exclusion; empty without one. */
export interface ItemCoverage {
  tests: number
  excluded: string
}

/** The coverage of a machine: states by id, transitions by key; undefined without tests. */
export function testsOf(
  level: readonly MachineCoverage[],
  machine: string,
): Map<string, ItemCoverage> | undefined {
  const found = level.filter((each) => each.machine === machine)
  if (found.length === 0) return undefined
  const reached = new Map<string, ItemCoverage>()
  const add = (name: string, newTests: readonly string[], excluded = '') => {
    const known = reached.get(name)
    const tests = (known?.tests ?? 0) + newTests.length
    reached.set(name, { tests, excluded: excluded || (known?.excluded ?? '') })
  }
  for (const { states, transitions } of found) {
    for (const { id, tests, excluded } of states) add(id, tests, excluded)
    for (const { key, tests, excluded } of transitions) add(key, tests, excluded)
  }
  return reached
}

/** Formats coverage for a table: the number of tests, or the reason of the exclusion. */
export const formatCoverage = ({ tests, excluded }: ItemCoverage = { tests: 0, excluded: '' }): string =>
  excluded ? `excluded: ${excluded}` : String(tests)

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
