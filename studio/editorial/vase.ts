import { mix, shade, tint } from '../drawing/colour.ts'
import { blob, outline, type Point, polar, short, taper } from '../drawing/geometry.ts'
import type { Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { grounded } from './tableThings.ts'

export function vase(
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
