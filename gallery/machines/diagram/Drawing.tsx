import { type Diagram, type DiagramArrow, type DiagramShape, sizes } from '../layout/diagram.ts'
import styles from './Drawing.module.css'
import { Lines } from './Lines.tsx'
import { type Marks, markCoverage, noMarks } from './marks.ts'
import { headPath, roundedPath } from './path.ts'

/** The content of a diagram's SVG, which the surrounding page labels for screen readers. */
export function Drawing({ diagram, marks = noMarks }: { diagram: Diagram; marks?: Marks }) {
  const boxes = diagram.shapes.filter(({ kind }) => kind === 'box' || kind === 'parallel')
  const others = diagram.shapes.filter((shape) => !boxes.includes(shape))
  const shape = (diagramShape: DiagramShape) => (
    <Shape key={diagramShape.id} shape={diagramShape} marks={marks} />
  )
  return (
    <>
      {boxes.map(shape)}
      {diagram.arrows.map((arrow) => (
        <ArrowLine key={arrow.id} arrow={arrow} marks={marks} />
      ))}
      {others.map(shape)}
      {diagram.arrows.map((arrow) => (
        <ArrowLabel key={arrow.id} arrow={arrow} marks={marks} />
      ))}
    </>
  )
}

function Shape({ shape, marks }: { shape: DiagramShape; marks: Marks }) {
  const { id, kind, x, y, width, height, title, effects, inner, depth } = shape
  if (kind === 'start') return <circle className={styles.start} cx={x + 5} cy={y + 5} r={5} />
  const isBox = kind === 'box' || kind === 'parallel'
  const first = y + (kind === 'anywhere' ? 38 : sizes.head + 7) + (shape.hidden ? sizes.line : 0)
  return (
    <g
      className={styles.shape}
      data-kind={kind}
      data-box={isBox ? depth % 2 : undefined}
      data-state={kind === 'anywhere' ? undefined : id}
      data-active={marks.active.has(id) ? (isBox ? 'box' : 'state') : undefined}
      data-selected={marks.selected === id || undefined}
      data-coverage={kind === 'anywhere' ? undefined : markCoverage(marks, [id])}
      data-found={marks.found?.has(id) || undefined}
    >
      <rect className={styles.body} x={x} y={y} width={width} height={height} rx={3} />
      {kind === 'final' ? (
        <rect className={styles.rim} x={x + 4} y={y + 4} width={width - 8} height={height - 8} />
      ) : null}
      <text className={styles.title} x={x + sizes.padding} y={y + (kind === 'anywhere' ? 20 : 26)}>
        {title}
      </text>
      {isBox || shape.hidden ? <FoldSign shape={shape} /> : null}
      {effects.map((effect, index) => (
        <text
          key={effect}
          className={styles.effect}
          x={x + sizes.padding}
          y={first + index * sizes.line}
        >
          {`runs ${effect}`}
        </text>
      ))}
      <Lines
        lines={inner}
        x={x + sizes.padding}
        y={first + effects.length * sizes.line}
        marks={marks}
      />
    </g>
  )
}

/** The sign that folds and unfolds a parent state, for pointers: the table of states has buttons for the keyboard. */
function FoldSign({ shape: { id, x, y, width, hidden } }: { shape: DiagramShape }) {
  const [left, top] = [x + width - 24, y + 8]
  return (
    <g className={styles.fold} data-fold={id}>
      <rect className={styles.foldArea} x={left - 6} y={top - 6} width={28} height={28} />
      <rect className={styles.foldEdge} x={left} y={top} width={16} height={16} rx={3} />
      <path
        className={styles.foldSign}
        d={`M ${left + 4} ${top + 8} h 8${hidden ? ' m -4 -4 v 8' : ''}`}
      />
      {hidden ? (
        <text className={styles.foldText} x={x + sizes.padding} y={y + sizes.head + 7}>
          {hidden === 1 ? '1 state' : `${hidden} states`}
        </text>
      ) : null}
    </g>
  )
}

const keysOf = ({ lines }: DiagramArrow) => lines.map(({ key }) => key)

function ArrowLine({ arrow, marks }: { arrow: DiagramArrow; marks: Marks }) {
  const keys = keysOf(arrow)
  return (
    <g
      className={styles.arrow}
      data-possible={keys.some((key) => marks.possible.has(key)) || undefined}
      data-taken={keys.some((key) => marks.taken.has(key)) || undefined}
      data-coverage={keys.length > 0 ? markCoverage(marks, keys) : undefined}
    >
      <path className={styles.line} d={roundedPath(arrow.points)} />
      <path className={styles.head} d={headPath(arrow.points)} />
    </g>
  )
}

function ArrowLabel({ arrow, marks }: { arrow: DiagramArrow; marks: Marks }) {
  if (!arrow.label) return null
  const { x, y, width, height } = arrow.label
  return (
    <g>
      <rect className={styles.pill} x={x} y={y} width={width} height={height} rx={3} />
      <Lines lines={arrow.lines} x={x + 8} y={y + 16} marks={marks} />
    </g>
  )
}
