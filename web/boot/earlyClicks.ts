import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what is pressed and chosen before the page has come alive. Stands in the HTML, ahead of every other script.
 */
export const keepEarlyPresses = `self.__EARLY__=[];for(const t of["click","change","input"])addEventListener(t,e=>{const x=e.target;self.__EARLY__&&self.__EARLY__.push({type:t,event:e,target:x,value:x.value,checked:x.checked})},true);`

interface EarlyPress {
  type: 'click' | 'change' | 'input'
  event: Event
  target: EventTarget | null
  value: string
  checked: boolean
}

declare global {
  interface Window {
    __EARLY__?: EarlyPress[] | undefined
  }
}

let hasComeAlive = false

/** Whether React answers by itself and has drawn what the server could not know. */
export const isAlive = () => hasComeAlive

/**
 * Stands after the page; once that is alive, or says that it failed, it carries out what was pressed before. Nothing a
 * shopper does is lost.
 */
export function EarlyPresses() {
  const presses = useRef<EarlyPress[]>([])
  // From this moment on React answers by itself.
  useLayoutEffect(() => {
    for (const press of window.__EARLY__ ?? []) {
      const isUnderWay = press.event === window.event
      // The press that made React hurry is handed on by React itself, but not that a box is ticked by it.
      if (isUnderWay && isTick(press.target)) presses.current.push({ ...press, type: 'change' })
      else if (!isUnderWay || press.type !== 'click') presses.current.push(press)
    }
    window.__EARLY__ = undefined
  }, [])
  useEffect(() => {
    // Everything around this page comes alive in the same breath, some of it after this.
    const timer = setTimeout(() => {
      hasComeAlive = true
      for (const press of presses.current.splice(0)) carryOut(press)
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}

function carryOut({ type, target, value, checked }: EarlyPress) {
  // An icon inside a button is no HTML element.
  if (!(target instanceof Element) || !target.isConnected) return
  if (isTick(target)) {
    if (type === 'change') retick(target, checked)
  } else if (type === 'click') {
    // Links and summaries have worked without us.
    if (!target.closest('a, summary')) target.closest('button')?.click()
  } else if (target instanceof HTMLSelectElement) {
    // The browser tells of one choice twice; React may come alive between the two and put the old value back.
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (target instanceof HTMLInputElement && type === 'input') retype(target, value)
}

const isTick = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

/** React takes a box as it finds it for what it drew: it has to see the box change. */
function retick(field: HTMLInputElement, checked: boolean) {
  field.checked = !checked
  field.click()
}

/** The field's own setter, past the one by which React notes what it has written itself. */
const setNatively = (field: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)

function retype(field: HTMLInputElement, value: string) {
  field.value = ''
  setNatively(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
