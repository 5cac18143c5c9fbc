import { mix, shade, tint } from '../drawing/colour.ts'
import { line, outline, type Point, short, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'

export function grounded(sheet: Sheet, [x, y]: Point, reach: number, content: string) {
  return `<ellipse cx="${short(x + reach * 0.45)}" cy="${short(y)}" rx="${short(reach * 1.25)}" ry="${short(reach * 0.17)}" fill="#20140f" opacity=".3" filter="${sheet.blur(reach * 0.1)}"/>${content}`
}

export function spools(sheet: Sheet, [x, y]: Point, unit: number, accent: string, ground: string) {
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

export function fruit(sheet: Sheet, [x, y]: Point, unit: number, accent: string) {
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

export function books(sheet: Sheet, [x, y]: Point, unit: number, accent: string, ground: string) {
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
