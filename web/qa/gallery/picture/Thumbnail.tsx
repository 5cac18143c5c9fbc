import type { Picture } from '../layout/picture.ts'
import { roundedPath } from './path.ts'
import styles from './Thumbnail.module.css'

/** A thumbnail of a machine: its states and transitions, without texts. */
export function Thumbnail({ picture }: { picture: Picture }) {
  return (
    <svg
      className={styles.thumbnail}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {picture.arrows.map(({ id, points }) => (
        <path key={id} className={styles.line} d={roundedPath(points)} />
      ))}
      {picture.shapes.map(({ id, kind, x, y, width, height }) =>
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
