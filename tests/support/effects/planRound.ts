import type { EffectRecord } from './switchEffects.ts'

/** Which effects are still to be switched off, and in which tests that was tried in vain. */
export interface Undecided {
  effect: number
  tried: ReadonlySet<string>
}

/** How many tests an effect is switched off in before it survives. */
export const maxTests = 3

/**
 * Plans one run of the browser tests: each test switches off at most one effect that runs in it, those with the fewest
 * tests first, in their shortest tests.
 */
export function planRound(
  undecided: readonly Undecided[],
  tests: readonly EffectRecord[],
): Record<string, number> {
  const passed = tests
    .filter((record) => record.passed)
    .toSorted((one, other) => one.milliseconds - other.milliseconds)
  const choices = undecided
    .filter(({ tried }) => tried.size < maxTests)
    .map(({ effect, tried }) => ({
      effect,
      tests: passed.filter(({ test, effects }) => effects.includes(effect) && !tried.has(test)),
    }))
    .toSorted((one, other) => one.tests.length - other.tests.length)
  const plan: Record<string, number> = {}
  for (const { effect, tests: possible } of choices) {
    const free = possible.find(({ test }) => !(test in plan))
    if (free) plan[free.test] = effect
  }
  return plan
}
