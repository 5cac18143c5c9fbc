import { utcTime } from '../page/utcTime.ts'
import type { Message, Sequence } from './sequence.ts'

/** Sizes in pixels at a zoom of 1. */
const column = 190
const row = 30
const top = 56
const margin = 90

export interface DrawingColors {
  paper: string
  ink: string
  faint: string
  failure: string
  font: string
}

interface SequenceDrawingProps {
  sequence: Sequence
  colors: DrawingColors
  zoom: number
  /** The index of the selected message; -1 for none. */
  selected: number
}

/** The maximum width of a character of a label. */
const character = 8
const selfIndent = 28

/** The size of a diagram in pixels, with the labels beside the last lifeline. */
export function sequenceSize({ lifelines, messages }: Sequence) {
  const last = lifelines.at(-1)?.id
  const labels = messages
    .filter(({ from, to }) => from === last && to === last)
    .map(({ label }) => selfIndent + label.length * character)
  const right = Math.max(column / 2, ...labels)
  return {
    width: margin + (lifelines.length - 0.5) * column + right + 40,
    height: top + messages.length * row + 40,
  }
}

/** The middle of a lifeline, by its index. */
const middleOf = (index: number) => margin + column * (index + 0.5)

function Heads({ lifelines, colors }: { lifelines: Sequence['lifelines']; colors: DrawingColors }) {
  return (
    <>
      <text x={8} y={30} fill={colors.faint} fontSize={11}>
        UTC
      </text>
      {lifelines.map(({ id, label }, index) => (
        <g key={id}>
          <rect
            x={middleOf(index) - 80}
            y={10}
            width={160}
            height={30}
            fill={colors.paper}
            stroke={colors.faint}
          />
          <text x={middleOf(index)} y={30} textAnchor="middle" fill={colors.ink} fontWeight={500}>
            {label}
          </text>
        </g>
      ))}
    </>
  )
}

/** The names of the lifelines once more, for the top of a frame in which the diagram is scrolled. */
export function SequenceHeads({ sequence, colors, zoom }: Omit<SequenceDrawingProps, 'selected'>) {
  const { width } = sequenceSize(sequence)
  return (
    <svg
      viewBox={`0 0 ${width} ${top}`}
      width={width * zoom}
      height={top * zoom}
      style={{ marginBlockEnd: -top * zoom }}
      fontFamily={colors.font}
      fontSize={13}
      aria-hidden="true"
    >
      <rect width={width} height={top - 10} fill={colors.paper} />
      <Heads lifelines={sequence.lifelines} colors={colors} />
    </svg>
  )
}

/** A sequence diagram as SVG: its attributes are complete, so that the element can be saved as a file. */
export function SequenceDrawing({ sequence, colors, zoom, selected }: SequenceDrawingProps) {
  const { lifelines, messages } = sequence
  const { width, height } = sequenceSize(sequence)
  const x = new Map(lifelines.map(({ id }, index) => [id, middleOf(index)]))
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
      fontFamily={colors.font}
      fontSize={13}
      role="img"
      aria-label={`Sequence of ${messages.length} messages between ${lifelines.map(({ label }) => label).join(', ')}`}
    >
      <rect width={width} height={height} fill={colors.paper} />
      <Heads lifelines={lifelines} colors={colors} />
      {lifelines.map(({ id }) => (
        <line
          key={id}
          x1={x.get(id)}
          x2={x.get(id)}
          y1={40}
          y2={height - 16}
          stroke={colors.faint}
          strokeDasharray="2 4"
        />
      ))}
      {messages.map((message, index) => (
        <Arrow
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended
          key={index}
          message={message}
          y={top + row * (index + 0.7)}
          from={x.get(message.from) ?? 0}
          to={x.get(message.to) ?? 0}
          colors={colors}
          isSelected={index === selected}
        />
      ))}
    </svg>
  )
}

interface ArrowProps {
  message: Message
  y: number
  from: number
  to: number
  colors: DrawingColors
  isSelected: boolean
}

function Arrow({ message, y, from, to, colors, isSelected }: ArrowProps) {
  const color = message.kind === 'failure' ? colors.failure : colors.ink
  const isDashed = message.kind === 'response' || message.kind === 'failure'
  const isSelf = from === to
  const direction = to > from ? 1 : -1
  const line = isSelf ? `M${from} ${y - 6}h22v10h-16` : `M${from} ${y}H${to - 6 * direction}`
  const head = isSelf
    ? `M${from + 8} ${y}l-6 4l6 4z`
    : `M${to - 8 * direction} ${y - 4}L${to} ${y}L${to - 8 * direction} ${y + 4}z`
  return (
    <g>
      {isSelected ? (
        <rect x={0} y={y - 20} width="100%" height={row} fill={colors.ink} fillOpacity={0.08} />
      ) : null}
      <text x={8} y={y + 2} fill={colors.faint} fontSize={11}>
        {utcTime(message.at, true)}
      </text>
      <path d={line} fill="none" stroke={color} strokeDasharray={isDashed ? '5 3' : undefined} />
      <path d={head} fill={color} />
      <text
        x={isSelf ? from + selfIndent : (from + to) / 2}
        y={isSelf ? y + 3 : y - 5}
        textAnchor={isSelf ? 'start' : 'middle'}
        fill={color}
        stroke={colors.paper}
        strokeWidth={4}
        paintOrder="stroke"
      >
        {message.label}
      </text>
    </g>
  )
}
