import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { EffectRecord, EffectResult } from './effectRun.ts'

/** Reads a file of one JSON object a line; the last line may be incomplete if a run was ended. */
function readLines<Line>(file: string): Line[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line))
}

/** Reads which effects each test runs, from its latest record. */
export const readRecords = (file: string): EffectRecord[] => [
  ...new Map(readLines<EffectRecord>(file).map((record) => [record.test, record])).values(),
]

/** Reads the results of all runs so far. */
export const readResults = (file: string): EffectResult[] => readLines(file)

/** Replaces the records or the results of all runs so far. */
export function writeLines(file: string, lines: readonly (EffectRecord | EffectResult)[]) {
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

/** What the tests that tried an effect showed. */
export interface Outcome {
  effect: string
  /** The tests that passed without it. */
  passed: ReadonlySet<string>
  /** The tests that failed when others were off too. */
  suspects: ReadonlySet<string>
  /** A test that fails without the effect alone, and how often it did. A test that also passed without it does not count. */
  killed?: { test: string; title: string; runs: number }
}

/** Returns what is known about an effect. */
export function outcomeOf(effect: string, results: readonly EffectResult[]): Outcome {
  const passed = new Set<string>()
  const suspects = new Set<string>()
  const failed = new Map<string, { test: string; title: string; runs: number }>()
  for (const { test, title, off, passed: hasPassed } of results) {
    if (!off.includes(effect)) continue
    if (hasPassed) passed.add(test)
    else if (off.length > 1) suspects.add(test)
    else failed.set(test, { test, title, runs: (failed.get(test)?.runs ?? 0) + 1 })
  }
  const [killed] = [...failed.values()]
    .filter(({ test }) => !passed.has(test))
    .toSorted((one, other) => other.runs - one.runs)
  return { effect, passed, suspects, ...(killed && { killed }) }
}

/** Returns the results of the test that detects each effect, in the order of the effects, each test once for each run. */
export const detectionsOf = (
  effects: readonly string[],
  results: readonly EffectResult[],
): EffectResult[] =>
  effects.flatMap((effect) => {
    const { killed } = outcomeOf(effect, results)
    if (!killed) return []
    const { test, title, runs } = killed
    return Array.from({ length: Math.min(runs, 2) }, () => ({
      test,
      title,
      off: [effect],
      passed: false,
    }))
  })
