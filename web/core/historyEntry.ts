import { whenIdle } from '#web/boot/whenIdle.ts'
import { schemaOf } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'

/** Callers check what they recall. */
const anySchema = schemaOf((value) => value ?? undefined)

const newKey = () => Math.random().toString(36).slice(2)

/** The state of a new entry of the history, which has its name from the start: giving it one later is a second call. */
export const newEntryState = () => ({ key: newKey() })

/** The name of the history's open entry; an entry without one is given it. */
export function entryKey(): string {
  const state: unknown = history.state
  if (state && typeof state === 'object' && 'key' in state) return String(state.key)
  const key = newKey()
  // Past wouter, which would report a change of the address.
  History.prototype.replaceState.call(history, { ...(state ?? {}), key }, '')
  return key
}

let shown: string | undefined

/** The name of the entry whose page is rendered. The open entry may be that of the next page, which is still loading. */
export const shownEntryKey = (): string => {
  shown ??= entryKey()
  return shown
}

/** Sets the entry whose page is rendered next. */
export function showEntry(key: string) {
  shown = key
}

/** What was kept by this page itself; the storage is for the next one, after a reload. */
const kept = new Map<string, unknown>()
/** What the storage does not hold yet. */
const unsaved = new Set<string>()

/** Keeps something for the time an entry of the history is gone back to, or reloaded. */
export function rememberInEntry(key: string, name: string, value: unknown) {
  kept.set(`${name}:${key}`, value)
  // The storage is slow, and what was pressed is waited for.
  if (unsaved.size === 0) whenIdle(saveEntries)
  unsaved.add(`${name}:${key}`)
}

/** Writes what was kept into the storage: when there is time, and before the page goes. */
export function saveEntries() {
  for (const place of unsaved) storage<unknown>(place, anySchema).write(kept.get(place))
  unsaved.clear()
}

/** What was kept for an entry of the history, or undefined. Its shape is the caller's to check. */
export function recallFromEntry(key: string, name: string): unknown {
  if (kept.has(`${name}:${key}`)) return kept.get(`${name}:${key}`)
  return storage(`${name}:${key}`, anySchema).read()
}
