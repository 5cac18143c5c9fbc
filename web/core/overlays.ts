import type { overlaysMachine } from '@vitrine/machines/overlays/overlays.ts'
import { createContext, useContext, useEffect } from 'react'
import type { StateValueFrom } from 'xstate'
import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { idleTask } from '#web/boot/tasks.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { useOnDemand } from '#web/lib/useOnDemand.ts'
import { showToast } from '#web/ui/toast/toast.ts'

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

/** Returns a function that opens an overlay, without following the open one. Throws outside `OpenOverlayContext`. */
export function useOpenOverlay(): Overlays['open'] {
  const open = useContext(OpenOverlayContext)
  if (!open) throw new Error('useOpenOverlay must be used inside an OpenOverlayContext')
  return open
}

/**
 * Returns the code of an overlay, loaded with the first interaction; if that fails, closes the overlay with a toast.
 * `load` must stay the same function.
 */
export function useOverlayCode<Loaded extends object>(
  isOpen: boolean,
  load: () => Promise<Loaded>,
): Loaded | undefined {
  const { close } = useOverlays()
  useEffect(() => {
    firstInteraction()
      .then(idleTask)
      .then(load)
      .catch(() => {})
  }, [load])
  return useOnDemand(isOpen, load, () => {
    close()
    showToast('error', uiCopy.failed)
  })
}
