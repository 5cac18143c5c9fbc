import { whenIdle } from '#web/boot/tasks.ts'
import { createSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'

/** Accepts any value: callers check its shape. */
const anySchema = createSchema((value) => value ?? undefined)

const newKey = () => Math.random().toString(36).slice(2)

/** Returns the state of a new history entry with its key, which would otherwise take a second call. */
export const newEntryState = () => ({ key: newKey() })

/** Returns the key of the current history entry; an entry without one gets it. */
export function entryKey(): string {
  const state: unknown = history.state
  if (state && typeof state === 'object' && 'key' in state) return String(state.key)
  const key = newKey()
  // Bypasses wouter, which would report a change of the URL.
  History.prototype.replaceState.call(history, { ...(state ?? {}), key }, '')
  return key
}

let shown: string | undefined

/**
 * Returns the key of the entry whose page is rendered, which may differ from the current entry while the next page
 * loads.
 */
export const shownEntryKey = (): string => {
  shown ??= entryKey()
  return shown
}

/** Sets the entry whose page is rendered next. */
export function showEntry(key: string) {
  shown = key
}

/** The values of this page load; the storage is for the next one. */
const values = new Map<string, unknown>()
/** Keys of values that are not in the storage yet. */
const unsaved = new Set<string>()

/** Stores a value for a history entry, for back navigation and reloads. */
export function storeInEntry(key: string, name: string, value: unknown) {
  values.set(`${name}:${key}`, value)
  // Writing to the storage is slow and would delay the response to a click.
  if (unsaved.size === 0) whenIdle(saveEntries)
  unsaved.add(`${name}:${key}`)
}

/** Writes the values to the storage: when the browser is idle, and before the page is left. */
export function saveEntries() {
  for (const name of unsaved) storage<unknown>(name, anySchema).write(values.get(name))
  unsaved.clear()
}

/** Returns the value of a history entry, or undefined; the caller checks its shape. */
export function readFromEntry(key: string, name: string): unknown {
  if (values.has(`${name}:${key}`)) return values.get(`${name}:${key}`)
  return storage(`${name}:${key}`, anySchema).read()
}
