import type { PageRequest } from '#web/core/page/definePage.ts'
import { preloaded } from '#web/core/page/pageQuery.ts'
import { pageSize } from '../card/density.ts'
import { ListingDocument, type ListingQuery } from './listing.generated.ts'
import {
  type FixedFilter,
  readPage,
  readSelection,
  toFilter,
  urlPageSize,
  writeSelection,
} from './listingUrl.ts'

/** Returns the query for the page of a listing that the URL names. */
export function firstPage(
  { search, listingPageSize = pageSize['three-col'] }: PageRequest,
  fixed: FixedFilter = {},
) {
  const selection = readSelection(search)
  return preloaded(ListingDocument, {
    filter: toFilter(selection, fixed),
    sort: selection.sort,
    page: Math.floor(productsBefore(search) / listingPageSize) + 1,
    limit: listingPageSize,
  })
}

/** Returns the normalised query string of a listing, without the filters that its page fixes. */
export const listingSearch = ({ search }: PageRequest, fixed: FixedFilter = {}) =>
  writeSelection(readSelection(search, fixed), readPage(search))

/** Returns the number of products before the page that the URL names. */
export const productsBefore = (search: URLSearchParams) => (readPage(search) - 1) * urlPageSize

/** Whether the URL names a page after the last one of the list (pages.listing.past-end). */
export const isPastEnd = (
  listing: ListingQuery['listing'] | undefined,
  { search }: Pick<PageRequest, 'search'>,
): boolean => listing?.products.length === 0 && readPage(search) > 1
