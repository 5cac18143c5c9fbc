import * as z from 'zod/mini'
import { type HistoryEntry, maxHistoryLength } from '#machines/search/searchSetup.ts'
import { localArea, storage } from '#web/lib/storage.ts'
import { pathTo } from '#web/paths.ts'

const entries = z.array(z.object({ value: z.string(), url: z.string() }))

const stored = storage<readonly HistoryEntry[]>('search_history', entries, { area: localArea })

/** Returns the products that were opened from the search, newest first (search.history.*). */
export const readHistory = (): readonly HistoryEntry[] =>
  (stored.read() ?? [])
    .filter(({ url }) => url.startsWith(pathTo('product')))
    .slice(0, maxHistoryLength)

/** Stores the history for the next visit. */
export const writeHistory = stored.write
