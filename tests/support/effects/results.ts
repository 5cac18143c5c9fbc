import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EffectRecord, EffectResult } from './effectRun.ts'
import type { Undecided } from './planRound.ts'

/** Reads which effects each test runs. */
export const readCoverage = (folder: string): EffectRecord[] =>
  existsSync(folder)
    ? readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    : []

/** Reads the results of all runs so far; the last line may be incomplete if a run was ended. */
export function readResults(file: string): EffectResult[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line))
}

/** Replaces the results of all runs so far. */
export function writeResults(file: string, results: readonly EffectResult[]) {
  writeFileSync(file, results.map((result) => `${JSON.stringify(result)}\n`).join(''))
}

/** What the tests that tried an effect showed. */
export interface Outcome extends Undecided {
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
