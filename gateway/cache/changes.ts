/** Stored data that depends on responses of the CMS and must be updated when they change. */
export interface Dependent {
  /** Responses whose key matches the predicate have changed. */
  forget(hasChanged: (key: string) => boolean): void
  /** Changes may have been missed: all stored data may be stale. */
  clear(): void
}

/**
 * Whether a reading's key, a path with its search, is one of the changed paths or below one; `/` is above all. Looks up
 * the parts of the key instead of comparing it to every path, since one notice may name a thousand.
 */
export function changesUnder(paths: readonly string[]): (key: string) => boolean {
  const changed = new Set(paths)
  if (changed.has('/')) return () => true
  return (key) => {
    for (let end = 1; end < key.length; end += 1)
      if ((key[end] === '/' || key[end] === '?') && changed.has(key.slice(0, end))) return true
    return changed.has(key)
  }
}
