import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { modalClosed, modalOpened } from './modals.ts'

/**
 * Drives a native modal `<dialog>` from a boolean. The browser traps and restores focus; this turns Escape
 * and a press outside the panel into `onClose`, and keeps the content until the closing animation has ended.
 * Focus starts on the first element with `data-focus-first`, or else where the browser puts it.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const [filled, setFilled] = useState(open)
  if (open && !filled) setFilled(true)

  // In the layout phase, so that a dialog that is unmounted while open still restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus()
    modalOpened(dialog)
    return () => {
      modalClosed(dialog)
      dialog.close()
    }
  }, [open])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || open || !filled) return
    let current = true
    const motions = dialog.getAnimations({ subtree: true }).map((motion) => motion.finished)
    Promise.allSettled(motions).then(() => {
      if (current) setFilled(false)
    })
    return () => {
      current = false
    }
  }, [open, filled])

  return {
    filled,
    dialogProps: {
      ref,
      onCancel: (event: SyntheticEvent) => {
        // A file input inside sends `cancel` as well; it bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (open && !event.currentTarget.open) onClose()
      },
      onPointerDown: (event: PointerEvent) => {
        pressedBeside.current = event.target === event.currentTarget
      },
      onClick: (event: MouseEvent) => {
        if (pressedBeside.current && event.target === event.currentTarget) onClose()
      },
    },
  }
}
