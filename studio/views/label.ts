import { line, type Point } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { seam } from '../fabric/paint.ts'
import type { ProductPlate } from '../plateSpec.ts'

/** The woven label at the neck, its name in drawn capitals. */
export function label(
  sheet: Sheet,
  spec: ProductPlate,
  cloth: Cloth,
  width: number,
  height: number,
) {
  const hem: Point[] = [
    [-30, height * 0.7],
    [width * 0.4, height * 0.745],
    [width + 30, height * 0.69],
  ]
  const stitch = `<path d="${line(hem.map(([x, y]): Point => [x, y - 40]))}" fill="none" stroke="${cloth.ink}" stroke-width="5" stroke-dasharray="26 15" stroke-opacity=".6"/>`
  const fold = `<path d="${line(hem)}" fill="none" stroke="${cloth.deep}" stroke-width="40" opacity=".42" filter="${sheet.blur(16)}" transform="translate(0 18)"/>`
  const strokes: Record<string, string> = {
    A: 'M0 40L14 0L28 40M5 27H23',
    S: 'M24 6C18 -3 3 -2 3 9C3 22 25 17 25 30C25 42 8 43 1 33',
    V: 'M0 0L14 40L28 0',
  }
  const name = spec.brand.startsWith('asv') ? 'ASV' : 'ASAVA'
  const letters = [...name]
    .map(
      (letter, index) =>
        `<path transform="translate(${index * 48} 0)" d="${strokes[letter] ?? ''}"/>`,
    )
    .join('')
  const [w, h] = [name.length * 48 + 92, 116]
  const [x, y] = [width * 0.5 - w / 2, height * 0.22]
  const linen = sheet.linear(
    [
      [0, '#fbf8f1'],
      [1, '#e9e2d5'],
    ],
    70,
  )
  return `${fold}${seam(cloth, line(hem), { width: 5, opacity: 0.55 })}${stitch}<g transform="rotate(-2 ${width / 2} ${y})"><rect x="${x + 6}" y="${y + 12}" width="${w}" height="${h}" fill="${cloth.deep}" opacity=".55" filter="${sheet.blur(9)}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${linen}"/><g transform="translate(${x + 56} ${y + 38})" fill="none" stroke="#2a2622" stroke-width="4">${letters}</g><path d="M${x + 12} ${y + 14}V${y + h - 14}M${x + w - 12} ${y + 14}V${y + h - 14}" stroke="${cloth.ink}" stroke-width="4" stroke-dasharray="14 9" stroke-opacity=".8"/></g>`
}
