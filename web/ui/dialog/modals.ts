import { useSyncExternalStore } from 'react'

let opened: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function update(next: readonly HTMLDialogElement[]) {
  opened = next
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
