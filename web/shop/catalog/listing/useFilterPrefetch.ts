import { useApolloClient } from '@apollo/client/react'
import { prefetchFirstPage, queryOf } from './listingPages.ts'
import {
  type FilterName,
  type FixedFilter,
  type ListingSelection,
  toFilter,
  toggled,
} from './listingUrl.ts'

interface CurrentListing {
  selection: ListingSelection
  fixed: FixedFilter
  limit: number
}

/** Returns a function that prefetches the listing with one term toggled. Errors are ignored: the term's own request reports them. */
export function useFilterPrefetch({ selection, fixed, limit }: CurrentListing) {
  const client = useApolloClient()
  return (name: FilterName, term: string, replaced?: readonly string[]) => {
    const filter = toFilter(toggled(selection, name, term, replaced), fixed)
    const query = queryOf(filter, selection.sort)
    prefetchFirstPage(client, { query, perPage: limit }).catch(() => {})
  }
}
