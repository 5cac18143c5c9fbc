/**
 * Returns `next` with every part that deeply equals the same part of `before` replaced by that part, so that React
 * finds the references that it has already rendered. Both are JSON.
 */
export function keepEqual<Value>(before: unknown, next: Value): Value {
  return merge(before, next) as Value
}

function merge(before: unknown, next: unknown): unknown {
  if (before === next) return before
  if (typeof before !== 'object' || typeof next !== 'object' || !before || !next) return next
  if (Array.isArray(next)) return Array.isArray(before) ? mergeLists(before, next) : next
  return Array.isArray(before) ? next : mergeObjects(before as Json, next as Json)
}

type Json = Record<string, unknown>

function mergeLists(before: readonly unknown[], next: readonly unknown[]) {
  const merged = next.map((item, index) => merge(before[index], item))
  const isSame =
    before.length === next.length && merged.every((item, index) => item === before[index])
  return isSame ? before : merged
}

function mergeObjects(before: Json, next: Json) {
  const entries = Object.entries(next)
  let isSame = entries.length === Object.keys(before).length
  const merged = entries.map(([name, value]) => {
    const earlier = Object.hasOwn(before, name) ? before[name] : undefined
    const mergedValue = merge(earlier, value)
    if (mergedValue !== earlier) isSame = false
    return [name, mergedValue] as const
  })
  return isSame ? before : Object.fromEntries(merged)
}
