import { mix, shade, tint } from '../drawing/colour.ts'
import { line, outline, type Point, polygon, taper } from '../drawing/geometry.ts'
import { createRandom, type Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { type Cloth, weaveCloth } from '../fabric/cloth.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import { fullCut } from '../garments/defaults.ts'
import { type ProductPlate, plateSize } from '../plateSpec.ts'

/** The cloth from near: its weave and print, how it folds, and one thing that was sewn. */
export function drawDetail(sheet: Sheet, spec: ProductPlate): string {
  const { width, height } = plateSize(spec)
  const random = createRandom(spec.seed ^ 0x0de7)
  const cloth = weaveCloth(sheet, spec, spec.seed, 4.4)
  const trim = weaveCloth(sheet, { ...spec, color: spec.accent, pattern: 'plain' }, spec.seed, 4.4)
  const field = polygon([
    [-20, -20],
    [width + 20, -20],
    [width + 20, height + 20],
    [-20, height + 20],
  ])
  const base = paintCloth(sheet, cloth, {
    d: field,
    turn: random.between(-14, 14),
    round: 0,
    light: 35,
    contour: false,
  })
  const folds = bigFolds(sheet, cloth, random, width, height)
  return (
    base + folds + feature(sheet, spec, cloth, trim, width, height) + vignette(sheet, width, height)
  )
}

/** The cloth thrown over itself: broad valleys of shadow with a ridge of light beside each. */
function bigFolds(
  sheet: Sheet,
  cloth: Cloth,
  random: Random,
  width: number,
  height: number,
): string {
  const glossy = cloth.gleam > 0.8
  const count = glossy ? 6 : cloth.relief > 0.55 ? 4 : 3
  const strokes: string[] = []
  for (let index = 0; index < count; index += 1) {
    const x = width * ((index + random.between(0.1, 0.8)) / count) * 1.5 - width * 0.4
    const lean = random.between(0.3, 0.6) * width
    const bend = random.between(-90, 90)
    const path = (offset: number): Point[] => [
      [x + offset, -160],
      [x + lean * 0.3 + offset + bend, height * 0.34],
      [x + lean * 0.75 + offset - bend, height * 0.7],
      [x + lean + offset, height + 160],
    ]
    const swell = random.between(90, 170)
    const peak = random.between(0.3, 0.7)
    const valley = (0.2 + cloth.relief * 0.34).toFixed(2)
    const ridge = (0.12 + cloth.gleam * 0.5).toFixed(2)
    strokes.push(
      `<path d="${taper(path(0), swell, peak)}" fill="${cloth.dark}" fill-opacity="${valley}"/>`,
      `<path d="${taper(path(swell * 0.2), swell * 0.4, peak)}" fill="${cloth.deep}" fill-opacity="${valley}"/>`,
      `<path d="${taper(path(-swell * 0.75), swell * 0.62, peak)}" fill="${cloth.pale}" fill-opacity="${ridge}"/>`,
    )
  }
  return `<g filter="${sheet.blur(glossy ? 15 : 24)}">${strokes.join('')}</g>`
}

function feature(
  sheet: Sheet,
  spec: ProductPlate,
  cloth: Cloth,
  trim: Cloth,
  width: number,
  height: number,
): string {
  const cut = fullCut(spec.garment, spec.cut)
  if (cut.closure === 'buttons' || cut.closure === 'double-breasted')
    return buttons(sheet, cloth, trim, width, height)
  if (cut.closure === 'frog') return frog(sheet, trim, width, height)
  if (spec.fabric === 'knit') return ribs(sheet, cloth, width, height)
  if (spec.fabric === 'denim' || spec.fabric === 'leather')
    return doubleStitch(sheet, cloth, spec, width, height)
  return label(sheet, spec, cloth, width, height)
}

function buttons(sheet: Sheet, cloth: Cloth, trim: Cloth, width: number, height: number) {
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

function frog(sheet: Sheet, trim: Cloth, width: number, height: number) {
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

function ribs(sheet: Sheet, cloth: Cloth, width: number, height: number) {
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

function doubleStitch(
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

/** The woven label at the neck, its name in drawn capitals. */
function label(sheet: Sheet, spec: ProductPlate, cloth: Cloth, width: number, height: number) {
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

function vignette(sheet: Sheet, width: number, height: number) {
  const fill = sheet.radial(
    [
      [0.5, '#000000', 0],
      [1, '#120a08', 0.26],
    ],
    [0.42, 0.36],
    0.85,
  )
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`
}
