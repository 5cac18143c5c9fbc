import { type RefCallback, useCallback, useRef } from 'react'

/**
 * Returns a ref that reports when a mouse enters and leaves an element, and when the element goes away under it. React's
 * `onPointerLeave` misses a pointer whose target was hidden or removed before it left.
 */
export function useHover(onChange: (isHovered: boolean) => void): RefCallback<HTMLElement> {
  const latest = useRef(onChange)
  latest.current = onChange
  return useCallback((element: HTMLElement | null) => {
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') latest.current(true)
    }
    const leave = () => latest.current(false)
    element?.addEventListener('pointerenter', enter)
    element?.addEventListener('pointerleave', leave)
    return () => {
      element?.removeEventListener('pointerenter', enter)
      element?.removeEventListener('pointerleave', leave)
      leave()
    }
  }, [])
}
