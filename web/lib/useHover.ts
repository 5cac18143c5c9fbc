import { type RefCallback, useCallback, useRef } from 'react'

/**
 * Returns a ref that reports when a mouse enters and leaves an element, also when its target is hidden or removed,
 * which React's `onPointerLeave` misses.
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
