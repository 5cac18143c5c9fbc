import type { overlaysMachine } from '@vitrine/machines/overlays/overlays.ts'
import { createContext, useContext } from 'react'
import type { StateValueFrom } from 'xstate'

/** The overlays of a page (`frame.overlay.*`). */
export type OverlayName = Exclude<StateValueFrom<typeof overlaysMachine>, 'none'>

/** The open overlay; at most one (`frame.overlay.single`). */
export interface Overlays {
  current: OverlayName | null
  /** The content: a product's slug for the quick view and the options. */
  subject: string | undefined
  open: (name: OverlayName, subject?: string) => void
  close: () => void
}

export const OverlaysContext = createContext<Overlays | null>(null)

/** Never changes, so that components that only open overlays do not render again when one opens. */
export const OpenOverlayContext = createContext<Overlays['open'] | null>(null)

/** Returns the open overlay and functions to open and close. Throws outside `OverlaysContext`. */
export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext)
  if (!overlays) throw new Error('useOverlays must be used inside an OverlaysContext')
  return overlays
}

/** Returns a function that opens an overlay, without following which one is open. Throws outside `OpenOverlayContext`. */
export function useOpenOverlay(): Overlays['open'] {
  const open = useContext(OpenOverlayContext)
  if (!open) throw new Error('useOpenOverlay must be used inside an OpenOverlayContext')
  return open
}
