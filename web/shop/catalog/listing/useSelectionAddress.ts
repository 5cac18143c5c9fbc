import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { afterPaint } from '#web/boot/afterPaint.ts'
import type { ListingSort } from '#web/generated/types.ts'
import {
  type FilterName,
  type FixedFilter,
  filterNames,
  type ListingSelection,
  noTerms,
  readSelection,
  toggled,
  writeSelection,
} from './listingAddress.ts'

/**
 * Reads the selection from the address and writes changes to it, one history entry each (`listing.selection.*`). A change
 * shows in `chosen` at once; the address, and with it the listing, follows once that has been painted.
 */
export function useSelectionAddress(fixed: FixedFilter) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const selection = readSelection(new URLSearchParams(search), fixed)
  const shown = path + search
  /** A change of the selection of the address `from`, until another address is shown. */
  const [pending, setPending] = useState<{ from: string; selection: ListingSelection }>()
  if (pending && pending.from !== shown) setPending(undefined)
  const chosen = pending?.from === shown ? pending.selection : selection
  const show = async (change: Partial<ListingSelection>) => {
    const next = { ...chosen, ...change }
    const { pathname } = location
    setPending({ from: shown, selection: next })
    await afterPaint()
    // The visitor has left the page.
    if (location.pathname !== pathname) return
    const address = path + writeSelection(next)
    if (address !== location.pathname + location.search)
      navigate(address, { state: { keepScroll: true } })
  }
  const hasSelection = chosen.search || filterNames.some((name) => chosen.terms[name].length > 0)
  return {
    /** The selection of the address, which the listing shows or loads. */
    selection,
    /** The selection of the controls, which may be ahead of the address. */
    chosen,
    sort: (sort: ListingSort) => show({ sort }),
    toggle: (name: FilterName, term: string, replaced?: readonly string[]) =>
      show(toggled(chosen, name, term, replaced)),
    clearSearch: () => show({ search: '' }),
    /** Removes all filters and resets the sort order (`listing.selection.clear-all`); undefined when nothing is selected. */
    clearAll: hasSelection
      ? () => show({ search: '', sort: 'DEFAULT', terms: noTerms })
      : undefined,
  }
}
