import type { Body, Side } from '../body/body.ts'
import { shade } from '../drawing/colour.ts'
import { ellipse, line, outline, type Point, polygon, short, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { type Shoe, strapEdge } from './foot.ts'
import { type Complexion, flesh } from './skin.ts'

/** A foot in its shoe, seen from behind: the heel, and the toes as far as they turn out. */
export function drawHeel(
  sheet: Sheet,
  body: Body,
  side: Side,
  tone: Complexion,
  shoe: Shoe,
): string {
  const { ankle, foot } = body.pose.legs[side === -1 ? 0 : 1]
  const isFlat = shoe.style === 'loafer' || shoe.style === 'boot'
  const seat = isFlat ? 46 : 34
  const out = Math.cos((foot * Math.PI) / 180) * 46
  const mirrored = (half: readonly Point[]) => [
    ...half,
    ...half.map(([x, y]): Point => [-x, y]).reverse(),
  ]
  const painted = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`
  const toes =
    Math.abs(out) < 6
      ? ''
      : painted(
          ellipse([out * 0.6, 45], Math.abs(out) * 0.4 + 6, 5),
          shoe.style === 'sandal' ? tone.shade : shade(shoe.color, 0.25),
        )
  const run: Point[] = [
    [8, -12],
    [7.2, 4],
    [9.8, seat - 14],
    [8.4, seat - 2],
    [0.1, seat + 1],
  ]
  const skin = flesh(sheet, outline(mirrored(run)), tone, {
    shadow: 6,
    // Open where it joins the leg.
    edges: line(mirrored(run)),
    marks: [-3.2, 3.2]
      .map((x) =>
        painted(
          taper(
            [
              [x, -4],
              [x * 0.8, 4],
              [x * 1.2, 13],
            ],
            1.5,
          ),
          tone.shade,
        ),
      )
      .join(''),
  })
  const top = shoe.style === 'boot' ? -60 : seat - 17
  const half = shoe.style === 'boot' ? 13.5 : 10.2
  const counter = painted(
    outline(
      [
        [-half, top],
        [0, top - 2],
        [half, top],
      ],
      mirrored([
        [half, top],
        [half * 0.98, (top + seat) / 2],
        [9.6, seat - 3],
        [6.4, seat + 3],
      ]),
    ),
    shoe.color,
  )
  const strap = (y: number) =>
    `<path d="M-9 ${y}q9 5 18 0" fill="none" stroke="${strapEdge(shoe.color, tone.skin)}" stroke-width="6"/><path d="M-9 ${y}q9 5 18 0" fill="none" stroke="${shoe.color}" stroke-width="4"/>`
  const width = isFlat ? 8.4 : 4.4
  const heel = painted(
    polygon([
      [-width, seat],
      [width, seat],
      [isFlat ? width : 1.6, 51],
      [isFlat ? -width : -1.6, 51],
    ]),
    shade(shoe.color, 0.3),
  )
  const drawn =
    shoe.style === 'sandal'
      ? heel + toes + skin + strap(-1) + strap(seat - 3)
      : heel + toes + skin + counter
  return `<g transform="translate(${short(ankle[0])} ${short(ankle[1])})">${drawn}</g>`
}
