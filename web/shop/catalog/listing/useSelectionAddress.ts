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

/** What a listing is asked for stands in the address; each change is one entry of the history. */
export function useSelectionAddress(fixed: FixedFilter) {
  const [path, navigate] = useLocation()
  const selection = readSelection(new URLSearchParams(useSearch()), fixed)
  const isNarrowed =
    selection.search || filterNames.some((name) => selection.terms[name].length > 0)
  const show = (change: Partial<ListingSelection>) => {
    const wanted = path + writeSelection({ ...selection, ...change })
    if (wanted !== location.pathname + location.search)
      navigate(wanted, { state: { keepScroll: true } })
  }
  return {
    selection,
    sort: (sort: ListingSort) => show({ sort }),
    toggle: (name: FilterName, term: string) => show(toggled(selection, name, term)),
    clearSearch: () => show({ search: '' }),
    /** Resets filters and sets the sort to default (SPEC §4 Listing); undefined while nothing narrows. */
    clearAll: isNarrowed ? () => show({ search: '', sort: 'DEFAULT', terms: noTerms }) : undefined,
  }
}
