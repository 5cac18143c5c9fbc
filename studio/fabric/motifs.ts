import { mix } from '../drawing/colour.ts'
import { ellipse, short } from '../drawing/geometry.ts'
import { batik, brushstroke, ikat } from './dyed.ts'
import { botanical, floral, plumBlossom } from './flowers.ts'
import { type Colours, fill, scattered, type Tile } from './tile.ts'

const bars = (
  width: number,
  height: number,
  lines: readonly [x: number, y: number, w: number, h: number, tone: string, opacity: number][],
): Tile => ({
  width,
  height,
  content: lines
    .map(
      ([x, y, w, h, tone, opacity]) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${tone}" fill-opacity="${opacity}"/>`,
    )
    .join(''),
})

/** Houndstooth: four dark and four pale threads in a two-by-two twill. */
function houndstooth(accent: string): Tile {
  const [thread, count] = [2.6, 8]
  let d = ''
  for (let x = 0; x < count; x += 1) {
    for (let y = 0; y < count; y += 1) {
      const warpOver = (x + y) % 4 < 2
      if (warpOver ? x < 4 : y < 4) {
        d += `M${short(x * thread)} ${short(y * thread)}h${thread}v${thread}h${-thread}Z`
      }
    }
  }
  return { width: thread * count, height: thread * count, content: fill(d, accent) }
}

/** The repeat of each print; plain and colour-block have none. */
export const motifs = {
  stripe: ({ accent }: Colours) => bars(26, 26, [[0, 0, 11, 26, accent, 1]]),
  pinstripe: ({ accent }: Colours) => bars(13, 13, [[0, 0, 1.3, 13, accent, 0.8]]),
  breton: ({ accent }: Colours) => bars(20, 20, [[0, 5, 20, 7, accent, 1]]),
  check: ({ accent }: Colours) =>
    bars(24, 24, [
      [0, 0, 12, 24, accent, 0.5],
      [0, 0, 24, 12, accent, 0.5],
    ]),
  windowpane: ({ color, accent }: Colours) =>
    bars(42, 48, [
      [0, 0, 2, 48, accent, 0.85],
      [0, 0, 42, 2, accent, 0.85],
      [5, 0, 1, 48, mix(color, accent, 0.5), 0.6],
      [0, 5, 42, 1, mix(color, accent, 0.5), 0.6],
    ]),
  houndstooth: ({ accent }: Colours): Tile => houndstooth(accent),
  dots: ({ accent }: Colours): Tile => ({
    width: 30,
    height: 30,
    content: scattered(
      30,
      [
        [7.5, 7.5],
        [22.5, 22.5],
      ],
      (at) => fill(ellipse(at, 4.1, 4.1), accent),
    ),
  }),
  floral,
  botanical,
  'plum-blossom': plumBlossom,
  batik,
  ikat,
  brushstroke,
} as const
