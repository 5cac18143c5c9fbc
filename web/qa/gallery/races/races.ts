import { useEffect, useState } from 'react'

/** The effect of the order of two events: nothing, or something that the machine allows. */
type Verdict = 'same' | 'allowed' | 'different'

/** Two events that are possible in one state, and what their order decides. */
interface Pair {
  events: readonly [string, string]
  verdict: Verdict
  reasons: readonly string[]
  /** The number of combinations of states and payloads that were run in both orders. */
  runs: number
}

interface MachineRaces {
  machine: string
  /** All events, in the order of the document. */
  events: readonly string[]
  pairs: readonly Pair[]
}

interface BrowserRace {
  machine: string
  events: readonly [string, string]
  test: string
}

/** The races of all machines that the last run of the tests explored. */
interface Races {
  machines: readonly MachineRaces[]
  browser: readonly BrowserRace[]
}

/** A pair with the browser tests that run it. */
export interface Race extends Pair {
  tests: readonly string[]
}

/** The matrix of a machine: its events, and the pairs that are possible. */
export interface Matrix {
  events: readonly string[]
  raceOf: (one: string, other: string) => Race | undefined
}

const none: Races = { machines: [], browser: [] }

const isOf = ([one, other]: readonly string[], some: string, another: string) =>
  (one === some && other === another) || (one === another && other === some)

/** Reads the races of one machine; undefined before the tests have run. */
export function useMatrix(machine: string): Matrix | undefined {
  const [races, setRaces] = useState(none)
  useEffect(() => {
    const stop = new AbortController()
    fetch('/_machines/races.json', { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : none))
      .then(setRaces, () => undefined)
    return () => stop.abort()
  }, [])
  const own = races.machines.find((each) => each.machine === machine)
  if (!own) return undefined
  return {
    events: own.events.filter((event) => own.pairs.some(({ events }) => events.includes(event))),
    raceOf: (one, other) => {
      const pair = own.pairs.find(({ events }) => isOf(events, one, other))
      const tests = races.browser.filter(
        (race) => race.machine === machine && isOf(race.events, one, other),
      )
      return pair && { ...pair, tests: tests.map(({ test }) => test) }
    },
  }
}
