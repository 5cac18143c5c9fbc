import type { EffectRecord } from './effectRun.ts'
import type { Outcome } from './results.ts'

/** The words of paths, code and titles, in lower case and without the plural's s. */
const wordsOf = (text: string) =>
  new Set(
    (text.match(/[A-Z]?[a-z]{2,}/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, '')),
  )

const fileOf = (effect: string) => effect.split(' › ')[0] ?? ''

/** What it adds to the relevance of a test that it detects another effect of the same file. */
const sameFile = 2

/**
 * Returns a function that counts the words that an effect and a test have in common; words of few tests count more.
 * Tests that detect another effect of the same file count more.
 */
export function relevanceAmong(tests: readonly EffectRecord[], outcomes: readonly Outcome[] = []) {
  const words = new Map(tests.map(({ test, title, file }) => [test, wordsOf(`${file} ${title}`)]))
  const counts = new Map<string, number>()
  for (const word of [...words.values()].flatMap((each) => [...each]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const weight = (word: string) => Math.log(tests.length / (counts.get(word) ?? tests.length))
  const detecting = new Set(
    outcomes.flatMap(({ effect, killed }) => (killed ? [`${fileOf(effect)} ${killed.test}`] : [])),
  )
  return (effect: string) => {
    const own = [...wordsOf(effect)]
    return (test: string) =>
      own
        .filter((word) => words.get(test)?.has(word))
        .reduce((sum, word) => sum + weight(word), 0) +
      (detecting.has(`${fileOf(effect)} ${test}`) ? sameFile : 0)
  }
}
