import { mix, shade, tint } from '../drawing/colour.ts'
import { blob, ellipse, type Point, polar, taper } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import { type Colours, fill, scattered, type Tile } from './tile.ts'

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

export function floral({ color, accent, seed }: Colours): Tile {
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

export function botanical({ color, accent, seed }: Colours): Tile {
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

export function plumBlossom({ color, accent, seed }: Colours): Tile {
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
