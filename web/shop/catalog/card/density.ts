import { useSyncExternalStore } from 'react'

/** How many columns a listing has on wide screens (SPEC §4 Grid view). */
export type Density = 'three-col' | 'four-col'

/** Products a page (SPEC §9). */
export const pageSize: Record<Density, number> = { 'three-col': 12, 'four-col': 16 }

/** Placeholders while the first page loads (SPEC §9). */
export const skeletonCount: Record<Density, number> = { 'three-col': 6, 'four-col': 8 }

const storageKey = 'grid-view'
const listeners = new Set<() => void>()
let chosen: Density | undefined

/** The choice on this device. Only for the browser. */
export function keptDensity(): Density {
  if (chosen) return chosen
  try {
    return localStorage.getItem(storageKey) === 'four-col' ? 'four-col' : 'three-col'
  } catch {
    return 'three-col'
  }
}

/** Keeps the choice on this device; where storage is blocked, for this visit. */
export function chooseDensity(density: Density) {
  chosen = density
  try {
    localStorage.setItem(storageKey, density)
  } catch {
    // Blocked storage is no error: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The kept choice; the server, which cannot know it, draws three columns. */
export function useDensity(): Density {
  return useSyncExternalStore(subscribe, keptDensity, () => 'three-col')
}
