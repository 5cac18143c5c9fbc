import { type RefObject, useLayoutEffect } from 'react'
import { pressedLink } from '#web/lib/pressedLink.ts'

/** The page that the last motion led to: each press is followed by one. */
let arrived: object | undefined

/**
 * Moves an element from where the pressed link showed its picture to its own place, unless motion is reduced. Transforms
 * only: the page is painted in the same frame as without it.
 */
export function useArrival(element: RefObject<HTMLElement | null>, path: string) {
  useLayoutEffect(() => {
    const picture = pressedLink(path)?.picture
    if (!element.current || !picture || picture === arrived) return
    arrived = picture
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    move(element.current, picture.box)
  }, [element, path])
}

function move(element: HTMLElement, from: DOMRect) {
  const to = element.getBoundingClientRect()
  if (to.width === 0 || from.width === 0) return
  const style = getComputedStyle(element)
  const scale = from.width / to.width
  element.animate(
    {
      transform: [
        `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`,
        'none',
      ],
      transformOrigin: ['0 0', '0 0'],
    },
    {
      duration: Number.parseFloat(style.getPropertyValue('--calm')),
      easing: style.getPropertyValue('--ease'),
    },
  )
}
