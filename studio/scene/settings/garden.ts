import { mix, shade, tint } from '../../drawing/colour.ts'
import { outline, type Point, polar, taper } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { path, rect, type Scene } from './parts.ts'

function leaves(
  random: Random,
  from: Point,
  angle: number,
  length: number,
  tone: string,
  bend = 24,
): string {
  const shapes: string[] = [
    taper(
      [
        from,
        polar(from, angle, length * 0.5),
        polar(polar(from, angle, length * 0.5), angle + bend, length * 0.5),
      ],
      length * 0.02,
      0.2,
    ),
  ]
  for (let step = 2; step < 15; step += 1) {
    const part = step / 15
    const base = polar(
      polar(from, angle, length * Math.min(part, 0.5)),
      angle + bend,
      length * Math.max(0, part - 0.5),
    )
    for (const side of [-1, 1]) {
      const lean = angle + bend * part + side * (66 - part * 34) + random.between(-5, 5)
      const reach = length * 0.32 * (1.12 - part * 0.8)
      const tip = polar(base, lean, reach)
      shapes.push(
        outline(
          [base, polar(polar(base, lean, reach * 0.5), lean - 90 * side, reach * 0.1), tip],
          [tip, polar(polar(base, lean, reach * 0.5), lean + 90 * side, reach * 0.05), base],
        ),
      )
    }
  }
  return path(shapes.join(''), tone)
}

/** A tropical garden: far leaves pale, near leaves deep. */
export function garden(sheet: Sheet, scene: Scene, random: Random) {
  const { width, height, ground, accent, floor } = scene
  const green = mix(accent, '#5d7458', 0.55)
  const sky = sheet.linear(
    [
      [0, tint(ground, 0.55)],
      [1, ground],
    ],
    90,
  )
  const layers = [0.72, 0.48, 0.2].map((fade, layer) => {
    const tone = mix(green, ground, fade)
    const fronds = Array.from({ length: 7 }, (_, index) =>
      leaves(
        random,
        [(width * (index + random.between(0, 0.8))) / 6.4 - 40, floor + 30 + layer * 24],
        -90 + random.between(-52, 52),
        height * random.between(0.3, 0.62) * (1 - layer * 0.2),
        tone,
        random.between(-40, 40),
      ),
    )
    return layer === 0 ? `<g filter="${sheet.blur(5)}">${fronds.join('')}</g>` : fronds.join('')
  })
  const path2 = sheet.linear(
    [
      [0, mix(ground, green, 0.18)],
      [1, shade(ground, 0.05)],
    ],
    90,
  )
  const sun = sheet.radial(
    [
      [0, '#fffaf0', 0.9],
      [1, '#fffaf0', 0],
    ],
    [0.3, 0.2],
    0.6,
  )
  return (
    rect(0, 0, width, height, sky) +
    layers.slice(0, 2).join('') +
    rect(0, 0, width, floor, sun) +
    layers[2] +
    rect(0, floor, width, height - floor, path2)
  )
}
