import { type RefObject, useEffect, useState } from 'react'

/** Makes everything but an element inert, and returns a function that ends it. */
function isolate(element: Element): () => void {
  const others: Element[] = []
  for (let ancestor: Element = element; ancestor.parentElement; ancestor = ancestor.parentElement)
    others.push(...[...ancestor.parentElement.children].filter((other) => other !== ancestor))
  const active = others.filter((other) => other instanceof HTMLElement && !other.inert)
  for (const other of active) other.toggleAttribute('inert', true)
  return () => {
    for (const other of active) other.toggleAttribute('inert', false)
  }
}

/** Lets an element fill the window by CSS until Escape is pressed, since phones offer full screen for films alone. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!isFull || !element) return
    const release = isolate(element)
    const stop = new AbortController()
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setFull(false)
    addEventListener('keydown', onKeyDown, { signal: stop.signal })
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      stop.abort()
      release()
      document.documentElement.style.overflow = overflow
    }
  }, [isFull, frame])
  return { isFull, toggle: () => setFull((before) => !before) }
}
