import { mix, shade, tint } from '../../drawing/colour.ts'
import { outline, taper } from '../../drawing/geometry.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { path, rect, type Scene } from './parts.ts'

/** Tiered roofs in mist. */
export function temple(sheet: Sheet, scene: Scene) {
  const { width, height, ground, accent, floor } = scene
  const sky = sheet.linear(
    [
      [0, mix(ground, accent, 0.18)],
      [1, tint(ground, 0.6)],
    ],
    90,
  )
  const roof = (cx: number, base: number, w: number, tone: string) =>
    [0, 1, 2]
      .map((tier) => {
        const [half, y, rise] = [w * (0.5 - tier * 0.12), base - tier * w * 0.2, w * 0.24]
        const d = outline(
          [
            [cx - half, y],
            [cx - half * 0.55, y - rise * 0.45],
            [cx, y - rise],
          ],
          [
            [cx, y - rise],
            [cx + half * 0.55, y - rise * 0.45],
            [cx + half, y],
          ],
          [
            [cx + half, y],
            [cx + half + w * 0.03, y - w * 0.05],
          ],
          [
            [cx + half, y + w * 0.02],
            [cx - half, y + w * 0.02],
          ],
          [
            [cx - half - w * 0.03, y - w * 0.05],
            [cx - half, y],
          ],
        )
        return path(d, mix(tone, ground, tier * 0.1))
      })
      .join('') +
    path(
      taper(
        [
          [cx, base - w * 0.6],
          [cx, base - w * 0.78],
          [cx, base - w * 0.95],
        ],
        w * 0.03,
        0.05,
      ),
      tone,
    )
  const far =
    roof(width * 0.2, floor * 0.82, width * 0.3, mix(accent, ground, 0.72)) +
    roof(width * 0.86, floor * 0.8, width * 0.26, mix(accent, ground, 0.76))
  const near =
    roof(width * 0.54, floor * 0.84, width * 0.5, mix(accent, ground, 0.52)) +
    rect(width * 0.34, floor * 0.84, width * 0.4, floor * 0.2, mix(accent, ground, 0.62))
  const mist = sheet.linear(
    [
      [0, tint(ground, 0.5), 0],
      [0.7, tint(ground, 0.5), 0.95],
      [1, ground],
    ],
    90,
  )
  return (
    rect(0, 0, width, height, sky) +
    far +
    near +
    rect(0, floor * 0.5, width, floor * 0.5, mist) +
    rect(
      0,
      floor,
      width,
      height - floor,
      sheet.linear(
        [
          [0, shade(ground, 0.1)],
          [1, ground],
        ],
        90,
      ),
    )
  )
}
