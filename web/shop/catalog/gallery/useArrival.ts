import { type RefObject, useLayoutEffect } from 'react'
import { pressedLink } from '#web/lib/pressedLink.ts'

/** The picture that was animated last: each press starts one animation. */
let animated: object | undefined

/**
 * Animates an element from the picture in the link that was pressed to its own position, unless the visitor prefers
 * reduced motion. Uses transforms only, so the page is painted in the same frame as without it.
 */
export function useArrival(element: RefObject<HTMLElement | null>, path: string) {
  useLayoutEffect(() => {
    const picture = pressedLink(path)?.picture
    if (!element.current || !picture || picture === animated) return
    animated = picture
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
