import { mix, shade, tint } from '../drawing/colour.ts'
import { blob, ellipse, type Point, polar, short, taper } from '../drawing/geometry.ts'
import { createRandom, type Random } from '../drawing/random.ts'

/** One repeat of a print: its size in body units and what stands on it. */
export type Tile = { width: number; height: number; content: string }
export type Colours = { color: string; accent: string; seed: number }

const fill = (d: string, color: string, opacity = 1) =>
  `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`

/** Draws a motif wherever it would reach over the edge of the tile too, so that the repeat has no seam. */
function scattered(
  size: number,
  places: readonly Point[],
  motif: (at: Point, index: number) => string,
): string {
  return places
    .flatMap((place, index) =>
      [-size, 0, size].flatMap((dx) =>
        [-size, 0, size].map((dy) => {
          const at: Point = [place[0] + dx, place[1] + dy]
          const near =
            at[0] > -size * 0.45 &&
            at[0] < size * 1.45 &&
            at[1] > -size * 0.45 &&
            at[1] < size * 1.45
          return near ? motif(at, index) : ''
        }),
      ),
    )
    .join('')
}

function bloom(
  centre: Point,
  radius: number,
  turn: number,
  petals: number,
  color: string,
  eye: string,
) {
  let drawn = ''
  for (let petal = 0; petal < petals; petal += 1) {
    const angle = turn + (petal * 360) / petals
    const tip = polar(centre, angle, radius)
    const d = blob([
      centre,
      polar(centre, angle - 30, radius * 0.72),
      polar(tip, angle - 75, radius * 0.16),
      polar(tip, angle + 75, radius * 0.16),
      polar(centre, angle + 30, radius * 0.72),
    ])
    drawn += fill(d, petal % 2 ? color : tint(color, 0.16))
    drawn += fill(
      taper(
        [polar(centre, angle, radius * 0.2), polar(centre, angle, radius * 0.75)],
        radius * 0.07,
      ),
      shade(color, 0.22),
      0.7,
    )
  }
  return drawn + fill(ellipse(centre, radius * 0.2, radius * 0.2), eye)
}

function leaf(from: Point, angle: number, length: number, color: string) {
  const tip = polar(from, angle, length)
  const d = blob([
    from,
    polar(from, angle - 24, length * 0.5),
    tip,
    polar(from, angle + 24, length * 0.5),
  ])
  return (
    fill(d, color) +
    fill(taper([from, polar(from, angle, length * 0.9)], length * 0.05), shade(color, 0.25))
  )
}

function floral({ color, accent, seed }: Colours): Tile {
  const random = createRandom(seed)
  const size = 92
  const green = mix(mix(accent, '#4f6b4a', 0.62), color, 0.15)
  const second = mix(accent, tint(color, 0.5), 0.5)
  const places: Point[] = [
    [22, 24],
    [68, 58],
    [24, 76],
    [72, 14],
  ]
  const content = scattered(size, places, (at, index) => {
    const turn = index * 47 + 10
    const radius = [16, 18, 9, 10][index] ?? 12
    const leaves = [30, 155, 270]
      .map((angle) =>
        leaf(polar(at, angle + turn, radius * 0.7), angle + turn, radius * 1.05, green),
      )
      .join('')
    return leaves + bloom(at, radius, turn, 5, index % 2 ? second : accent, tint('#e0b85c', 0.15))
  })
  const dots = scattered(
    size,
    Array.from({ length: 7 }, (): Point => [random.between(0, size), random.between(0, size)]),
    (at) => fill(ellipse(at, 1.5, 1.5), accent, 0.8),
  )
  return { width: size, height: size, content: dots + content }
}

function botanical({ color, accent, seed }: Colours): Tile {
  const size = 128
  const random = createRandom(seed)
  const pale = mix(accent, color, 0.4)
  const content = scattered(
    size,
    [
      [30, 112],
      [92, 62],
      [8, 40],
    ],
    (at, index) => {
      const lean = [-82, -104, -66][index] ?? -90
      const tone = index === 1 ? pale : accent
      const stem: Point[] = [at, polar(at, lean, 34), polar(polar(at, lean, 34), lean + 14, 36)]
      let drawn = fill(taper(stem, 2.4, 0.2), tone)
      for (let step = 0; step < 5; step += 1) {
        const from = polar(at, lean + step * 2, 10 + step * 13)
        drawn +=
          leaf(from, lean - 42, 26 - step * 2.4, tone) +
          leaf(from, lean + 46, 26 - step * 2.4, tone)
      }
      return drawn + leaf(stem[2] as Point, lean + 16, 17, tone)
    },
  )
  const berries = scattered(
    size,
    [
      [62, 20],
      [118, 108],
      [66, 92],
    ],
    (at) => fill(ellipse(at, random.between(2.4, 2.5), 2.4), pale),
  )
  return { width: size, height: size, content: berries + content }
}

function plumBlossom({ color, accent, seed }: Colours): Tile {
  const size = 130
  const random = createRandom(seed)
  const wood = mix(shade(color, 0.5), '#2b1712', 0.4)
  const branch = scattered(size, [[10, 112]], (at) =>
    [
      taper(
        [at, [at[0] + 34, at[1] - 30], [at[0] + 58, at[1] - 42], [at[0] + 96, at[1] - 88]],
        4.4,
        0.2,
      ),
      taper(
        [
          [at[0] + 56, at[1] - 40],
          [at[0] + 84, at[1] - 34],
          [at[0] + 108, at[1] - 48],
        ],
        2.6,
        0.2,
      ),
      taper(
        [
          [at[0] + 30, at[1] - 27],
          [at[0] + 28, at[1] - 52],
          [at[0] + 42, at[1] - 76],
        ],
        2.4,
        0.2,
      ),
    ]
      .map((d) => fill(d, wood, 0.85))
      .join(''),
  )
  const places: Point[] = [
    [44, 84],
    [70, 68],
    [104, 24],
    [116, 66],
    [52, 38],
    [88, 48],
    [22, 22],
  ]
  const blossoms = scattered(size, places, (at, index) =>
    bloom(
      at,
      index % 3 === 0 ? 12 : 8.5,
      index * 31,
      5,
      index % 2 ? accent : tint(accent, 0.3),
      '#e7c069',
    ),
  )
  const buds = scattered(
    size,
    Array.from({ length: 6 }, (): Point => [random.between(10, 120), random.between(10, 120)]),
    (at) => fill(ellipse(at, 2, 2.3), accent, 0.9),
  )
  return { width: size, height: size, content: branch + buds + blossoms }
}

/** A hand-waxed kawung: four almonds around a seed, in rows. */
function batik({ color, accent }: Colours): Tile {
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
function ikat({ color, accent }: Colours): Tile {
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

/** Dry brush: bristles that run side by side and leave the cloth one after another. */
function brushstroke({ color, accent, seed }: Colours): Tile {
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

/** Woven as the loom does it: four dark threads, four pale, in a two-by-two twill. */
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
