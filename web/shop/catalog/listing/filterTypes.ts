import type { ListingQuery } from './listing.generated.ts'
import type { FilterName } from './listingAddress.ts'

/** The filters of a listing with their terms. */
export type Filters = NonNullable<ListingQuery['listing']>['filters']

/** Handles one term of a filter. */
export type OnTerm = (filter: FilterName, term: string) => void
