/** Pseudorandom numbers from a seed, so that a plate is the same on every machine. */
export type Random = {
  /** Between low and high. */
  between: (low: number, high: number) => number
  /** One of the items. */
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** True with this chance, 0 to 1. */
  chance: (probability: number) => boolean
}

/** A mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  // Skips the first numbers, which are similar for similar seeds.
  for (let skipped = 0; skipped < 4; skipped += 1) next()
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  }
}
