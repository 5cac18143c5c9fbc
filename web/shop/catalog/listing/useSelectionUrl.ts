import { useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { afterPaint } from '#web/boot/AfterPaint.tsx'
import type { ListingSort } from '#web/generated/types.ts'
import { productsBefore } from './listingRequest.ts'
import {
  type FilterName,
  type FixedFilter,
  isNarrowed,
  type ListingSelection,
  noTerms,
  readSelection,
  toggled,
  writeSelection,
} from './listingUrl.ts'
import { anyPrice, type PriceRange } from './prices/priceRange.ts'

/**
 * Reads the selection from the URL and writes changes to it, one history entry each (`listing.selection.*`). A change
 * is in `chosen` immediately. The URL, and with it the listing, changes after the next paint.
 */
export function useSelectionUrl(fixed: FixedFilter) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const parameters = new URLSearchParams(search)
  const selection = readSelection(parameters, fixed)
  const shown = path + search
  /** A change of the selection of the URL `from`, until another URL is shown. */
  const [pending, setPending] = useState<{ from: string; selection: ListingSelection }>()
  if (pending && pending.from !== shown) setPending(undefined)
  const chosen = pending?.from === shown ? pending.selection : selection
  const lastPainted = useRef<Promise<unknown>>(undefined)
  const go = (next: ListingSelection) => {
    const url = path + writeSelection(next)
    if (url !== location.pathname + location.search) navigate(url, { state: { keepScroll: true } })
  }
  const show = async (change: Partial<ListingSelection>) => {
    const next = { ...chosen, ...change }
    const { pathname } = location
    setPending({ from: shown, selection: next })
    // One after the other: observers of one frame are called in any order.
    lastPainted.current = Promise.all([lastPainted.current, afterPaint()])
    await lastPainted.current
    // Otherwise the visitor has left the page.
    if (location.pathname === pathname) go(next)
  }
  return {
    /** The products before the page that the URL names. */
    after: productsBefore(parameters),
    /** Returns the URL of a page of the list. */
    pageUrl: (page: number) => path + writeSelection(selection, page),
    /** The selection of the URL, which the listing shows or loads. */
    selection,
    /** The selection of the controls, which may be ahead of the URL. */
    chosen,
    sort: (sort: ListingSort) => show({ sort }),
    toggle: (name: FilterName, term: string, replaced?: readonly string[]) =>
      show(toggled(chosen, name, term, replaced)),
    /** Applies immediately: the press that leaves the price fields may close the drawer, whose history entry would take the change along. */
    limitPrices: (prices: PriceRange) => go({ ...chosen, prices }),
    clearSearch: () => show({ search: '' }),
    /** Removes all filters and resets the sort order (`listing.selection.clear-all`); undefined when nothing is selected. */
    clearAll: isNarrowed(chosen)
      ? () => show({ search: '', sort: 'DEFAULT', terms: noTerms, prices: anyPrice })
      : undefined,
  }
}
