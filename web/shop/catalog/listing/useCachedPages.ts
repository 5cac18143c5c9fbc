import { useEffect, useRef } from 'react'
import { useShopClient } from '#web/core/data/clientContext.ts'
import type { PageSpan } from './grid/listingPosition.ts'
import { evictPages, type ListingKey } from './listingPages.ts'

/** Pages on either side of the rendered ones that are retained in the cache. */
const marginPages = 4

/** Pages are removed in batches of at least this many, because each removal re-reads the queries on screen. */
const minBatch = 8

/** Removes pages far from the rendered ones from the cache. The first page is retained, because it has the filters. */
export function useCachedPages(key: ListingKey, { from, to }: PageSpan, pages: number) {
  const client = useShopClient()
  const cached = useRef(new Set<number>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again with another listing
  useEffect(() => cached.current.clear(), [key])
  useEffect(() => {
    for (let page = from; page <= to; page++) cached.current.add(page)
    const far = [...cached.current].filter(
      (page) => page > 1 && page < pages && (page < from - marginPages || page > to + marginPages),
    )
    if (far.length < minBatch) return
    for (const page of far) cached.current.delete(page)
    evictPages(client, key, far)
  }, [client, key, from, to, pages])
}
