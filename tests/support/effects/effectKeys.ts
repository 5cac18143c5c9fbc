import type { Effect } from '../../../scripts/vite/findEffects.ts'

/**
 * Names effects by file, text, and place among those of the same text in the file, so that results remain valid when
 * lines move.
 */
export function effectKeys(effects: readonly Pick<Effect, 'id' | 'text'>[]): string[] {
  const counts = new Map<string, number>()
  return effects.map(({ id, text }) => {
    const name = `${id.replace(/:\d+:\d+$/, '')} › ${text}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}
