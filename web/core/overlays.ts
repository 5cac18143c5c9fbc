import { createContext, useContext } from 'react'
import type { StateValueFrom } from 'xstate'
import type { overlaysMachine } from '#machines/overlays/overlays.ts'

/** What can lie over a page (SPEC §2 Overlays). */
export type OverlayName = Exclude<StateValueFrom<typeof overlaysMachine>, 'none'>

/** Which overlay is open; there is never more than one. */
export interface Overlays {
  current: OverlayName | null
  /** Which one of its kind: a product's slug for the quick view, an id for a campaign. */
  subject: string | undefined
  open: (name: OverlayName, subject?: string) => void
  close: () => void
}

export const OverlaysContext = createContext<Overlays | null>(null)

/** Stays the same for good: what only opens overlays is not drawn anew by them. */
export const OpenOverlayContext = createContext<Overlays['open'] | null>(null)

/** What is open, with ways to open and close. Throws outside `OverlaysContext`. */
export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext)
  if (!overlays) throw new Error('useOverlays needs an OverlaysContext around it')
  return overlays
}

/** A way to open an overlay, for what need not know which one is open. Throws outside `OpenOverlayContext`. */
export function useOpenOverlay(): Overlays['open'] {
  const open = useContext(OpenOverlayContext)
  if (!open) throw new Error('useOpenOverlay needs an OpenOverlayContext around it')
  return open
}
