/** Returns the entries whose key is not among the stored ones, so that a repeated seed creates nothing twice. */
export function missing<Entry>(
  wanted: readonly Entry[],
  keyOf: (entry: Entry) => string,
  stored: Iterable<string | null | undefined>,
): Entry[] {
  const storedKeys = new Set(stored)
  return wanted.filter((entry) => !storedKeys.has(keyOf(entry)))
}

/** Calls `work` with at most `size` entries at a time. */
export async function inBatches<Entry>(
  entries: readonly Entry[],
  size: number,
  work: (batch: Entry[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < entries.length; start += size)
    await work(entries.slice(start, start + size))
}

/** Returns the value of a key. Throws when there is none, which is a fault of the seed. */
export function requireValue<Value>(
  values: ReadonlyMap<string, Value>,
  key: string,
  what: string,
): Value {
  const value = values.get(key)
  if (value === undefined) throw new Error(`There is no ${what} called "${key}"`)
  return value
}
