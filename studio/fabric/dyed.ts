import { mix, shade, tint } from '../drawing/colour.ts'
import { blob, ellipse, type Point, polar, short, taper } from '../drawing/geometry.ts'
import { createRandom, type Random } from '../drawing/random.ts'
import { type Colours, fill, scattered, type Tile } from './tile.ts'

/** A hand-waxed kawung: four almonds around a seed, in rows. */
export function batik({ color, accent }: Colours): Tile {
  const size = 46
  const pale = tint(accent, 0.25)
  const content = scattered(
    size,
    [
      [23, 23],
      [0, 0],
    ],
    (at) => {
      const almonds = [45, 135, 225, 315]
        .map((angle) => {
          const out = polar(at, angle, 19)
          const d = blob([
            polar(at, angle, 3),
            polar(polar(at, angle, 11), angle - 90, 5.6),
            out,
            polar(polar(at, angle, 11), angle + 90, 5.6),
          ])
          return (
            fill(d, accent) +
            fill(taper([polar(at, angle, 6), polar(at, angle, 16)], 2), shade(color, 0.1))
          )
        })
        .join('')
      const dots = [0, 90, 180, 270]
        .map((angle) => fill(ellipse(polar(at, angle, 9.5), 1.5, 1.5), pale))
        .join('')
      return almonds + dots + fill(ellipse(at, 1.8, 1.8), pale)
    },
  )
  return { width: size, height: size, content }
}

/** Mudmee silk: stepped lozenges whose edges bleed along the warp. */
export function ikat({ color, accent }: Colours): Tile {
  const [width, height] = [64, 96]
  const middle = mix(color, accent, 0.5)
  const lozenge = (cx: number, cy: number, rx: number, ry: number, tone: string) => {
    let drawn = ''
    for (let x = -rx; x <= rx; x += 2) {
      const reach = ry * (1 - Math.abs(x) / rx)
      const bleed = ((Math.abs(x * 7 + cx * 3) % 9) - 4) * 0.9
      drawn += `<path d="M${short(cx + x)} ${short(cy - reach - bleed)}V${short(cy + reach + bleed * 0.7)}" stroke="${tone}" stroke-width="1.9"/>`
    }
    return drawn
  }
  const rows = [
    [32, 48],
    [0, 0],
    [64, 0],
    [0, 96],
    [64, 96],
  ].map(
    ([x = 0, y = 0]) =>
      lozenge(x, y, 26, 40, middle) +
      lozenge(x, y, 18, 28, accent) +
      lozenge(x, y, 10, 14, color) +
      lozenge(x, y, 4, 6, accent),
  )
  return { width, height, content: rows.join('') }
}

/** Dry brush: parallel bristle marks of different lengths. */
export function brushstroke({ color, accent, seed }: Colours): Tile {
  const random: Random = createRandom(seed)
  const size = 150
  const tones = [accent, mix(accent, color, 0.42), mix(shade(accent, 0.15), '#b8894a', 0.3)]
  const places: Point[] = [
    [26, 30],
    [112, 40],
    [58, 92],
    [128, 120],
    [18, 128],
    [78, 8],
  ]
  const strokes = places.map((_, index) => ({
    angle: ([-18, 38, -30, 12, 64, -8][index] ?? 0) + random.between(-8, 8),
    length: random.between(46, 66),
    bristles: Array.from(
      { length: 9 },
      () => [random.between(-5, 3), random.between(0.72, 1.04)] as const,
    ),
  }))
  const content = scattered(size, places, (at, index) => {
    const { angle, length, bristles } = strokes[index] ?? { angle: 0, length: 50, bristles: [] }
    const hairs = bristles.map(([start, reach], bristle) => {
      const from = polar(polar(at, angle + 90, (bristle - 4) * 2.5), angle, start)
      const middle = polar(polar(from, angle, length * 0.5), angle - 90, 7)
      return taper([from, middle, polar(from, angle + 4, length * reach)], 3.6, 0.18)
    })
    return fill(hairs.join(''), tones[index % 3] ?? accent, 0.92)
  })
  const drops = Array.from(
    { length: 7 },
    (): Point => [random.between(0, size), random.between(0, size)],
  )
  return {
    width: size,
    height: size,
    content: content + scattered(size, drops, (at) => fill(ellipse(at, 1.8, 1.8), accent, 0.75)),
  }
}
