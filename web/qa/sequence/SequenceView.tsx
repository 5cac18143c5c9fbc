import { type KeyboardEvent, useRef, useState } from 'react'
import { download } from '../download.ts'
import controls from '../page/Controls.module.css'
import { MessageList } from './MessageList.tsx'
import { toMermaidSequence } from './mermaid.ts'
import type { SequenceRequest, SequenceStep } from './received.ts'
import { type DrawingColors, SequenceDrawing } from './SequenceDrawing.tsx'
import styles from './SequencePage.module.css'
import { sequenceOf } from './sequence.ts'

interface SequenceViewProps {
  steps: readonly SequenceStep[]
  requests: readonly SequenceRequest[]
}

const colors: DrawingColors = {
  paper: 'var(--canvas)',
  ink: 'var(--ink)',
  faint: 'var(--ink-faint)',
  failure: 'var(--error)',
  font: 'Anuphan, system-ui, sans-serif',
}

const minZoom = 0.4
const maxZoom = 3
/** Machines that move with every scroll. */
const quiet: ReadonlySet<string> = new Set(['header'])

/** A sequence diagram with its choice of machines, its zoom, its list of messages and its exports. */
export function SequenceView({ steps, requests }: SequenceViewProps) {
  const [zoom, setZoom] = useState(1)
  const [hidden, setHidden] = useState(quiet)
  const [selected, select] = useState(-1)
  const frame = useRef<HTMLElement>(null)
  const machines = [...new Set(steps.map(({ machine }) => machine))].toSorted()
  const sequence = sequenceOf(
    steps.filter(({ machine }) => !hidden.has(machine)),
    requests,
  )
  const zoomBy = (factor: number) =>
    setZoom((now) => Math.min(maxZoom, Math.max(minZoom, now * factor)))
  const onKeyDown = (event: KeyboardEvent) => {
    const factor = { '+': 1.25, '=': 1.25, '-': 0.8 }[event.key]
    if (factor) zoomBy(factor)
    else if (event.key === '0') setZoom(1)
    else return
    event.preventDefault()
  }
  const saveSvg = () => {
    const svg = frame.current?.querySelector('svg')
    if (svg) download('sequence.svg', new Blob([standalone(svg)], { type: 'image/svg+xml' }))
  }
  const saveMermaid = () =>
    download('sequence.mmd', new Blob([toMermaidSequence(sequence)], { type: 'text/plain' }))
  return (
    <div className={styles.view}>
      <fieldset className={styles.machines}>
        <legend>Machines</legend>
        {machines.map((machine) => (
          <label key={machine} className={controls.option}>
            <input
              type="checkbox"
              checked={!hidden.has(machine)}
              onChange={({ target }) => {
                const next = new Set(hidden)
                if (target.checked) next.delete(machine)
                else next.add(machine)
                setHidden(next)
              }}
            />
            {machine}
          </label>
        ))}
      </fieldset>
      <div className={styles.tools}>
        <div className={styles.zoom}>
          <button type="button" className={controls.button} onClick={() => zoomBy(0.8)}>
            Zoom out
          </button>
          <button type="button" className={controls.button} onClick={() => zoomBy(1.25)}>
            Zoom in
          </button>
        </div>
        <div className={styles.zoom}>
          <button type="button" className={controls.button} onClick={saveSvg}>
            SVG
          </button>
          <button type="button" className={controls.button} onClick={saveMermaid}>
            Mermaid
          </button>
        </div>
      </div>
      <section
        ref={frame}
        className={styles.frame}
        aria-label="Sequence diagram: + and - zoom, 0 resets"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <SequenceDrawing sequence={sequence} colors={colors} zoom={zoom} selected={selected} />
      </section>
      <MessageList sequence={sequence} selected={selected} onSelect={select} />
    </div>
  )
}

/** The drawing as a file: custom properties become the colours that they have now. */
function standalone(svg: SVGSVGElement): string {
  const style = getComputedStyle(svg)
  return new XMLSerializer()
    .serializeToString(svg)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim())
}
