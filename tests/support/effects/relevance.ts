import type { EffectRecord } from './effectRun.ts'

/** The words of paths, code and titles, in lower case and without the plural's s. */
const wordsOf = (text: string) =>
  new Set(
    (text.match(/[A-Z]?[a-z]{2,}/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, '')),
  )

/** Returns a function that counts the words that an effect and a test have in common; words of few tests count more. */
export function relevanceAmong(tests: readonly EffectRecord[]) {
  const words = new Map(tests.map(({ test, title, file }) => [test, wordsOf(`${file} ${title}`)]))
  const counts = new Map<string, number>()
  for (const word of [...words.values()].flatMap((each) => [...each]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const weight = (word: string) => Math.log(tests.length / (counts.get(word) ?? tests.length))
  return (effect: string) => {
    const own = [...wordsOf(effect)]
    return (test: string) =>
      own.filter((word) => words.get(test)?.has(word)).reduce((sum, word) => sum + weight(word), 0)
  }
}
