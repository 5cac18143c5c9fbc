/** Stored data that depends on responses of the CMS and must be updated when they change. */
export interface Dependent {
  /** Responses whose key matches the predicate have changed. */
  invalidate(hasChanged: (key: string) => boolean): void
  /** Changes may have been missed: all stored data may be stale. */
  clear(): void
}

/**
 * Returns whether a key, a path with its query, is one of the changed paths or below one. `/` matches every key of the
 * CMS, `content:/` every one of the CMS of the content.
 */
export function changesUnder(paths: readonly string[]): (key: string) => boolean {
  const changed = new Set(paths)
  return (key) => {
    if (changed.has(key.slice(0, key.indexOf('/') + 1))) return true
    for (let end = 1; end < key.length; end += 1)
      if ((key[end] === '/' || key[end] === '?') && changed.has(key.slice(0, end))) return true
    return changed.has(key)
  }
}
