/** Something stored that was made of the CMS's readings and must follow their changes. */
export interface Dependent {
  /** The CMS changed what it answers where the predicate is true of a reading's key. */
  forget(hasChanged: (key: string) => boolean): void
  /** Changes may have been missed: nothing stored can be trusted. */
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
