import type { Point } from '../layout/diagram.ts'

const radius = 7

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const share = Math.min(by, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const format = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** An SVG path through points, with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const bends = points.slice(1, -1).map((bend, index) => {
    const before = points[index] ?? bend
    const after = points[index + 2] ?? bend
    return `L ${format(towards(bend, before, radius))} Q ${format(bend)} ${format(towards(bend, after, radius))}`
  })
  return [`M ${format(first)}`, ...bends, `L ${format(points.at(-1) ?? first)}`].join(' ')
}

/** The arrowhead at the end of these points. */
export function headPath(points: readonly Point[]): string {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return ''
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const corner = (turn: number): Point => ({
    x: tip.x - 8 * Math.cos(angle + turn),
    y: tip.y - 8 * Math.sin(angle + turn),
  })
  return `M ${format(corner(0.42))} L ${format(tip)} L ${format(corner(-0.42))} Z`
}
