import type { Diagram } from '../layout/diagram.ts'
import { roundedPath } from './path.ts'
import styles from './Thumbnail.module.css'

/** A thumbnail of a machine: its states and transitions, without texts. */
export function Thumbnail({ diagram }: { diagram: Diagram }) {
  return (
    <svg
      className={styles.thumbnail}
      viewBox={`0 0 ${diagram.width} ${diagram.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {diagram.arrows.map(({ id, points }) => (
        <path key={id} className={styles.line} d={roundedPath(points)} />
      ))}
      {diagram.shapes.map(({ id, kind, x, y, width, height }) =>
        kind === 'start' ? (
          <circle key={id} className={styles.start} cx={x + 5} cy={y + 5} r={9} />
        ) : (
          <rect
            key={id}
            className={styles.state}
            data-kind={kind}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={6}
          />
        ),
      )}
    </svg>
  )
}
