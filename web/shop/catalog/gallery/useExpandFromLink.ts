import { type RefObject, useLayoutEffect } from 'react'
import { pressedLink } from '#web/lib/pressedLink.ts'

/** The image that was animated last, so that each press of a link starts one animation. */
let animated: object | undefined

/**
 * Expands an element from the image of the pressed link to its own position by transforms, which do not delay the first
 * paint, unless the visitor prefers reduced motion.
 */
export function useExpandFromLink(element: RefObject<HTMLElement | null>, path: string) {
  useLayoutEffect(() => {
    const image = pressedLink(path)?.image
    if (!element.current || !image || image === animated) return
    animated = image
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    animateFrom(element.current, image.box)
  }, [element, path])
}

function animateFrom(element: HTMLElement, from: DOMRect) {
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
      duration: Number.parseFloat(style.getPropertyValue('--slow')),
      easing: style.getPropertyValue('--ease'),
    },
  )
}
