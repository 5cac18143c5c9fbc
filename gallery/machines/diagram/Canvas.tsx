import { MinusIcon, PlusIcon } from '@vitrine/web/ui/icons.tsx'
import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Diagram } from '../layout/diagram.ts'
import styles from './Canvas.module.css'
import { Caption } from './Caption.tsx'
import { Drawing } from './Drawing.tsx'
import type { Marks } from './marks.ts'
import { useFullScreen } from './useFullScreen.ts'
import { useView } from './useView.ts'

const stateAt = ({ target }: MouseEvent) =>
  target instanceof Element
    ? (target.closest('[data-state]')?.getAttribute('data-state') ?? '')
    : ''

/** A diagram that is panned by drag, pinch and arrow keys, and zoomed by Ctrl and wheel, `+`, `-` and `0`. */
export function Canvas({
  diagram,
  marks,
  onState,
  onTransition,
  onFold,
  children,
}: {
  diagram: Diagram
  marks: Marks
  onState: (id: string) => void
  onTransition: (key: string) => void
  /** Folds or unfolds a parent state. */
  onFold: (id: string) => void
  /** Further controls. */
  children: ReactNode
}) {
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(canvas)
  const [hovered, setHovered] = useState('')
  const names = marks.pointed || marks.selected || [...marks.active].sort().join(' ')
  const focused = useMemo(() => {
    const ids = names.split(' ')
    return diagram.shapes.filter(
      ({ id, kind }) =>
        id === names || ((kind === 'state' || kind === 'final') && ids.includes(id)),
    )
  }, [diagram, names])
  const { view, fit, zoom, hasMoved, handlers } = useView(frame, diagram, focused)
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || hasMoved()) return
    const transition = event.target.closest('[data-transition]')?.getAttribute('data-transition')
    const state = stateAt(event)
    const fold = event.target.closest('[data-fold]')?.getAttribute('data-fold')
    if (fold) onFold(fold)
    else if (transition && marks.possible.has(transition)) onTransition(transition)
    else if (state) onState(state)
  }
  return (
    <div
      ref={canvas}
      className={styles.canvas}
      data-full={isFull || undefined}
      {...(isFull && { role: 'dialog', 'aria-modal': true, 'aria-label': diagram.machine })}
    >
      <div className={styles.top}>
        <Caption
          shape={diagram.shapes.find(({ id }) => id === hovered) ?? focused[0]}
          isHovered={hovered !== ''}
        />
        <div className={styles.controls}>
          {children}
          <button type="button" aria-label="Zoom in" onClick={() => zoom(1.25)}>
            <PlusIcon size={18} />
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => zoom(0.8)}>
            <MinusIcon size={18} />
          </button>
          <button type="button" onClick={fit}>
            Fit
          </button>
          <button type="button" aria-pressed={isFull} onClick={toggle}>
            Full screen
          </button>
        </div>
      </div>
      <section
        ref={frame}
        className={styles.frame}
        aria-label={`Diagram of ${diagram.machine}. Arrow keys move it, plus and minus zoom it. The tables below have the same information.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan the diagram as they scroll a page
        tabIndex={0}
        {...handlers}
        {...{ onClick: press }}
        onPointerOver={(event) => setHovered(stateAt(event))}
        onPointerOut={() => setHovered('')}
      >
        <svg className={styles.svg} aria-hidden="true" data-machine={diagram.machine}>
          <g
            className={styles.scene}
            data-animated={view.isAnimated}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            <Drawing diagram={diagram} marks={marks} />
          </g>
        </svg>
      </section>
    </div>
  )
}
