import { mix, shade, tint } from '../drawing/colour.ts'
import { blob, line, outline, type Point, polar, short, taper } from '../drawing/geometry.ts'
import { createRandom, type Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { weaveCloth } from '../fabric/cloth.ts'
import { paintCloth } from '../fabric/paint.ts'
import type { EditorialPlate, Look } from '../plateSpec.ts'
import { palmShadow, windowLight } from '../scene/backdrop.ts'

/** A table by a window: vase, branch, fruit or thread, and a fall of cloth. */
export function drawStillLife(
  sheet: Sheet,
  spec: EditorialPlate,
  width: number,
  height: number,
): string {
  const random = createRandom(spec.seed ^ 0x57111)
  const { ground, accent } = spec
  const table = height * 0.68
  const stage = { width, height, ground, seed: spec.seed }
  const wall = sheet.linear(
    [
      [0, tint(ground, 0.35)],
      [0.7, ground],
      [1, shade(ground, 0.1)],
    ],
    60,
  )
  const top = sheet.linear(
    [
      [0, shade(ground, 0.18)],
      [1, shade(ground, 0.06)],
    ],
    90,
  )
  const light = random.chance(0.55) ? windowLight(stage, random) : palmShadow(stage, random)
  const unit = height / 100
  const things: ((x: number) => string)[] = [
    (x) => vase(sheet, random, [x, table + unit * 6], unit, accent, ground),
    (x) => spools(sheet, [x, table + unit * 10], unit, accent, ground),
    (x) => fruit(sheet, [x, table + unit * 11], unit, accent),
    (x) => books(sheet, [x, table + unit * 12], unit, accent, ground),
  ]
  const first = Math.floor(random.between(0, 4))
  const second = (first + 1 + Math.floor(random.between(0, 3))) % 4
  const order = first === 0 ? [0, second] : [0, first]
  const spots = random.chance(0.5) ? [0.64, 0.34] : [0.36, 0.66]
  const drawn = order.map((thing, index) => things[thing]?.((spots[index] ?? 0.5) * width) ?? '')
  return [
    `<rect width="${width}" height="${height}" fill="${wall}"/>`,
    light,
    `<rect y="${short(table)}" width="${width}" height="${short(height - table)}" fill="${top}"/>`,
    cloth(sheet, spec, random, width, height, table),
    ...drawn,
  ].join('')
}

function cloth(
  sheet: Sheet,
  spec: EditorialPlate,
  random: Random,
  width: number,
  height: number,
  table: number,
) {
  const look: Look = {
    garment: 'silk-scarf',
    color: spec.accent,
    accent: tint(spec.accent, 0.5),
    pattern: random.pick(['plain', 'plain', 'ikat', 'batik']),
    fabric: random.pick(['satin', 'linen']),
    cut: {},
  }
  const silk = weaveCloth(sheet, look, spec.seed, 2)
  const flip = random.chance(0.5)
  const x = (part: number) => (flip ? 1 - part : part) * width
  const reach = random.between(0.4, 0.5)
  const d = outline(
    [
      [x(-0.04), table + 26],
      [x(reach * 0.3), table + 34],
      [x(reach * 0.62), table + 22],
      [x(reach), table + 62],
    ],
    [
      [x(reach), table + 62],
      [x(reach + 0.015), table + 150],
      [x(reach - 0.02), height * 0.92],
      [x(reach + 0.01), height + 40],
    ],
    [
      [x(reach + 0.01), height + 40],
      [x(-0.04), height + 40],
    ],
    [
      [x(-0.04), height + 40],
      [x(-0.04), table + 26],
    ],
  )
  const folds = [0.04, 0.16, 0.3, 0.45, 0.62, 0.78, 0.92].flatMap((part, index) => {
    const at = part * reach
    const sway = index % 2 ? 0.03 : -0.02
    const fall = (offset: number, from: number): Point[] => [
      [x(at + offset), table + from],
      [x(at + offset + sway * 0.5), table + 150],
      [x(at + offset + sway), height + 30],
    ]
    return [
      { points: fall(0, 70 + (index % 3) * 26), width: 50, peak: 0.8 },
      { points: fall(0.032, 90), width: 30, tone: 'light' as const, peak: 0.75 },
    ]
  })
  return `<path d="${d}" fill="#20140f" fill-opacity=".3" filter="${sheet.blur(16)}" transform="translate(12 10)"/>${paintCloth(sheet, silk, { d, folds, round: 40 })}`
}

function grounded(sheet: Sheet, [x, y]: Point, reach: number, content: string) {
  return `<ellipse cx="${short(x + reach * 0.45)}" cy="${short(y)}" rx="${short(reach * 1.25)}" ry="${short(reach * 0.17)}" fill="#20140f" opacity=".3" filter="${sheet.blur(reach * 0.1)}"/>${content}`
}

function vase(
  sheet: Sheet,
  random: Random,
  [x, y]: Point,
  unit: number,
  accent: string,
  ground: string,
) {
  const tone = mix(shade(ground, 0.28), accent, 0.22)
  const u = (dx: number, dy: number): Point => [x + dx * unit, y + dy * unit]
  const body = outline(
    [u(-3.4, -30), u(-3, -25), u(-9.5, -15), u(-10, -6), u(-5.6, 0)],
    [u(-5.6, 0), u(0, 1.2), u(5.6, 0)],
    [u(5.6, 0), u(10, -6), u(9.5, -15), u(3, -25), u(3.4, -30)],
    [u(3.4, -30), u(0, -29), u(-3.4, -30)],
  )
  const glaze = sheet.linear(
    [
      [0, tint(tone, 0.25)],
      [0.3, tint(tone, 0.5)],
      [0.62, tone],
      [1, shade(tone, 0.42)],
    ],
    4,
  )
  const leafy = mix('#64785a', accent, 0.22)
  const stems = [-104, -84, -66, -118].map((angle, stem) => {
    const from = u((stem - 1.5) * 1.2, -29)
    const length = unit * random.between(28, 44)
    const tip = polar(polar(from, angle, length * 0.55), angle + (stem - 1.5) * 9, length * 0.45)
    const spine = taper([from, polar(from, angle, length * 0.55), tip], unit * 0.5, 0.1)
    const parts = Array.from({ length: 8 }, (_, index) => {
      const base = polar(from, angle + index * (stem - 1.5) * 0.7, length * (0.22 + index * 0.1))
      const lean = angle + (index % 2 ? 52 : -52)
      return blob([
        base,
        polar(base, lean - 20, unit * 3),
        polar(base, lean, unit * 6.4),
        polar(base, lean + 20, unit * 3),
      ])
    })
    const flower = stem % 2 === 0 ? petals(tip, unit * 3.8, mix(accent, '#fff4ea', 0.35)) : ''
    return `<path d="${spine}" fill="${shade(leafy, 0.2)}"/><path d="${parts.join('')}" fill="${stem % 2 ? leafy : tint(leafy, 0.18)}"/>${flower}`
  })
  return grounded(sheet, [x, y], unit * 11, `${stems.join('')}<path d="${body}" fill="${glaze}"/>`)
}

function petals(at: Point, radius: number, tone: string) {
  return (
    [0, 60, 120, 180, 240, 300]
      .map(
        (angle, index) =>
          `<path d="${blob([at, polar(at, angle - 32, radius * 0.8), polar(at, angle, radius * 1.15), polar(at, angle + 32, radius * 0.8)])}" fill="${index % 2 ? tone : shade(tone, 0.08)}"/>`,
      )
      .join('') +
    `<circle cx="${short(at[0])}" cy="${short(at[1])}" r="${short(radius * 0.26)}" fill="#d8a94e"/>`
  )
}

function spools(sheet: Sheet, [x, y]: Point, unit: number, accent: string, ground: string) {
  const one = (dx: number, h: number, tone: string) => {
    const left = x + dx * unit
    const fill = sheet.linear(
      [
        [0, shade(tone, 0.1)],
        [0.3, tint(tone, 0.4)],
        [1, shade(tone, 0.4)],
      ],
      0,
    )
    const threads = Array.from(
      { length: 12 },
      (_, index) =>
        `<path d="M${short(left - unit * 3.4)} ${short(y - unit * (2.2 + (index * (h - 4)) / 12))}q${short(unit * 3.4)} ${short(unit * 0.7)} ${short(unit * 6.8)} 0" fill="none" stroke="${shade(tone, 0.3)}" stroke-width="1.6" stroke-opacity=".55"/>`,
    ).join('')
    const wood = sheet.linear(
      [
        [0, '#c9a37a'],
        [0.35, '#e6cba6'],
        [1, '#8d6a48'],
      ],
      0,
    )
    const disc = (dy: number) =>
      `<rect x="${short(left - unit * 4.6)}" y="${short(y - dy * unit)}" width="${short(unit * 9.2)}" height="${short(unit * 1.9)}" rx="${short(unit * 0.8)}" fill="${wood}"/>`
    return `<rect x="${short(left - unit * 3.5)}" y="${short(y - h * unit)}" width="${short(unit * 7)}" height="${short((h - 1) * unit)}" fill="${fill}"/>${threads}${disc(h + 0.4)}${disc(1.6)}`
  }
  return grounded(
    sheet,
    [x, y],
    unit * 13,
    one(-9, 13, accent) +
      one(0.6, 17, mix(accent, ground, 0.55)) +
      one(10, 10, shade(accent, 0.35)),
  )
}

function fruit(sheet: Sheet, [x, y]: Point, unit: number, accent: string) {
  const one = (dx: number, dy: number, r: number, tone: string) => {
    const fill = sheet.radial(
      [
        [0, tint(tone, 0.55)],
        [0.5, tone],
        [1, shade(tone, 0.42)],
      ],
      [0.34, 0.3],
      0.8,
    )
    return `<circle cx="${short(x + dx * unit)}" cy="${short(y - (r + dy) * unit)}" r="${short(r * unit)}" fill="${fill}"/><path d="${taper(
      [
        [x + dx * unit, y - (2 * r + dy - 0.4) * unit],
        [x + (dx + 0.6) * unit, y - (2 * r + dy + 2) * unit],
      ],
      unit * 0.7,
      0.2,
    )}" fill="#6b5138"/>`
  }
  const warm = mix('#d9853b', accent, 0.25)
  return grounded(
    sheet,
    [x, y],
    unit * 12,
    one(-7, 0, 5.4, warm) +
      one(5.4, 0, 5, mix(warm, '#b23a2e', 0.5)) +
      one(-0.6, -0.9, 5.6, mix(warm, '#e8c15b', 0.5)),
  )
}

function books(sheet: Sheet, [x, y]: Point, unit: number, accent: string, ground: string) {
  const tones = [shade(accent, 0.15), mix(accent, ground, 0.6), tint(ground, 0.45)]
  const stack = tones.map((tone, index) => {
    const [w, h] = [(26 - index * 3) * unit, 4.2 * unit]
    const left = x - w / 2 + (index % 2 ? unit * 1.6 : 0)
    const top = y - (index + 1) * h
    const fill = sheet.linear(
      [
        [0, tint(tone, 0.2)],
        [1, shade(tone, 0.25)],
      ],
      0,
    )
    return `<rect x="${short(left)}" y="${short(top)}" width="${short(w)}" height="${short(h - 1.5)}" rx="3" fill="${fill}"/><rect x="${short(left + w * 0.12)}" y="${short(top + h * 0.42)}" width="${short(w * 0.34)}" height="3" fill="${tint(tone, 0.6)}" fill-opacity=".8"/>`
  })
  const cup = outline([
    [x - unit * 5, y - unit * 21],
    [x - unit * 4, y - unit * 14],
    [x, y - unit * 12.6],
    [x + unit * 4, y - unit * 14],
    [x + unit * 5, y - unit * 21],
  ])
  const glaze = sheet.linear(
    [
      [0, '#fbf7ef'],
      [0.4, '#ffffff'],
      [1, '#cdbfae'],
    ],
    0,
  )
  return grounded(
    sheet,
    [x, y],
    unit * 14,
    stack.join('') +
      `<path d="${cup}" fill="${glaze}"/><path d="${line([
        [x + unit * 4.6, y - unit * 20],
        [x + unit * 8, y - unit * 18],
        [x + unit * 4.2, y - unit * 15.6],
      ])}" fill="none" stroke="#e3d9cb" stroke-width="${short(unit * 0.9)}"/>`,
  )
}
