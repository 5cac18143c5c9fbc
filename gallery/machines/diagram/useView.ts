import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Diagram, DiagramShape } from '../layout/diagram.ts'
import { fitted, opened, showing, startArea, type View, visibleSize, zoomed } from './view.ts'

/**
 * Pans and zooms a diagram by pointer, wheel and keys (arrows, `+`, `-` and `0`), and follows the active and selected
 * states from the initial state on.
 */
export function useView(
  frame: RefObject<HTMLElement | null>,
  diagram: Diagram,
  active: readonly DiagramShape[],
) {
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 })
  /** The distance in px that the pointer has moved since it was pressed; more than a few px are not a click. */
  const moved = useRef(0)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const fit = useCallback(() => {
    const box = frame.current?.getBoundingClientRect()
    if (box) setView(fitted(diagram, box))
  }, [frame, diagram])
  const before = useRef<readonly DiagramShape[]>([])
  useEffect(() => {
    const entered = active.filter((shape) => !before.current.includes(shape))
    before.current = active
    const box = frame.current?.getBoundingClientRect()
    const [first] = entered
    if (box && first)
      setView((view) => showing(view, first, diagram, visibleSize(box, innerHeight)))
  }, [frame, diagram, active])
  const zoom = useCallback(
    (by: number, at?: { x: number; y: number }) => {
      const box = frame.current?.getBoundingClientRect()
      if (!box) return
      const point = at
        ? { x: at.x - box.x, y: at.y - box.y }
        : { x: box.width / 2, y: box.height / 2 }
      setView((view) => zoomed(view, by, point))
    },
    [frame],
  )
  const move = (x: number, y: number) =>
    setView(({ scale, ...position }) => ({ x: position.x + x, y: position.y + y, scale }))

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let width = 0
    const observer = new ResizeObserver(() => {
      const box = element.getBoundingClientRect()
      if (box.width !== width)
        setView(opened(diagram, before.current[0] ?? startArea(diagram), box))
      width = box.width
    })
    observer.observe(element)
    // Ctrl and wheel, or a pinch on a touchpad, zooms the diagram; the wheel alone scrolls the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
    }
    // One finger scrolls the page, two pan and zoom the diagram.
    const onTouchStart = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault()
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('touchstart', onTouchStart, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('touchstart', onTouchStart)
    }
  }, [frame, diagram, zoom])

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
        const distance = Math.hypot(clientX - other.x, clientY - other.y)
        const previousDistance = Math.hypot(before.x - other.x, before.y - other.y) || 1
        zoom(distance / previousDistance, {
          x: (clientX + other.x) / 2,
          y: (clientY + other.y) / 2,
        })
        move((clientX - before.x) / 2, (clientY - before.y) / 2)
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
