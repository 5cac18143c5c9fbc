import { recallFromEntry, rememberInEntry, shownEntryKey } from '#web/core/historyEntry.ts'
import { keptDensity, pageSize } from '../card/density.ts'

/** The pages that are drawn, both ends included. */
export interface PageSpan {
  from: number
  to: number
}

/** How far one had come in a listing: kept for Back and for a reload. */
export interface ListingPlace {
  query: string
  perPage: number
  pages: number
  span: PageSpan
  /** Columns of the grid. */
  columns: number
  /** Page and height in px of those that have been measured. */
  heights: readonly (readonly [number, number])[]
}

const name = 'listing'

/** Keeps the place for the entry of the page that is rendered; in a density that is about to change it would not be found again. */
export function rememberPlace(place: ListingPlace) {
  if (place.perPage === pageSize[keptDensity()]) rememberInEntry(shownEntryKey(), name, place)
}

/** The place that was kept for the entry of the page that is rendered, if it is one in this listing. */
export function recallPlace(query: string, perPage: number): ListingPlace | undefined {
  if (typeof window === 'undefined') return undefined
  const place = recallFromEntry(shownEntryKey(), name)
  return isPlace(place) && place.query === query && place.perPage === perPage ? place : undefined
}

function isPlace(value: unknown): value is ListingPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'query' in value &&
    'perPage' in value &&
    'pages' in value &&
    Number.isInteger(value.pages) &&
    'span' in value &&
    'heights' in value &&
    Array.isArray(value.heights)
  )
}
