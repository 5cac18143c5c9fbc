import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isOpened, openModal } from './openModal.ts'

/**
 * Opens and closes a native modal `<dialog>`, calls `onClose` on Escape and on a press outside the panel, and retains
 * the content until the closing animation has ended. `data-focus-first` marks the element that gets the focus,
 * `data-dismisses` buttons that only close the dialog, and the dialog has `data-shown` while it is not leaving.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const isDismissed = useRef(false)
  const pressedOutside = useRef(false)
  const [hasContent, setHasContent] = useState(open)
  if (open && !hasContent) setHasContent(true)

  // A layout effect, so that a dialog that is unmounted while open still restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    isDismissed.current = false
    const close = openModal(dialog)
    return () => close(isDismissed.current ? 'afterFrame' : 'now')
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

  /** Called when the visitor closes the dialog: by Escape, Back, a press outside or a button. */
  const dismiss = () => {
    if (!open) return
    isDismissed.current = true
    onClose()
  }

  return {
    hasContent,
    dialogProps: {
      ref,
      popover: 'manual' as const,
      'data-shown': open || undefined,
      onCancel: (event: SyntheticEvent) => {
        // `cancel` events of a file input inside bubble up to the dialog.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        dismiss()
      },
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        // The event of an earlier close may arrive after the dialog was opened again.
        if (open && !isOpened(event.currentTarget)) onClose()
      },
      onPointerDown: (event: PointerEvent) => {
        pressedOutside.current = event.target === event.currentTarget
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const button = (event.target as Element).closest('[data-dismisses]')
        // Clicks in a dialog on top bubble up too.
        if (button?.closest('dialog') === event.currentTarget) isDismissed.current = true
        if (pressedOutside.current && event.target === event.currentTarget) dismiss()
      },
    },
  }
}
