import type { EffectRecord } from './effectRun.ts'
import { relevanceAmong } from './relevance.ts'
import type { Outcome } from './results.ts'

/** How many tests of a kind an effect is switched off in before it survives; all that run it, if they are fewer. */
export const maxTests = { browser: 12, unit: 60 }
/** After how many tests an effect is switched off together with others that probably survive too. */
const singleTests = 3
const maxGroup = 6
/** Among how many of the most specific tests one is chosen. */
const maxChoices = 3
/** How many tests run in a round: the next is planned with what this one shows. */
const maxRound = 100

const areaOf = (file: string) =>
  /(?:^|shop\/|web\/|e2e\/)(cart|catalog|content|customer|frame|orders)\//.exec(file)?.[1]

/** Milliseconds that each test takes in addition to its own time. */
const overhead = 2000

/** Sorts tests by how likely and how fast they fail without an effect: those of its area and subject, and short ones. */
function bySpecificity(effect: string, relevanceOf: (test: string) => number) {
  const area = areaOf(effect)
  const distance = (file: string) => (areaOf(file) === area ? 1 : areaOf(file) ? 3 : 2)
  const cost = ({ test, file, milliseconds }: EffectRecord) =>
    ((overhead + milliseconds) * distance(file)) / (1 + relevanceOf(test)) ** 2
  return (one: EffectRecord, other: EffectRecord) => cost(one) - cost(other)
}

/**
 * Plans one run of the tests: each test switches off one effect that runs in it, or a few that three tests did not
 * detect. Effects that were tried least, and of those the ones that run in the fewest tests, come first.
 */
export function planRound(
  outcomes: readonly Outcome[],
  tests: readonly EffectRecord[],
  max: number,
): Record<string, string[]> {
  const relevance = relevanceAmong(tests, outcomes)
  const ids = new Set(tests.map(({ test }) => test))
  const choices = outcomes
    .filter(({ killed }) => !killed)
    .map((one) => ({ ...one, passed: new Set([...one.passed].filter((test) => ids.has(test))) }))
    .filter(({ passed }) => passed.size < max)
    .map((one) => ({ ...one, tests: possibleTests(one, tests, relevance(one.effect)) }))
    .toSorted((one, other) => one.tests.length - other.tests.length)
    .toSorted((one, other) => one.passed.size - other.passed.size)
  const single: Record<string, string[]> = {}
  const grouped: Record<string, string[]> = {}
  for (const { effect, passed, suspects, tests: possible } of choices) {
    if (Object.keys({ ...single, ...grouped }).length >= maxRound) break
    const isGrouped = passed.size >= singleTests
    const hasRoom = ({ test }: EffectRecord) =>
      !(test in single) &&
      (isGrouped && !suspects.has(test)
        ? (grouped[test]?.length ?? 0) < maxGroup
        : !(test in grouped))
    // Rather in a later round than in a test that is about something else.
    const chosen = possible.slice(0, maxChoices).find(hasRoom)?.test
    if (!chosen) continue
    if (isGrouped && !suspects.has(chosen)) grouped[chosen] = [...(grouped[chosen] ?? []), effect]
    else single[chosen] = [effect]
  }
  return { ...grouped, ...single }
}

/** Plans the second run of tests that detected an effect once. */
export const planConfirmations = (
  outcomes: readonly Outcome[],
  tests: readonly string[],
): Record<string, string[]> =>
  Object.fromEntries(
    outcomes
      .flatMap(({ effect, killed }): [string, string[]][] =>
        killed?.runs === 1 && tests.includes(killed.test) ? [[killed.test, [effect]]] : [],
      )
      .slice(-maxRound),
  )

/** The tests in which an effect can still be switched off, suspects first. */
function possibleTests(
  { effect, passed, suspects }: Outcome,
  tests: readonly EffectRecord[],
  relevanceOf: (test: string) => number,
) {
  const isFirst = ({ test }: EffectRecord) => Number(suspects.has(test))
  return tests
    .filter((each) => each.passed && each.effects.includes(effect) && !passed.has(each.test))
    .toSorted(bySpecificity(effect, relevanceOf))
    .toSorted((one, other) => isFirst(other) - isFirst(one))
}
