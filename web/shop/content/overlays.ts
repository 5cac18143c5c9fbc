import { createContext, useContext } from 'react'
import type { OverlayName } from '#machines/overlays.ts'

/** Which overlay is open; there is never more than one. */
export interface Overlays {
  current: OverlayName | null
  open: (name: OverlayName) => void
  close: () => void
}

export const OverlaysContext = createContext<Overlays | null>(null)

/** Opens and closes overlays. Throws outside `OverlaysContext`. */
export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext)
  if (!overlays) throw new Error('useOverlays needs an OverlaysContext around it')
  return overlays
}
