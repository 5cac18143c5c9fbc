import { afterPaint } from '#web/boot/AfterPaint.tsx'
import { addModal, hasNoModal, removeModal } from './modals.ts'

const nothing = () => {}

/** Takes the step that waits for a frame, if there is one. */
let takeStep = nothing

/** Takes a step once the next frame is painted, or before a key that is pressed until then. */
function afterFrame(step: () => void) {
  const run = () => {
    removeEventListener('keydown', run, true)
    if (takeStep !== run) return
    takeStep = nothing
    step()
  }
  takeStep = run
  addEventListener('keydown', run, true)
  afterPaint().then(run)
}

const hasPopovers = (dialog: HTMLDialogElement) => 'showPopover' in dialog

/** Whether a dialog is open, modal or in its first frame. */
export const isOpened = (dialog: HTMLDialogElement) =>
  dialog.open || (hasPopovers(dialog) && dialog.matches(':popover-open'))

/**
 * Opens a dialog as a popover that has the focus, and makes it modal after its first frame, because browsers style the
 * whole page again when it becomes inert. A dialog on top of another one is modal immediately, because outside the
 * first nothing can have the focus.
 * @returns a function that closes the dialog, immediately or after the next frame, and returns the focus to where it was
 */
export function openModal(dialog: HTMLDialogElement): (when: 'now' | 'afterFrame') => void {
  takeStep()
  const opener = document.activeElement
  const makeModal = () => {
    dialog.showModal()
    addModal(dialog)
  }
  const isFirst = hasNoModal() && hasPopovers(dialog)
  if (isFirst) dialog.showPopover()
  else makeModal()
  dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus()
  if (isFirst)
    afterFrame(() => {
      const { activeElement } = document
      const focused = dialog.contains(activeElement) ? activeElement : null
      dialog.hidePopover()
      // The browser gives the focus to the first element with `autofocus`.
      focused?.toggleAttribute('autofocus', true)
      makeModal()
      focused?.removeAttribute('autofocus')
    })
  const close = () => {
    dialog.close()
    removeModal(dialog)
    const { activeElement } = document
    const isLost = activeElement === document.body || dialog.contains(activeElement)
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  return (when) => {
    takeStep()
    if (when === 'now') close()
    else afterFrame(close)
  }
}
