import { useEffect, useState } from 'react'

/** What tests of one level reach of a machine, as tests/support writes it. */
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

const nothing: Coverage = { machines: [], browser: [] }

/** Reads what the last run of the tests covered. */
export function useCoverage(): Coverage {
  const [coverage, setCoverage] = useState(nothing)
  useEffect(() => {
    const stop = new AbortController()
    fetch('/_machines/coverage.json', { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : nothing))
      .then(setCoverage, () => undefined)
    return () => stop.abort()
  }, [])
  return coverage
}

/**
 * How many tests reach each state and take each transition of a machine, without what is excluded; undefined where
 * none have run.
 */
export function testsOf(
  level: readonly MachineCoverage[],
  machine: string,
): Map<string, number> | undefined {
  const found = level.filter((each) => each.machine === machine)
  if (found.length === 0) return undefined
  const counts = new Map<string, number>()
  const count = (name: string, excluded: string | undefined, tests: readonly string[]) => {
    if (excluded === undefined) counts.set(name, (counts.get(name) ?? 0) + tests.length)
  }
  for (const { states, transitions } of found) {
    for (const { id, excluded, tests } of states) count(id, excluded, tests)
    for (const { key, excluded, tests } of transitions) count(key, excluded, tests)
  }
  return counts
}

/** The tests that reach a state, and its pictures by width. */
export function stateIn(level: readonly MachineCoverage[], machine: string, id: string) {
  const found = level
    .filter((each) => each.machine === machine)
    .flatMap(({ states }) => states.filter((state) => state.id === id))
  return {
    tests: found.flatMap(({ tests }) => tests),
    screens: Object.entries(Object.assign({}, ...found.map(({ screens }) => screens))).sort(),
  } as { tests: string[]; screens: [width: string, file: string][] }
}

/** The share of states and transitions that tests reach, from 0 to 1. */
export function shareOf(level: readonly MachineCoverage[], machine: string): number | undefined {
  const tests = testsOf(level, machine)
  if (!tests || tests.size === 0) return undefined
  return [...tests.values()].filter((count) => count > 0).length / tests.size
}
