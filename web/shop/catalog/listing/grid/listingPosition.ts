import { isSameQuery, type PagedQuery } from '@vitrine/machines/listing/listing.ts'
import { readFromEntry, shownEntryKey, storeInEntry } from '#web/core/historyEntry.ts'
import { pageSize, storedDensity } from '../../card/density.ts'

/** A range of pages, both ends included. */
export interface PageSpan {
  from: number
  to: number
}

/** The position in a listing, stored for Back and reload (`listing.restore.*`). */
export interface ListingPosition {
  query: PagedQuery
  perPage: number
  pages: number
  span: PageSpan
  /** The number of columns of the grid. */
  columns: number
  /** The measured pages, each with its height in px. */
  heights: readonly (readonly [number, number])[]
}

const name = 'listing'

/** Stores the position in the history entry of the rendered page, unless the density is about to change. */
export function storePosition(position: ListingPosition) {
  if (position.perPage === pageSize[storedDensity()]) storeInEntry(shownEntryKey(), name, position)
}

/** Returns the position stored in the history entry of the rendered page, if it belongs to this listing. */
export function storedPosition(query: PagedQuery, perPage: number): ListingPosition | undefined {
  if (typeof window === 'undefined') return undefined
  const position = readFromEntry(shownEntryKey(), name)
  return isPosition(position) && isSameQuery(position.query, query) && position.perPage === perPage
    ? position
    : undefined
}

function isPosition(value: unknown): value is ListingPosition {
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
