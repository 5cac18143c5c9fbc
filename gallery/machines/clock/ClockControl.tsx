import { type SubmitEvent, useState } from 'react'
import { clockToken } from '../simulate/simulatedClock.ts'
import { formatDuration } from '../simulate/trace.ts'
import styles from './controls.module.css'

const units = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 }

type Unit = keyof typeof units

/** The time of a simulated machine, to be advanced, or set if the machine reads a clock, so that due timers fire. */
export function ClockControl({
  now,
  elapsed,
  onPerform,
}: {
  now: number | undefined
  elapsed: number
  onPerform: (token: string) => void
}) {
  const [count, setCount] = useState('1')
  const [unit, setUnit] = useState<Unit>('seconds')
  const advance = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const milliseconds = Math.round(Number(count) * units[unit])
    if (Number.isFinite(milliseconds)) onPerform(clockToken(milliseconds))
  }
  return (
    <div className={styles.clock}>
      <p aria-live="polite">
        {now === undefined
          ? `${formatDuration(elapsed)} since the start`
          : `${utcText(now)} UTC, ${formatDuration(elapsed)} since the start`}
      </p>
      <form onSubmit={advance} className={styles.row}>
        <label className={styles.field}>
          <span>Advance by</span>
          <input
            type="number"
            step="any"
            required
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        </label>
        <select
          aria-label="Unit"
          value={unit}
          onChange={(event) => setUnit(event.target.value as Unit)}
        >
          {Object.keys(units).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="submit" className={styles.button}>
          Advance
        </button>
      </form>
      {now === undefined ? null : <TimeField key={now} now={now} onPerform={onPerform} />}
    </div>
  )
}

/** A time in UTC as `2026-01-01 00:00:00`. */
const utcText = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

function TimeField({ now, onPerform }: { now: number; onPerform: (token: string) => void }) {
  const [text, setText] = useState(utcText(now).replace(' ', 'T'))
  const set = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const time = Date.parse(`${text}Z`)
    if (Number.isFinite(time)) onPerform(clockToken(time - now))
  }
  return (
    <form onSubmit={set} className={styles.row}>
      <label className={styles.field}>
        <span>Set to (UTC)</span>
        <input
          type="datetime-local"
          step={1}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className={styles.button}>
        Set
      </button>
    </form>
  )
}
