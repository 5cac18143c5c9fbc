import { useEffect, useLayoutEffect, useRef } from 'react'

interface EarlyEvent {
  type: 'click' | 'change' | 'input'
  event: Event
  target: EventTarget | null
  value: string
  checked: boolean
}

declare global {
  interface Window {
    __EARLY__?: EarlyEvent[] | undefined
  }
}

let hydrated = false

/** Whether the page is hydrated, including values that only the browser has. */
export const isHydrated = () => hydrated

/**
 * Replays what `captureEarlyEvents` recorded once the page before it is hydrated, or has rendered that it failed, so that
 * no click is lost.
 */
export function ReplayEarlyEvents() {
  const events = useRef<EarlyEvent[]>([])
  // From here on React handles events itself.
  useLayoutEffect(() => {
    for (const early of window.__EARLY__ ?? []) {
      const isCurrent = early.event === window.event
      // React hydrates during this event and replays its click, but not the change of a checkbox or radio.
      if (isCurrent && isCheckable(early.target)) events.current.push({ ...early, type: 'change' })
      else if (!isCurrent || early.type !== 'click') events.current.push(early)
    }
    window.__EARLY__ = undefined
  }, [])
  useEffect(() => {
    // Effects of other parts of the page run in the same task, some of them after this one.
    const timer = setTimeout(() => {
      hydrated = true
      for (const early of events.current.splice(0)) replay(early)
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}

function replay({ type, target, value, checked }: EarlyEvent) {
  // The target may be an SVG icon inside a button, which is not an HTMLElement.
  if (!(target instanceof Element) || !target.isConnected) return
  if (isCheckable(target)) {
    if (type === 'change') replayCheck(target, checked)
  } else if (type === 'click') {
    // The browser has handled links and summaries.
    if (!target.closest('a, summary')) target.closest('button')?.click()
  } else if (target instanceof HTMLSelectElement) {
    // A choice is an `input` and a `change`; React may hydrate between the two and restore the old value.
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (target instanceof HTMLInputElement && type === 'input') replayInput(target, value)
}

const isCheckable = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

/** Clicks from the opposite state, because React compares the box with the state that it rendered. */
function replayCheck(field: HTMLInputElement, checked: boolean) {
  field.checked = !checked
  field.click()
}

/** Sets the value by the prototype's setter, since React replaces the field's own to track its writes. */
const setNatively = (field: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)

function replayInput(field: HTMLInputElement, value: string) {
  field.value = ''
  setNatively(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
