import { readFileSync } from 'node:fs'

/** What a run does with effects: `plan` switches some off in each test; without it, the effects that run are recorded. */
export interface EffectRun {
  /** The key of each effect, by the number of its switch. */
  keys: string[]
  /** The file to which each test appends which effects run in it, one JSON object a line. */
  records: string
  /** The file to which each test appends its result, one JSON object a line. */
  results: string
  /** The keys of the effects that each test switches off, by the test's id. */
  plan?: Record<string, string[]>
}

/** The effects that ran in a test when none was switched off, and whether it passed. */
export interface EffectRecord {
  test: string
  title: string
  file: string
  passed: boolean
  /** Whether it does not run at this width. */
  skipped?: boolean
  milliseconds: number
  /** Keys of effects. */
  effects: string[]
}

/** Whether a test passed without some effects. */
export interface EffectResult {
  test: string
  title: string
  /** The keys of the effects that were switched off. */
  off: string[]
  passed: boolean
}

/** The current run (`npm run mutants -- web`); undefined in every other run. */
export function currentRun(): EffectRun | undefined {
  const file = process.env['EFFECT_RUN']
  return file ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Whether a test is a unit test; the ids of the others are Playwright's. */
export const isUnit = (test: string) => test.startsWith('tests/web/')
