import { mix, shade, tint } from '../drawing/colour.ts'
import { line, type Point } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { seam } from '../fabric/paint.ts'

export function buttons(sheet: Sheet, cloth: Cloth, trim: Cloth, width: number, height: number) {
  const x = width * 0.56
  const edge: Point[] = [
    [x + 110, -40],
    [x + 96, height * 0.4],
    [x + 116, height + 40],
  ]
  const under = `<path d="${line(edge)}" fill="none" stroke="${cloth.deep}" stroke-width="34" opacity=".5" filter="${sheet.blur(14)}" transform="translate(16 0)"/>`
  const tone = mix(trim.color, '#f3ead8', 0.4)
  const one = (y: number) => {
    const fill = sheet.radial(
      [
        [0, tint(tone, 0.6)],
        [0.7, tone],
        [1, shade(tone, 0.25)],
      ],
      [0.36, 0.3],
      0.8,
    )
    const holes = [
      [-15, -15],
      [15, -15],
      [-15, 15],
      [15, 15],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          `<circle cx="${x + dx}" cy="${y + dy}" r="7" fill="${shade(tone, 0.62)}"/>`,
      )
      .join('')
    return `<circle cx="${x + 8}" cy="${y + 14}" r="76" fill="${cloth.deep}" opacity=".5" filter="${sheet.blur(9)}"/><circle cx="${x}" cy="${y}" r="74" fill="${fill}" stroke="${shade(tone, 0.35)}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="52" fill="none" stroke="${shade(tone, 0.2)}" stroke-width="5" stroke-opacity=".7"/>${holes}<path d="M${x - 15} ${y - 15}L${x + 15} ${y + 15}M${x + 15} ${y - 15}L${x - 15} ${y + 15}" stroke="${trim.ink}" stroke-width="6"/>`
  }
  const stitch =
    seam(cloth, line(edge.map(([px, py]): Point => [px - 34, py])), {
      width: 6,
      dashed: false,
      opacity: 0.25,
    }) +
    `<path d="${line(edge.map(([px, py]): Point => [px - 26, py]))}" fill="none" stroke="${cloth.ink}" stroke-width="5" stroke-dasharray="26 14" stroke-opacity=".65"/>`
  return (
    under +
    seam(cloth, line(edge), { width: 5, opacity: 0.7 }) +
    stitch +
    one(height * 0.28) +
    one(height * 0.74)
  )
}

export function frog(sheet: Sheet, trim: Cloth, width: number, height: number) {
  const cord = (d: string) =>
    `<path d="${d}" fill="none" stroke="${trim.deep}" stroke-width="44" stroke-linecap="round" opacity=".45" transform="translate(8 14)" filter="${sheet.blur(9)}"/><path d="${d}" fill="none" stroke="${trim.color}" stroke-width="36" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${trim.pale}" stroke-width="8" stroke-linecap="round" stroke-opacity=".6" transform="translate(-5 -7)"/>`
  const [x, y] = [width / 2, height * 0.46]
  const loops = `M${x - 60} ${y}C${x - 260} ${y - 190} ${x - 430} ${y - 20} ${x - 250} ${y + 16}C${x - 430} ${y + 60} ${x - 260} ${y + 200} ${x - 60} ${y + 10}`
  const other = `M${x + 60} ${y}C${x + 260} ${y - 190} ${x + 430} ${y - 20} ${x + 250} ${y + 16}C${x + 430} ${y + 60} ${x + 260} ${y + 200} ${x + 60} ${y + 10}`
  const knot = sheet.radial(
    [
      [0, trim.pale],
      [0.6, trim.color],
      [1, trim.deep],
    ],
    [0.35, 0.3],
    0.8,
  )
  const piping = cord(
    `M${width * 0.1} -40C${width * 0.3} ${height * 0.5} ${width * 0.62} ${height * 0.78} ${width * 1.05} ${height * 0.9}`,
  )
  return `${piping + cord(loops) + cord(other)}<circle cx="${x}" cy="${y + 4}" r="66" fill="${knot}"/>`
}
