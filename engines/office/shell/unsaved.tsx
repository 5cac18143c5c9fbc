import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect, useSyncExternalStore } from 'react'

/** The forms on the page with changes that are not saved. */
const unsaved = new Set<symbol>()

/** Asks before the page is left while a form has changes that are not saved (office.unsaved). */
export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const form = Symbol('form')
    unsaved.add(form)
    return () => void unsaved.delete(form)
  }, [isChanged])
}

/** Forgets all changes, before the page is left on purpose. */
export const discardUnsaved = () => unsaved.clear()

let pending: { discard: () => void } | undefined
const listeners = new Set<() => void>()

function ask(question: typeof pending) {
  pending = question
  for (const notify of listeners) notify()
}

/** Calls `discard` once the member has agreed that changes are lost. */
export const askToDiscard = (discard: () => void): void => ask({ discard })

/** Goes on at once when every form is saved, otherwise once the member has agreed. */
export function leave(go: () => void): void {
  const discard = () => {
    discardUnsaved()
    go()
  }
  if (unsaved.size === 0) go()
  else askToDiscard(discard)
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** The question whether changes are lost. */
export function DiscardQuestion() {
  const question = useSyncExternalStore(subscribe, () => pending)
  useEffect(() => {
    addEventListener('beforeunload', keepDocument)
    // Browsers without the Navigation API ask before the document is left only.
    window.navigation?.addEventListener('navigate', keepPage)
    return () => {
      removeEventListener('beforeunload', keepDocument)
      window.navigation?.removeEventListener('navigate', keepPage)
    }
  }, [])
  const close = () => ask(undefined)
  return (
    <Modal
      opened={question !== undefined}
      onClose={close}
      title="Discard your changes?"
      zIndex={400}
    >
      <Text mb="md">What you typed is not saved.</Text>
      <Group justify="flex-end">
        <Button onClick={close} data-autofocus>
          Keep editing
        </Button>
        <Button
          variant="filled"
          onClick={() => {
            close()
            question?.discard()
          }}
        >
          Discard
        </Button>
      </Group>
    </Modal>
  )
}

/** Reloading and closing: the browser asks in its own words. */
function keepDocument(event: BeforeUnloadEvent) {
  if (unsaved.size > 0) event.preventDefault()
}

const pathOf = (url: string) => new URL(url).hash.split('?')[0]

/** Links, Back and addresses that are typed. */
function keepPage(event: NavigateEvent) {
  if (unsaved.size === 0 || !event.hashChange || !event.cancelable) return
  const { key, url } = event.destination
  // Another search in the same page: what was typed stays.
  if (pathOf(url) === pathOf(location.href)) return
  event.preventDefault()
  leave(() => {
    if (event.navigationType === 'traverse') window.navigation.traverseTo(key)
    else location.href = url
  })
}
