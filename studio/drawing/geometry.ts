/** A point on the plate. */
export type Point = readonly [number, number]

/** Formats a number with the precision that an image needs. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)
const text = ([x, y]: Point) => `${short(x)} ${short(y)}`

export const distance = (from: Point, to: Point): number =>
  Math.hypot(to[0] - from[0], to[1] - from[1])

/** The angle from one point to another, as `polar` takes it. */
export const degreesBetween = (from: Point, to: Point): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI

/** The point moved by an angle (degrees, 0 right, 90 down) and a length. */
export function polar([x, y]: Point, degrees: number, length: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [x + Math.cos(radians) * length, y + Math.sin(radians) * length]
}

/** Interpolates smoothly between stations [at, value]. */
export function between(stations: readonly Point[], at: number): number {
  const first = stations[0]
  const last = stations.at(-1)
  if (!first || !last) return 0
  if (at <= first[0]) return first[1]
  for (let index = 1; index < stations.length; index += 1) {
    const start = stations[index - 1] ?? first
    const end = stations[index] ?? last
    if (at <= end[0]) {
      const part = (at - start[0]) / (end[0] - start[0])
      return start[1] + (end[1] - start[1]) * part * part * (3 - 2 * part)
    }
  }
  return last[1]
}

function curve(points: readonly Point[], tension: number): string {
  let d = ''
  for (let index = 0; index < points.length - 1; index += 1) {
    const start = points[index] as Point
    const end = points[index + 1] as Point
    const before = points[index - 1] ?? start
    const after = points[index + 2] ?? end
    const reach = tension / 6
    const leave: Point = [
      start[0] + (end[0] - before[0]) * reach,
      start[1] + (end[1] - before[1]) * reach,
    ]
    const arrive: Point = [
      end[0] - (after[0] - start[0]) * reach,
      end[1] - (after[1] - start[1]) * reach,
    ]
    d += `C${text(leave)} ${text(arrive)} ${text(end)}`
  }
  return d
}

/** A smooth open line through the points (Catmull–Rom). */
export function line(points: readonly Point[], tension = 1): string {
  const [start] = points
  return start ? `M${text(start)}${curve(points, tension)}` : ''
}

/** A closed shape of smooth curves, with a corner between one and the next. */
export function outline(...runs: (readonly Point[])[]): string {
  const [first, ...others] = runs.filter((run) => run.length > 0)
  const start = first?.[0]
  if (!first || !start) return ''
  let d = `M${text(start)}${curve(first, 1)}`
  for (const run of others) d += `L${text(run[0] as Point)}${curve(run, 1)}`
  return `${d}Z`
}

/** A closed shape without any corner. */
export function blob(points: readonly Point[]): string {
  const last = points.at(-1)
  const [first, second] = points
  if (!first || !second || !last) return ''
  const all = [last, ...points, first, second]
  const whole = curve(all, 1).split('C').slice(2, -1)
  return `M${text(first)}C${whole.join('C')}Z`
}

/** A straight-edged closed shape. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(text).join('L')}Z`
}

export function ellipse([x, y]: Point, rx: number, ry: number): string {
  return `M${text([x - rx, y])}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0Z`
}

/** A brush stroke through the points: `width` in the middle, thin at both ends. */
export function taper(points: readonly Point[], width: number, peak = 0.5): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((point, index) => {
    const before = points[index - 1] ?? point
    const after = points[index + 1] ?? point
    const length = distance(before, after) || 1
    const part = index / (points.length - 1)
    const swell = part < peak ? part / peak : (1 - part) / (1 - peak)
    const half = (width / 2) * Math.sin((swell * Math.PI) / 2)
    const normal: Point = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length]
    left.push([point[0] + normal[0] * half, point[1] + normal[1] * half])
    right.unshift([point[0] - normal[0] * half, point[1] - normal[1] * half])
  })
  return outline([...left, ...right.slice(1)])
}

/** The bounding box of paths of this module (absolute commands M, L, C; arcs are not measured). */
export function boundsOf(paths: readonly string[]): {
  x: number
  y: number
  width: number
  height: number
} {
  const numbers = paths
    .flatMap((d) => d.match(/[MLC][^MLCaZ]*/g) ?? [])
    .flatMap((command) => command.match(/-?\d+(\.\d+)?/g) ?? [])
    .map(Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Draws in a local coordinate system: origin at a point, x along an angle, mirrored for the other side. */
export function framed(
  [x, y]: Point,
  degrees: number,
  flip: number,
  scale: number,
  content: string,
) {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(degrees)}) scale(${scale} ${scale * flip})">${content}</g>`
}
