import { mix, shade } from '../../drawing/colour.ts'
import { blob, line, outline, type Point, short, taper } from '../../drawing/geometry.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { path, rect, type Scene } from './parts.ts'

export function sea(sheet: Sheet, { width, height, ground, accent, floor }: Scene) {
  const horizon = floor * 0.56
  const sky = sheet.linear(
    [
      [0, mix(accent, '#f4efe6', 0.62)],
      [1, mix(ground, '#fff7ec', 0.6)],
    ],
    90,
  )
  const water = sheet.linear(
    [
      [0, mix(accent, '#e9f0ee', 0.3)],
      [1, mix(accent, ground, 0.45)],
    ],
    90,
  )
  const sand = sheet.linear(
    [
      [0, shade(ground, 0.06)],
      [1, ground],
    ],
    90,
  )
  const sun = `<circle cx="${short(width * 0.72)}" cy="${short(horizon * 0.46)}" r="${short(height * 0.075)}" fill="#fffaf0" fill-opacity=".85"/>`
  const glints = Array.from({ length: 26 }, (_, index) => {
    const y = horizon + 8 + (((index * 37) % 100) / 100) * (floor - horizon - 26)
    const x = (((index * 193) % 100) / 100) * width
    return taper(
      [
        [x - 50, y],
        [x, y - 2],
        [x + 50, y],
      ],
      4,
    )
  })
  const isles = [
    blob([
      [width * 0.04, horizon + 3],
      [width * 0.08, horizon - height * 0.09],
      [width * 0.13, horizon - height * 0.11],
      [width * 0.18, horizon - height * 0.04],
      [width * 0.21, horizon + 3],
    ]),
    blob([
      [width * 0.2, horizon + 3],
      [width * 0.24, horizon - height * 0.045],
      [width * 0.29, horizon - height * 0.05],
      [width * 0.33, horizon + 3],
    ]),
  ]
  const shore: Point[] = [
    [-20, floor - 30],
    [width * 0.3, floor - 4],
    [width * 0.62, floor - 34],
    [width + 20, floor - 8],
  ]
  const beach = outline(shore, [
    [width + 20, height + 20],
    [-20, height + 20],
  ])
  return [
    rect(0, 0, width, horizon + 4, sky),
    sun,
    path(isles.join(''), mix(accent, '#c9cfca', 0.55)),
    rect(0, horizon, width, height - horizon, water),
    path(glints.join(''), '#fffdf7', 0.55),
    path(beach, sand),
    `<path d="${line(shore)}" fill="none" stroke="#fffdf7" stroke-width="9" opacity=".8" filter="${sheet.blur(2.5)}"/>`,
  ].join('')
}
