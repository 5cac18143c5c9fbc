import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { download } from '../download.ts'
import controls from '../page/Controls.module.css'
import { MessageList } from './MessageList.tsx'
import { toMermaidSequence } from './mermaid.ts'
import { agents, type SequenceRequest, type SequenceStep } from './received.ts'
import { type DrawingColors, SequenceDrawing, SequenceHeads } from './SequenceDrawing.tsx'
import styles from './SequencePage.module.css'
import { createSequence } from './sequence.ts'

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
/** Whether a machine is shown unless it is chosen: it did something. */
const isShownFirst = (machine: string, steps: readonly SequenceStep[]) =>
  steps.some((step) => step.machine === machine && !/^xstate\.(?:init|stop)$/.test(step.event.type))

/** A sequence diagram with its choice of machines, its zoom, its list of messages and its exports. */
export function SequenceView({ steps, requests }: SequenceViewProps) {
  const [zoom, setZoom] = useState(1)
  const [choices, choose] = useState<Readonly<Record<string, boolean>>>({})
  const [selected, select] = useState(-1)
  const frame = useRef<HTMLElement>(null)
  const machines = [...new Set(steps.map(({ machine }) => machine))].toSorted()
  const isAgents = ({ page }: SequenceRequest) => page === agents
  const hasAgents = requests.some(isAgents)
  // Beside a tab they are shown when they are chosen: they may be of other visitors.
  const shown = [...machines, agents].filter(
    (name) => choices[name] ?? (name === agents ? steps.length === 0 : isShownFirst(name, steps)),
  )
  const sequence = createSequence(
    steps.filter(({ machine }) => shown.includes(machine)),
    requests.filter((request) => shown.includes(agents) || !isAgents(request)),
  )
  const { messages, lifelines } = sequence
  // Follows the newest message, unless an earlier one is being read.
  const isAtEnd = useRef(true)
  const followed = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing grows with its messages and lifelines
  useEffect(() => {
    const element = frame.current
    if (!element || !isAtEnd.current) return
    followed.current = element.scrollHeight
    element.scrollTop = element.scrollHeight
  }, [messages.length, lifelines.length])
  const onScroll = ({ currentTarget: element }: UIEvent) => {
    // Compared with the height that was scrolled to, since messages may have arrived after that, unless the drawing has
    // become smaller.
    const end = Math.min(followed.current, element.scrollHeight)
    isAtEnd.current = element.scrollTop + element.clientHeight > end - 40
  }
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
    const svg = frame.current?.querySelector<SVGSVGElement>('svg[role=img]')
    if (svg) download('sequence.svg', new Blob([standalone(svg)], { type: 'image/svg+xml' }))
  }
  const saveMermaid = () =>
    download('sequence.mmd', new Blob([toMermaidSequence(sequence)], { type: 'text/plain' }))
  return (
    <div className={styles.view}>
      <fieldset className={styles.machines}>
        <legend>{hasAgents ? 'Machines and agents' : 'Machines'}</legend>
        {[...machines, ...(hasAgents ? [agents] : [])].map((name) => (
          <label key={name} className={controls.option}>
            <input
              type="checkbox"
              checked={shown.includes(name)}
              onChange={({ target }) => choose({ ...choices, [name]: target.checked })}
            />
            {name}
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
        onScroll={onScroll}
      >
        <SequenceHeads sequence={sequence} colors={colors} zoom={zoom} />
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
