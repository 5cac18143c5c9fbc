import { useEffect, useState } from 'react'

/** What tests of one level reach of a machine, as tests/support writes it. */
export interface MachineCoverage {
  machine: string
  states: { id: string; tests: string[]; screens?: Record<string, string> }[]
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

/** How many tests reach each state and take each transition of a machine; undefined where none have run. */
export function testsOf(
  level: readonly MachineCoverage[],
  machine: string,
): Map<string, number> | undefined {
  const found = level.find((each) => each.machine === machine)
  if (!found) return undefined
  return new Map([
    ...found.states.map(({ id, tests }) => [id, tests.length] as const),
    ...found.transitions.map(({ key, tests }) => [key, tests.length] as const),
  ])
}

/** The share of states and transitions that tests reach, from 0 to 1. */
export function shareOf(level: readonly MachineCoverage[], machine: string): number | undefined {
  const tests = testsOf(level, machine)
  if (!tests || tests.size === 0) return undefined
  return [...tests.values()].filter((count) => count > 0).length / tests.size
}
