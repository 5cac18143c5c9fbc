import { useShopClient } from '#web/core/data/clientContext.ts'
import {
  type FilterName,
  type FixedFilter,
  type ListingSelection,
  toFilter,
  toggled,
} from './listingAddress.ts'
import { fetchAhead } from './listingPages.ts'

interface Asked {
  selection: ListingSelection
  fixed: FixedFilter
  limit: number
}

/** Fetches ahead what the listing would be with one term more or less; a failure shows when it is chosen. */
export function useFilterHint({ selection, fixed, limit }: Asked) {
  const client = useShopClient()
  return (name: FilterName, term: string) => {
    const filter = toFilter(toggled(selection, name, term), fixed)
    const query = JSON.stringify({ filter, sort: selection.sort })
    fetchAhead(client, { query, perPage: limit }).catch(() => {})
  }
}
