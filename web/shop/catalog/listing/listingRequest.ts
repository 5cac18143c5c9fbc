import type { PageRequest } from '#web/core/page/definePage.ts'
import { preloaded } from '#web/core/page/pageQuery.ts'
import { pageSize } from '../card/density.ts'
import { ListingDocument } from './listing.generated.ts'
import { type FixedFilter, readSelection, toFilter, writeSelection } from './listingUrl.ts'

/** Returns the query for the first page of a listing; the listing itself requests further pages. */
export function firstPage(
  { search, listingPageSize = pageSize['three-col'] }: PageRequest,
  fixed: FixedFilter = {},
) {
  const selection = readSelection(search)
  return preloaded(ListingDocument, {
    filter: toFilter(selection, fixed),
    sort: selection.sort,
    page: 1,
    limit: listingPageSize,
  })
}

/** Returns the normalised query string of a listing, without the filters that its page fixes. */
export const listingSearch = ({ search }: PageRequest, fixed: FixedFilter = {}) =>
  writeSelection(readSelection(search, fixed))
