/** Calls `store` with batches of at most `size` items: a statement takes up to 65,535 parameters. */
export async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  store: (batch: Item[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    await store(items.slice(start, start + size))
  }
}
