import type { ListingQuery } from './listing.generated.ts'
import type { FilterName } from './listingAddress.ts'

/** The filters of a listing with their terms. */
export type Filters = NonNullable<ListingQuery['listing']>['filters']

/** One value of a filter. */
export type Term = Filters[number]['terms'][number]

/** Handles one term of a filter. The terms `replaced`, those above and below it, are removed when it is added. */
export type OnTerm = (filter: FilterName, term: string, replaced?: readonly string[]) => void
