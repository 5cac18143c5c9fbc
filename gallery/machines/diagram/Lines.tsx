import { type DiagramLine, sizes } from '../layout/diagram.ts'
import styles from './Drawing.module.css'
import { type Marks, markCoverage } from './marks.ts'

/** Transitions as lines of text, the event, then its guard; a click takes the transition. */
export function Lines({
  lines,
  x,
  y,
  marks,
}: {
  lines: readonly DiagramLine[]
  x: number
  /** The baseline of the first line. */
  y: number
  marks: Marks
}) {
  return lines.map(({ key, event, guard }, index) => (
    <text
      key={key}
      className={styles.transition}
      data-transition={key}
      x={x}
      y={y + index * sizes.line}
      data-possible={marks.possible.has(key) || undefined}
      data-taken={marks.taken.has(key) || undefined}
      data-coverage={markCoverage(marks, [key])}
      data-found={marks.found?.has(key) || undefined}
    >
      {event}
      {guard ? <tspan className={styles.guard} xmlSpace="preserve">{`  [${guard}]`}</tspan> : null}
    </text>
  ))
}
