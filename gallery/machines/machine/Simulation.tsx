import { type ReactNode, useState } from 'react'
import { ClockControl } from '../clock/ClockControl.tsx'
import { PlayControl } from '../clock/PlayControl.tsx'
import type { Frame, Trace, Walk } from '../simulate/trace.ts'
import { ContextView } from './ContextView.tsx'
import { Moves } from './Moves.tsx'
import panel from './Panel.module.css'
import styles from './Simulation.module.css'

interface SimulationProps {
  inputs: readonly string[]
  walk: Walk
  /** The number of performed steps of the walk. */
  at: number
  trace: Trace | undefined
  onPerform: (token: string) => void
  onGoTo: (at: number) => void
  onStart: (start: string) => void
  children?: ReactNode
}

/** Simulates a machine: its possible events, its context and an event log. */
export function Simulation(props: SimulationProps) {
  const { inputs, walk, at, trace, onPerform, onGoTo, onStart } = props
  const frames = trace?.frames ?? []
  const frame = frames[Math.min(at, frames.length - 1)]
  const isRecorded = walk.start.startsWith('{')
  return (
    <section className={panel.panel} aria-label="Simulation">
      <div className={styles.row}>
        <label className={styles.start}>
          <span>From</span>
          <select value={walk.start} onChange={(event) => onStart(event.target.value)}>
            {inputs.includes(walk.start) ? null : (
              <option value={walk.start}>{isRecorded ? 'a recorded session' : walk.start}</option>
            )}
            {inputs.map((start) => (
              <option key={start}>{start}</option>
            ))}
          </select>
        </label>
        <CopyLink />
      </div>
      <p className={panel.value} aria-live="polite">
        {frame ? leavesOf(frame) : ''}
      </p>
      {trace?.problem ? (
        <p className={styles.problem} role="alert">
          {trace.problem}
        </p>
      ) : null}
      {frame?.notice ? (
        <p className={styles.notice} role="status">
          {frame.notice}
        </p>
      ) : null}
      <h2 className={panel.heading}>Possible events</h2>
      <Moves moves={frame?.moves ?? []} onPerform={onPerform} />
      <h2 className={panel.heading}>Context</h2>
      <ContextView context={frame?.context} before={frames[at - 1]?.context} />
      <h2 className={panel.heading}>Clock</h2>
      <ClockControl now={frame?.now} elapsed={frame?.elapsed ?? 0} onPerform={onPerform} />
      <div className={styles.logHeading}>
        <h2>Event log</h2>
        <PlayControl
          at={Math.min(at, frames.length - 1)}
          steps={frames.length - 1}
          onGoTo={onGoTo}
        />
      </div>
      <ol className={styles.log}>
        {frames.map((frame) => (
          <li key={frame.number}>
            <button
              type="button"
              className={styles.step}
              aria-current={frame.number === at ? 'step' : undefined}
              data-future={frame.number > at || undefined}
              onClick={() => onGoTo(frame.number)}
            >
              {frame.label || walkStart(walk, isRecorded)}
              {frame.notice ? ' (no effect)' : ''}
            </button>
          </li>
        ))}
      </ol>
      {props.children}
    </section>
  )
}

const walkStart = ({ start }: Walk, isRecorded: boolean) =>
  isRecorded ? 'A recorded session' : start

/** The innermost states, without the machine's name. */
function leavesOf({ states }: Frame): string {
  const leaves = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
  return leaves.map((id) => id.split('.').slice(1).join(' › ')).join('  ·  ')
}

function CopyLink() {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={async () => {
        await navigator.clipboard.writeText(location.href)
        setCopied(true)
      }}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{isCopied ? 'Link copied' : 'Copy link'}</span>
    </button>
  )
}
