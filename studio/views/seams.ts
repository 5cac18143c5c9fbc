import { shade, tint } from '../drawing/colour.ts'
import { line, outline, type Point } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { ProductPlate } from '../plateSpec.ts'

export function ribs(sheet: Sheet, cloth: Cloth, width: number, height: number) {
  const top = height * 0.66
  const d = outline(
    [
      [-20, top - 10],
      [width * 0.5, top + 26],
      [width + 20, top - 16],
    ],
    [
      [width + 20, height + 20],
      [-20, height + 20],
    ],
  )
  const lines = Array.from({ length: 25 }, (_, index) => {
    const x = (index * width) / 24
    const bend = Math.sin((index / 24) * Math.PI) * 36
    return `<path d="M${x.toFixed(0)} ${(top - 8 + bend).toFixed(0)}C${x.toFixed(0)} ${(top + 140).toFixed(0)} ${(x + 8).toFixed(0)} ${(height - 90).toFixed(0)} ${(x + 12).toFixed(0)} ${height + 20}" stroke="${cloth.dark}" stroke-width="17" stroke-opacity=".5" fill="none"/>`
  })
  const shadow = `<path d="${d}" fill="${cloth.deep}" opacity=".4" filter="${sheet.blur(16)}" transform="translate(0 -14)"/>`
  return (
    shadow +
    paintCloth(sheet, cloth, { d, round: 40, contour: false }) +
    `<g filter="${sheet.blur(4)}">${lines.join('')}</g>`
  )
}

export function doubleStitch(
  sheet: Sheet,
  cloth: Cloth,
  spec: ProductPlate,
  width: number,
  height: number,
) {
  const run = (offset: number): Point[] => [
    [width * 0.3 + offset, -30],
    [width * 0.36 + offset, height * 0.5],
    [width * 0.28 + offset, height + 30],
  ]
  const thread = spec.fabric === 'denim' ? '#d99a52' : tint(spec.color, 0.4)
  const ridge = `<path d="${line(run(-46))}" fill="none" stroke="${cloth.deep}" stroke-width="26" opacity=".5" filter="${sheet.blur(10)}"/>`
  const threads = [0, 44].map(
    (offset) =>
      `<path d="${line(run(offset))}" fill="none" stroke="${shade(thread, 0.5)}" stroke-width="12" stroke-dasharray="34 14" stroke-opacity=".5" transform="translate(3 4)"/><path d="${line(run(offset))}" fill="none" stroke="${thread}" stroke-width="10" stroke-dasharray="34 14" stroke-linecap="round"/>`,
  )
  const rivet =
    spec.fabric === 'denim'
      ? `<circle cx="${width * 0.72}" cy="${height * 0.3}" r="46" fill="${sheet.radial(
          [
            [0, '#f4dcb4'],
            [0.5, '#c98f4e'],
            [1, '#7a4f25'],
          ],
          [0.35, 0.3],
          0.8,
        )}"/>`
      : ''
  return ridge + seam(cloth, line(run(-40)), { width: 5, opacity: 0.8 }) + threads.join('') + rivet
}
