import { createBody } from '../body/body.ts'
import { laidFlat } from '../body/pose.ts'
import { mix, shade, tint } from '../drawing/colour.ts'
import { outline, short } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { cutFor } from '../figure/dress.ts'
import { sew } from '../garments/sew.ts'
import type { EditorialPlate, Look } from '../plateSpec.ts'
import { palmShadow } from '../scene/backdrop.ts'

const letters: Record<string, string> = {
  A: 'M0 40L14 0L28 40M5 27H23',
  S: 'M24 6C18 -3 3 -2 3 9C3 22 25 17 25 30C25 42 8 43 1 33',
  V: 'M0 0L14 40L28 0',
}

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more}/>`

/** A shop's front at dusk: two lit windows with mannequins, the door between them, the name above. */
export function drawStoreFront(
  sheet: Sheet,
  spec: EditorialPlate,
  width: number,
  height: number,
): string {
  const { ground, accent } = spec
  const random = createRandom(spec.seed)
  const floor = height * 0.88
  const facade = sheet.linear(
    [
      [0, tint(ground, 0.25)],
      [0.6, ground],
      [1, shade(ground, 0.1)],
    ],
    60,
  )
  const pavement = sheet.linear(
    [
      [0, shade(ground, 0.34)],
      [1, shade(ground, 0.18)],
    ],
    90,
  )
  const arched = random.chance(0.5)
  const inside = sheet.linear(
    [
      [0, mix('#f7e3c2', accent, 0.12)],
      [0.7, mix('#efd6b0', accent, 0.2)],
      [1, mix('#c9a67c', accent, 0.25)],
    ],
    90,
  )
  const opening = (x: number, w: number) => {
    const top = height * 0.27
    return arched
      ? `M${short(x)} ${short(floor - 30)}V${short(top + w / 2)}A${short(w / 2)} ${short(w / 2)} 0 0 1 ${short(x + w)} ${short(top + w / 2)}V${short(floor - 30)}Z`
      : `M${short(x)} ${short(floor - 30)}V${short(top)}H${short(x + w)}V${short(floor - 30)}Z`
  }
  const windows = [width * 0.07, width * 0.65].map((x, index) => {
    const w = width * 0.28
    const d = opening(x, w)
    const glow = `<path d="${d}" fill="#ffe9c4" opacity=".5" filter="${sheet.blur(26)}"/>`
    return `${glow}<path d="${d}" fill="${inside}"/><g clip-path="${sheet.clip(d)}">${mannequins(sheet, spec, x, w, floor - 40, index)}</g><path d="${d}" fill="none" stroke="${shade(accent, 0.45)}" stroke-width="9"/><path d="M${short(x + w * 0.1)} ${short(floor - 60)}L${short(x + w * 0.42)} ${short(height * 0.36)}" stroke="#fff" stroke-width="26" stroke-opacity=".1"/>`
  })
  const door = opening(width * 0.42, width * 0.16)
  const name = spec.brand.startsWith('asv') ? 'ASV' : 'ASAVA'
  const sign = [...name]
    .map(
      (letter, index) =>
        `<path transform="translate(${index * 58} 0)" d="${letters[letter] ?? ''}"/>`,
    )
    .join('')
  const signWidth = name.length * 58 - 30
  return [
    rect(0, 0, width, floor, facade),
    palmShadow({ width, height, ground, seed: spec.seed }, random),
    rect(0, height * 0.205, width, 5, shade(ground, 0.16)),
    `<g transform="translate(${short(width / 2 - signWidth * 0.7)} ${short(height * 0.085)}) scale(1.4)" fill="none" stroke="${shade(accent, 0.5)}" stroke-width="4.6" stroke-linejoin="round">${sign}</g>`,
    ...windows,
    `<path d="${door}" fill="${inside}"/><path d="${door}" fill="${shade(accent, 0.4)}" fill-opacity=".22"/><path d="${door}" fill="none" stroke="${shade(accent, 0.45)}" stroke-width="9"/>`,
    `<path d="M${short(width / 2)} ${short(arched ? height * 0.28 : height * 0.27)}V${short(floor - 30)}" stroke="${shade(accent, 0.45)}" stroke-width="6"/>`,
    `<circle cx="${short(width / 2 - 16)}" cy="${short(height * 0.62)}" r="6" fill="#d9b976"/><circle cx="${short(width / 2 + 16)}" cy="${short(height * 0.62)}" r="6" fill="#d9b976"/>`,
    rect(0, floor - 30, width, 30, shade(ground, 0.24)),
    rect(0, floor, width, height - floor, pavement),
    `<ellipse cx="${short(width * 0.5)}" cy="${short(floor + 60)}" rx="${short(width * 0.5)}" ry="46" fill="#ffe3b5" opacity=".3" filter="${sheet.blur(24)}"/>`,
    pot(sheet, width * 0.385, floor + 8, height / 100, accent),
    pot(sheet, width * 0.615, floor + 8, height / 100, accent),
  ].join('')
}

function mannequins(
  sheet: Sheet,
  spec: EditorialPlate,
  x: number,
  w: number,
  floor: number,
  index: number,
) {
  const fallback: Look = {
    garment: index ? 'coat' : 'evening-gown',
    color: index ? shade(spec.accent, 0.2) : spec.accent,
    accent: '#cdb389',
    pattern: 'plain',
    fabric: index ? 'wool' : 'satin',
    cut: {},
  }
  const look = spec.looks[index] ?? fallback
  const piece = sew(cutFor(sheet, createBody(laidFlat), look, spec.seed + index, true))
  const scale = (floor * 0.62) / 900
  const stand = `<path d="M0 500V934" stroke="#8d6f47" stroke-width="7"/><ellipse cy="936" rx="54" ry="10" fill="#8d6f47"/><path d="${outline(
    [
      [-13, 100],
      [0, 92],
      [13, 100],
    ],
    [
      [13, 100],
      [14, 140],
      [-14, 140],
      [-13, 100],
    ],
  )}" fill="#f0e4d0"/>`
  return `<g transform="translate(${short(x + w / 2)} ${short(floor - 936 * scale)}) scale(${scale.toFixed(4)})">${stand}${piece.behind}${piece.front}${piece.sleeve(-1)}${piece.sleeve(1)}${piece.over}</g>`
}

function pot(sheet: Sheet, x: number, y: number, unit: number, accent: string) {
  const clay = sheet.linear(
    [
      [0, '#c98d68'],
      [0.35, '#e0ab86'],
      [1, '#8f5a3d'],
    ],
    0,
  )
  const leaf = mix('#54694c', accent, 0.15)
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const angle = ((-150 + index * 15) * Math.PI) / 180
    const reach = unit * (17 + (index % 3) * 4)
    const [tx, ty] = [x + Math.cos(angle) * reach, y - unit * 9 + Math.sin(angle) * reach]
    const [mx, my] = [
      x + Math.cos(angle) * reach * 0.5,
      y - unit * 9 + Math.sin(angle) * reach * 0.62,
    ]
    return `<path d="${outline(
      [
        [x, y - unit * 8],
        [mx - unit * 1.6, my],
        [tx, ty],
      ],
      [
        [tx, ty],
        [mx + unit * 1.6, my],
        [x, y - unit * 8],
      ],
    )}" fill="${index % 2 ? leaf : tint(leaf, 0.2)}"/>`
  })
  return `${leaves.join('')}<path d="${outline(
    [
      [x - unit * 5, y - unit * 9],
      [x + unit * 5, y - unit * 9],
    ],
    [
      [x + unit * 5, y - unit * 9],
      [x + unit * 3.6, y],
    ],
    [
      [x + unit * 3.6, y],
      [x - unit * 3.6, y],
    ],
    [
      [x - unit * 3.6, y],
      [x - unit * 5, y - unit * 9],
    ],
  )}" fill="${clay}"/>`
}
