import { type EffectRecord, isUnit } from './effectRun.ts'
import { maxTests } from './planRound.ts'
import type { Outcome } from './results.ts'
import { unobservable } from './unobservable.ts'

export const minScore = 0.85

export type Verdict = 'killed' | 'survives' | 'undecided' | 'not reached' | 'unobservable'

/** The verdict on an effect and how many of the tests that run it were tried. */
export interface Scored {
  key: string
  verdict: Verdict
  /** Tests that passed without it. */
  passed: number
  /** Tests that run it. */
  reaching: number
  /** The test that fails without it, and in how many runs it did. */
  killed?: Outcome['killed']
  reason?: string
}

/** Whether an effect was tried in enough of the tests that run it. */
const wasTried = ({ passed }: Outcome, tests: readonly string[], max: number) =>
  tests.filter((test) => passed.has(test)).length >= Math.min(max, tests.length)

/**
 * Returns the verdict on an effect: it survives once `maxTests` unit tests and browser tests, or all that run it, have
 * passed without it.
 */
export function scoreOf(key: string, outcome: Outcome, tests: readonly EffectRecord[]): Scored {
  const names = tests.flatMap(({ test, passed, effects }) =>
    passed && effects.includes(key) ? [test] : [],
  )
  const reaching = names.length
  const isComplete =
    wasTried(outcome, names.filter(isUnit), maxTests.unit) &&
    wasTried(
      outcome,
      names.filter((name) => !isUnit(name)),
      maxTests.browser,
    )
  const reason = unobservable[key]
  const verdict: Verdict = outcome.killed
    ? 'killed'
    : reason
      ? 'unobservable'
      : reaching === 0
        ? 'not reached'
        : isComplete
          ? 'survives'
          : 'undecided'
  const { killed } = outcome
  const passed = names.filter((name) => outcome.passed.has(name)).length
  return { key, verdict, passed, reaching, ...(killed && { killed }), ...(reason && { reason }) }
}

/** Prints the effects that are not killed and the score; returns whether it is sufficient. */
export function printScore(scored: readonly Scored[]): boolean {
  for (const { key, verdict, passed, reaching, reason } of scored)
    if (verdict !== 'killed')
      console.log(
        `${verdict} (${passed} of ${reaching} tests): ${key}${reason ? `: ${reason}` : ''}`,
      )
  const count = (verdict: Verdict) => scored.filter((each) => each.verdict === verdict).length
  const killed = count('killed')
  const confirmed = scored.filter((each) => (each.killed?.runs ?? 0) > 1).length
  const observable = scored.length - count('unobservable')
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`
  console.log(
    `${scored.length} effects: ${killed} killed (${confirmed} of them in two runs), ${count('survives')} survive, ` +
      `${count('undecided')} undecided, ${count('not reached')} not reached, ${count('unobservable')} unobservable`,
  )
  console.log(
    `score ${percent(killed, observable)}, with unobservable effects as survivors ${percent(killed, scored.length)}; ` +
      `at least ${minScore * 100} % required`,
  )
  const stale = Object.keys(unobservable).filter((key) =>
    scored.some((each) => each.key === key && each.verdict === 'killed'),
  )
  for (const key of stale)
    console.log(`unobservable.ts lists an effect that a test detects: ${key}`)
  return killed / observable >= minScore && stale.length === 0
}
