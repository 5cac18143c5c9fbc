import { useSyncExternalStore } from 'react'

let opened: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]) {
  opened = next
  for (const listener of listeners) listener()
}

/** Adds a modal on top of those that are open. */
export function modalOpened(dialog: HTMLDialogElement) {
  change([...opened.filter((other) => other !== dialog), dialog])
}

/** Removes a modal from those that are open. */
export function modalClosed(dialog: HTMLDialogElement) {
  change(opened.filter((other) => other !== dialog))
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
