import { useMemo, useSyncExternalStore } from 'react'
import type { CartFieldsFragment } from './cart.generated.ts'

type Notice = CartFieldsFragment['notices'][number]

const storageKey = 'bag.seen'
const listeners = new Set<() => void>()
let seen: readonly string[] | undefined

const nameOf = ({ key, message }: Notice) => `${key ?? ''} ${message}`

function readSeen(): readonly string[] {
  if (seen) return seen
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    seen = Array.isArray(stored) ? stored.map(String) : []
  } catch {
    seen = []
  }
  return seen
}

function keepSeen(next: readonly string[]) {
  seen = next
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Blocked storage: remembered until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const nothing: readonly string[] = []

/** What the server says of the bag and its lines, each until it was seen. That a line is sold out stays. */
export function useNotices(notices: readonly Notice[] = []) {
  const known = useSyncExternalStore(subscribe, readSeen, () => nothing)
  return useMemo(() => {
    const fresh = notices.filter(
      (notice) => notice.code === 'sold_out' || !known.includes(nameOf(notice)),
    )
    const words = (of: (notice: Notice) => boolean) => fresh.filter(of).map((each) => each.message)
    return {
      ofBag: words(({ key }) => key === null),
      ofLine: (line: string) => words(({ key }) => key === line),
      /** All of today's are seen; one that comes again later is new. */
      see: () => keepSeen(notices.map(nameOf)),
    }
  }, [known, notices])
}
