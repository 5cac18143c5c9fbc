import { useEffect, useRef } from 'react'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { forgetPages, type ListingKey } from './listingPages.ts'
import type { PageSpan } from './listingPosition.ts'

/** Pages kept on either side of those that are drawn, so that scrolling back finds them. */
const marginPages = 4

/** Pages that are forgotten together, since Apollo's cache then reads what is shown again. */
const fewestPages = 8

/** Lets the data of pages go that are far from what is drawn; the first page stays, for what stands around the grid. */
export function useHeldPages(key: ListingKey, { from, to }: PageSpan, pages: number) {
  const client = useShopClient()
  const held = useRef(new Set<number>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages of another listing are another set
  useEffect(() => held.current.clear(), [key])
  useEffect(() => {
    for (let page = from; page <= to; page++) held.current.add(page)
    const far = [...held.current].filter(
      (page) => page > 1 && page < pages && (page < from - marginPages || page > to + marginPages),
    )
    if (far.length < fewestPages) return
    for (const page of far) held.current.delete(page)
    forgetPages(client, key, far)
  }, [client, key, from, to, pages])
}
