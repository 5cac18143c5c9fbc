import { useLocation, useSearch } from 'wouter'
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

/** Reads the selection from the address and writes changes to it, one history entry each (`listing.selection.*`). */
export function useSelectionAddress(fixed: FixedFilter) {
  const [path, navigate] = useLocation()
  const selection = readSelection(new URLSearchParams(useSearch()), fixed)
  const isNarrowed =
    selection.search || filterNames.some((name) => selection.terms[name].length > 0)
  const show = (change: Partial<ListingSelection>) => {
    const next = path + writeSelection({ ...selection, ...change })
    if (next !== location.pathname + location.search)
      navigate(next, { state: { keepScroll: true } })
  }
  return {
    selection,
    sort: (sort: ListingSort) => show({ sort }),
    toggle: (name: FilterName, term: string) => show(toggled(selection, name, term)),
    clearSearch: () => show({ search: '' }),
    /** Removes all filters and resets the sort order (`listing.selection.clear-all`); undefined when nothing is selected. */
    clearAll: isNarrowed ? () => show({ search: '', sort: 'DEFAULT', terms: noTerms }) : undefined,
  }
}
