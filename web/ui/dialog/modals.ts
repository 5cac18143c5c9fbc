import { useSyncExternalStore } from 'react'

let opened: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/**
 * Sets the root's attribute `data-modal` while a modal is open, to `edge` if its panel reaches the right edge of the
 * window: browsers would search the document for `:has(dialog:modal)` at each change of it.
 */
function update(next: readonly HTMLDialogElement[]) {
  opened = next
  const { dataset } = document.documentElement
  const top = next.at(-1)
  if (top) dataset['modal'] = top.hasAttribute('data-edge') ? 'edge' : ''
  else delete dataset['modal']
  for (const listener of listeners) listener()
}

/** Adds a modal on top of the open ones. */
export function addModal(dialog: HTMLDialogElement) {
  update([...opened.filter((other) => other !== dialog), dialog])
}

/** Removes a modal from the open ones. */
export function removeModal(dialog: HTMLDialogElement) {
  update(opened.filter((other) => other !== dialog))
}

/** Returns whether no modal is open. */
export const hasNoModal = () => opened.length === 0

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns the topmost open modal: everything outside it is inert. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => opened.at(-1) ?? null,
    () => null,
  )
}
