import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { addModal, removeModal } from './modals.ts'

/**
 * Opens and closes a native modal `<dialog>`. The browser traps and restores the focus. Calls `onClose` on Escape and on
 * a press outside the panel, and retains the content until the closing animation has ended. The first element with
 * `data-focus-first` gets the focus; without one, the browser chooses.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const [hasContent, setHasContent] = useState(open)
  if (open && !hasContent) setHasContent(true)

  // A layout effect, so that a dialog that is unmounted while open still restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus()
    addModal(dialog)
    return () => {
      removeModal(dialog)
      dialog.close()
    }
  }, [open])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || open || !hasContent) return
    let isCurrent = true
    const animations = dialog
      .getAnimations({ subtree: true })
      .map((animation) => animation.finished)
    Promise.allSettled(animations).then(() => {
      if (isCurrent) setHasContent(false)
    })
    return () => {
      isCurrent = false
    }
  }, [open, hasContent])

  return {
    hasContent,
    dialogProps: {
      ref,
      onCancel: (event: SyntheticEvent) => {
        // `cancel` events of a file input inside bubble up to the dialog.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (open && !event.currentTarget.open) onClose()
      },
      onPointerDown: (event: PointerEvent) => {
        pressedOutside.current = event.target === event.currentTarget
      },
      onClick: (event: MouseEvent) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose()
      },
    },
  }
}
