import { mix, shade, tint } from '../../drawing/colour.ts'
import { blob, type Point, polar, short, taper } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { path, rect, type Scene } from './parts.ts'

/** Lanterns and blossom for the new year. */
export function festival(sheet: Sheet, scene: Scene, random: Random) {
  const { width, height, ground, accent, floor } = scene
  const glow = sheet.radial(
    [
      [0, tint(ground, 0.35), 0.9],
      [1, ground, 0],
    ],
    [0.5, 0.36],
    0.7,
  )
  const wall = sheet.linear(
    [
      [0, shade(ground, 0.12)],
      [1, ground],
    ],
    90,
  )
  const moon = `<circle cx="${short(width * 0.5)}" cy="${short(floor * 0.42)}" r="${short(Math.min(width, height) * 0.33)}" fill="${tint(ground, 0.16)}"/><circle cx="${short(width * 0.5)}" cy="${short(floor * 0.42)}" r="${short(Math.min(width, height) * 0.33)}" fill="none" stroke="${accent}" stroke-width="4" stroke-opacity=".8"/>`
  const places: [number, number, number][] = [
    [0.08, 0.3, 0.11],
    [0.2, 0.16, 0.075],
    [0.8, 0.2, 0.085],
    [0.92, 0.36, 0.12],
    [0.31, 0.09, 0.05],
    [0.7, 0.08, 0.05],
  ]
  const lanterns = places.map(([x, y, size]) => {
    const [cx, cy, r] = [width * x, floor * y, Math.min(width, height) * size]
    const fill = sheet.radial(
      [
        [0, mix('#ffd9a0', '#d8392b', 0.25)],
        [0.5, '#cf2f28'],
        [1, '#8f1a1c'],
      ],
      [0.45, 0.45],
      0.62,
    )
    const ribs = [-0.6, -0.25, 0.25, 0.6].map(
      (part) =>
        `<path d="M${short(cx)} ${short(cy - r * 0.82)}Q${short(cx + r * part * 1.9)} ${short(cy)} ${short(cx)} ${short(cy + r * 0.82)}" fill="none" stroke="#7d1416" stroke-width="2" stroke-opacity=".5"/>`,
    )
    return `<path d="M${short(cx)} 0V${short(cy - r)}" stroke="${accent}" stroke-width="2.4"/><ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(r)}" ry="${short(r * 0.84)}" fill="${fill}"/>${ribs.join('')}${rect(cx - r * 0.36, cy - r * 0.95, r * 0.72, r * 0.16, accent)}${rect(cx - r * 0.36, cy + r * 0.79, r * 0.72, r * 0.16, accent)}${path(
      taper(
        [
          [cx, cy + r * 0.9],
          [cx, cy + r * 1.3],
          [cx, cy + r * 1.8],
        ],
        r * 0.16,
        0.8,
      ),
      accent,
    )}`
  })
  const petals = Array.from({ length: 30 }, () => {
    const at: Point = [random.between(0, width), random.between(0, height)]
    return blob([at, polar(at, random.between(0, 360), 8), polar(at, random.between(0, 360), 13)])
  })
  return (
    rect(0, 0, width, height, wall) +
    rect(0, 0, width, height, glow) +
    moon +
    lanterns.join('') +
    rect(
      0,
      floor,
      width,
      height - floor,
      sheet.linear(
        [
          [0, shade(ground, 0.26)],
          [1, shade(ground, 0.1)],
        ],
        90,
      ),
    ) +
    path(petals.join(''), '#f2c1b4', 0.7)
  )
}
