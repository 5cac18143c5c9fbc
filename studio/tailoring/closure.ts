import { level } from '../body/body.ts'
import { mix, tint } from '../drawing/colour.ts'
import { ellipse, line, type Point, short } from '../drawing/geometry.ts'
import { softTaper } from '../drawing/soft.ts'
import { seam } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'
import { within } from './sheath.ts'

/** The heights between which a front closes, and the outline of the garment. */
type Run = { from: number; to: number; d: string }

/** The closure of the front, from one height to another. */
export function closure(fitting: Fitting, run: Run): string {
  const { cut } = fitting
  switch (cut.closure) {
    case 'buttons':
      return cut.collar === 'notch' || cut.collar === 'shawl'
        ? jacketFront(fitting, run)
        : placket(fitting, run)
    case 'double-breasted':
      return doubleBreasted(fitting, run)
    case 'wrap':
      return wrap(fitting, run)
    case 'zip':
      return zip(fitting, run)
    case 'frog':
      return frogs(fitting)
    default:
      return ''
  }
}

function button({ body, trim, look }: Fitting, u: number, y: number, radius: number) {
  const [x, top] = body.torso(u, y)
  const tone = look.fabric === 'denim' ? '#b98a4e' : mix(trim.color, '#f3ead8', 0.35)
  return `<circle cx="${short(x + 0.8)}" cy="${short(top + 1.4)}" r="${radius}" fill="${trim.deep}" fill-opacity=".5"/><circle cx="${short(x)}" cy="${short(top)}" r="${radius}" fill="${tone}" stroke="${trim.ink}" stroke-width=".7"/><circle cx="${short(x - radius * 0.28)}" cy="${short(top - radius * 0.3)}" r="${short(radius * 0.32)}" fill="${tint(tone, 0.7)}"/>`
}

function placket(fitting: Fitting, { from, to }: Run) {
  const { body, cloth } = fitting
  const edge = (u: number) => line([from, (from + to) / 2, to - 2].map((y) => body.torso(u, y)))
  const count = Math.max(3, Math.round((to - from) / 44))
  const buttons = Array.from({ length: count }, (_, index) =>
    button(fitting, 0, from + 14 + ((to - from - 26) * index) / (count - 0.4), 3.1),
  )
  return (
    seam(cloth, edge(-7), { opacity: 0.4 }) +
    seam(cloth, edge(7.5), { opacity: 0.75, width: 1.3 }) +
    buttons.join('')
  )
}

function jacketFront(fitting: Fitting, { to }: Run) {
  const { body, cloth } = fitting
  const front = line(
    [
      [1, 276],
      [2, 320],
      [4, Math.max(340, to - 40)],
      [12, to],
    ].map(([u = 0, y = 0]) => body.torso(u, y)),
  )
  return (
    seam(cloth, front, { width: 1.8, opacity: 0.85 }) +
    button(fitting, -5, 288, 4.4) +
    (to > 400 ? button(fitting, -5, 330, 4.4) : '')
  )
}

function doubleBreasted(fitting: Fitting, { to }: Run) {
  const { body, cloth } = fitting
  const front = line(
    [
      [-1, 292],
      [-20, 304],
      [-25, 340],
      [-24, to],
    ].map(([u = 0, y = 0]) => body.torso(-u, y)),
  )
  const rows = [300, 344, ...(to > 500 ? [388] : [])]
  const buttons = rows.flatMap((y) => [button(fitting, -18, y, 4.6), button(fitting, 17, y, 4.6)])
  return seam(cloth, front, { width: 1.8, opacity: 0.8 }) + buttons.join('')
}

function wrap(fitting: Fitting, { to, d }: Run) {
  const { body, cloth } = fitting
  const skirt = to > 480
  const points: Point[] = [
    [-4, 206],
    [16, 258],
    [34, level.waist],
  ]
  const fall: Point[] = [
    [30, level.waist],
    [22, 420],
    [2, 560],
    [-18, to - 4],
  ]
  const put = (run: readonly Point[]) => run.map(([u, y]) => body.torso(u, y))
  const shadow = skirt ? softTaper(put(fall), 22, cloth.dark, 0.55, 0.9) : ''
  const edge = skirt ? seam(cloth, line(put(fall)), { width: 1.7, opacity: 0.8 }) : ''
  return (
    within(fitting, { d }, shadow) +
    edge +
    seam(cloth, line(put(points)), { width: 1.6, opacity: 0.8 })
  )
}

function zip({ body, trim, cloth }: Fitting, { from, to }: Run) {
  const points = [from, (from + to) / 2, to].map((y) => body.torso(0, y))
  return (
    seam(cloth, line(points), { width: 5, opacity: 0.5 }) +
    seam(trim, line(points), { width: 2, tone: '#cfc6b4', opacity: 0.9, dashed: true })
  )
}

/** The slanting opening of a cheongsam with its knots. */
function frogs({ body, trim }: Fitting) {
  const path: Point[] = [
    [0, 148],
    [14, 160],
    [34, 176],
    [50, 202],
  ]
  const knots: Point[] = [
    [2, 149],
    [26, 168],
    [48, 198],
  ]
  const piping = `<path d="${line(path.map(([u, y]) => body.torso(u, y)))}" fill="none" stroke="${trim.color}" stroke-width="3.2" stroke-linecap="round"/>`
  const drawn = knots.map((knot) => {
    const [x, y] = body.torso(knot[0], knot[1])
    return `<g fill="none" stroke="${trim.color}" stroke-width="2.2"><path d="${ellipse([x - 7, y - 2], 5, 2.6)}"/><path d="${ellipse([x + 7, y + 2], 5, 2.6)}"/></g><circle cx="${short(x)}" cy="${short(y)}" r="3" fill="${trim.color}"/>`
  })
  return piping + drawn.join('')
}
