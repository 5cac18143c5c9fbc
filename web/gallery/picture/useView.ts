import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Area } from '../layout/picture.ts'

/** How a picture lies in its frame: moved by pixels, then scaled. */
export interface View {
  x: number
  y: number
  scale: number
}

const least = 0.1
const most = 3

const bounded = (scale: number) => Math.min(most, Math.max(least, scale))

/** Zooms so that what lies under a point of the frame stays there. */
export function zoomed({ x, y, scale }: View, by: number, at: { x: number; y: number }): View {
  const next = bounded(scale * by)
  const ratio = next / scale
  return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next }
}

/** All of a picture in the middle of its frame, no larger than it is. */
export function fitted(picture: Pick<Area, 'width' | 'height'>, frame: DOMRect): View {
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height)
  const scale = bounded(Math.min(1.15, fit))
  return {
    x: (frame.width - picture.width * scale) / 2,
    y: (frame.height - picture.height * scale) / 2,
    scale,
  }
}

/** Moving and zooming a picture by pointer, wheel and keys. Keys: arrows, `+`, `-` and `0`. */
export function useView(
  frame: RefObject<HTMLElement | null>,
  size: Pick<Area, 'width' | 'height'>,
) {
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 })
  /** Pixels that the pointer moved since it went down: more than a few are no press. */
  const moved = useRef(0)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const { width, height } = size
  const fit = useCallback(() => {
    const box = frame.current?.getBoundingClientRect()
    if (box && box.width > 0) setView(fitted({ width, height }, box))
  }, [frame, width, height])
  const zoom = useCallback(
    (by: number, at?: { x: number; y: number }) => {
      const box = frame.current?.getBoundingClientRect()
      if (!box) return
      const point = at
        ? { x: at.x - box.x, y: at.y - box.y }
        : { x: box.width / 2, y: box.height / 2 }
      setView((known) => zoomed(known, by, point))
    },
    [frame],
  )
  const move = (x: number, y: number) =>
    setView((known) => ({ ...known, x: known.x + x, y: known.y + y }))

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    // A wheel over the picture zooms with Ctrl held, as a pinch on a touchpad does; alone it scrolls the page.
    const turned = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
    }
    element.addEventListener('wheel', turned, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', turned)
    }
  }, [frame, fit, zoom])

  const dragging = {
    onPointerDown: ({ pointerId, clientX, clientY }: React.PointerEvent) => {
      moved.current = 0
      pointers.current.set(pointerId, { x: clientX, y: clientY })
    },
    onPointerMove: ({ pointerId, clientX, clientY }: React.PointerEvent) => {
      const before = pointers.current.get(pointerId)
      if (!before) return
      moved.current += Math.hypot(clientX - before.x, clientY - before.y)
      const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1]
      if (other) {
        const apart = Math.hypot(clientX - other.x, clientY - other.y)
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1
        zoom(apart / was, { x: (clientX + other.x) / 2, y: (clientY + other.y) / 2 })
      } else move(clientX - before.x, clientY - before.y)
      pointers.current.set(pointerId, { x: clientX, y: clientY })
    },
    onPointerUp: ({ pointerId }: React.PointerEvent) => pointers.current.delete(pointerId),
    onPointerLeave: ({ pointerId }: React.PointerEvent) => pointers.current.delete(pointerId),
    onPointerCancel: ({ pointerId }: React.PointerEvent) => pointers.current.delete(pointerId),
  }
  const steps: Record<string, () => void> = {
    ArrowLeft: () => move(60, 0),
    ArrowRight: () => move(-60, 0),
    ArrowUp: () => move(0, 60),
    ArrowDown: () => move(0, -60),
    '+': () => zoom(1.25),
    '=': () => zoom(1.25),
    '-': () => zoom(0.8),
    '0': fit,
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  return {
    view,
    fit,
    zoom,
    hasMoved: () => moved.current > 4,
    handlers: { ...dragging, onKeyDown },
  }
}
