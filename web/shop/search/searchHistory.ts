import * as z from 'zod/mini'
import { type HistoryEntry, maxHistoryLength } from '#machines/search/searchSetup.ts'

const key = 'search_history'
const Entries = z.array(z.object({ value: z.string(), url: z.string() }))

/** The products that were opened from the search; none where the storage is blocked or damaged. */
export function readHistory(): readonly HistoryEntry[] {
  try {
    const entries = Entries.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
    return entries.filter(({ url }) => url.startsWith('/product/')).slice(0, maxHistoryLength)
  } catch {
    return []
  }
}

/** Keeps the history for the next visit; a blocked storage is no error. */
export function writeHistory(history: readonly HistoryEntry[]) {
  try {
    localStorage.setItem(key, JSON.stringify(history))
  } catch {
    return
  }
}
