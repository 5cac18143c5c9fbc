const height = 14
const margin = 7

/** A measured value at a place on the horizontal axis. */
export interface Point {
  x: number
  y: number
}

/** One line of a graph. */
export interface Series {
  mark: string
  label: string
  points: readonly Point[]
}

/** Draws series over a common axis from 0, one column for each point; later series are in front. */
export function drawGraph(series: readonly Series[]): string {
  const maxValue = Math.max(...series.flatMap(({ points }) => points.map(({ y }) => y)))
  const width = Math.max(...series.map(({ points }) => points.length))
  const step = maxValue / height
  const rows = Array.from({ length: height }, (_, index) => {
    const level = height - index
    const cells = Array.from(
      { length: width },
      (_, column) =>
        series.findLast(({ points }) => Math.ceil((points[column]?.y ?? 0) / step) === level)
          ?.mark ?? ' ',
    )
    return `${String(Math.round(level * step)).padStart(margin)} │${cells.join('')}`
  })
  const last = Math.max(...series.flatMap(({ points }) => points.map(({ x }) => x)))
  const axis = `${'0'.padStart(margin)} └${'─'.repeat(width)}`
  const scale = `${''.padStart(margin + 2)}0${String(last).padStart(width - 1)}`
  const legend = series.map(({ mark, label }) => `${mark} ${label}`).join('   ')
  return [...rows, axis, scale, `${''.padStart(margin + 2)}${legend}, MB over pages`].join('\n')
}

/** The slope of the line that fits the points best (least squares); NaN of fewer than two. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (read: (point: Point) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const covariance = mean((point) => (point.x - x) * (point.y - y))
  return covariance / mean((point) => (point.x - x) ** 2)
}
