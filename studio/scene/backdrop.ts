import { lightness, mix, shade, tint } from '../drawing/colour.ts'
import { type Point, polar, polygon, short, taper } from '../drawing/geometry.ts'
import { createRandom, type Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'

export type Stage = { width: number; height: number; ground: string; seed: number }

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more}/>`

/** A studio: a wall with a pool of light, and for some seeds the sun through a window. */
export function drawStudio(sheet: Sheet, stage: Stage): string {
  const { width, height, ground, seed } = stage
  const random = createRandom(seed)
  const isDark = lightness(ground) < 0.4
  const wall = sheet.linear(
    [
      [0, shade(ground, 0.05)],
      [0.55, ground],
      [1, shade(ground, 0.08)],
    ],
    78,
  )
  const pool = sheet.radial(
    [
      [0, tint(ground, isDark ? 0.26 : 0.6), 0.85],
      [1, ground, 0],
    ],
    [width > height ? 0.7 : 0.36, 0.3],
    0.62,
  )
  const light = random.chance(0.5) && !isDark ? windowLight(stage, random) : ''
  // A dark wall falls into the shade on the side of a banner's text, where the shop darkens it for white letters.
  const shadow = sheet.linear([
    [0, '#1b1816', 0.96],
    [0.34, '#1b1816', 0.9],
    [0.5, '#1b1816', 0.5],
    [0.74, '#1b1816', 0],
  ])
  const corner = isDark && width > height ? rect(0, 0, width, height, shadow) : ''
  return [wall, pool].map((fill) => rect(0, 0, width, height, fill)).join('') + corner + light
}

/** Sun through a tall window, falling across the wall. */
export function windowLight({ width, height, ground }: Stage, random: Random): string {
  const x = random.between(-0.02, 0.3) * width
  const glow = lightness(ground) > 0.5 ? tint(ground, 0.85) : tint(ground, 0.35)
  const layer = (grow: number) => {
    const panes: string[] = []
    for (const column of [0, 1]) {
      for (const row of [0, 1, 2]) {
        const left = x + column * width * 0.25 - grow
        const top = height * (0.08 + row * 0.25) - grow
        const [w, h, skew] = [width * 0.22 + grow * 2, height * 0.22 + grow * 2, height * 0.1]
        panes.push(
          polygon([
            [left, top],
            [left + w, top + skew],
            [left + w, top + h + skew],
            [left, top + h],
          ]),
        )
      }
    }
    return `<path d="${panes.join('')}"/>`
  }
  const soft = [-0.009, -0.006, -0.003, 0, 0.003, 0.006, 0.009].map((part) => layer(part * width))
  return `<g fill="${glow}" fill-opacity=".1">${soft.join('')}</g>`
}

/** The shadow of palm leaves outside the picture. */
export function palmShadow({ width, height, ground }: Stage, random: Random): string {
  const flip = random.chance(0.5)
  const layers = [1.9, 1.4, 1, 0.6]
  const blades = layers.map((): string[] => [])
  const frond = (from: Point, angle: number, length: number) => {
    for (let step = 0; step < 13; step += 1) {
      const part = step / 13
      const base = polar(from, angle + part * 22, length * part)
      for (const side of [-1, 1]) {
        const tip = polar(
          base,
          angle + side * (62 - part * 34),
          length * 0.34 * (1.1 - part * 0.75),
        )
        const belly = polar(base, angle + side * (48 - part * 30), length * 0.17)
        layers.forEach((swell, index) => {
          blades[index]?.push(taper([base, belly, tip], length * 0.026 * swell, 0.4))
        })
      }
    }
  }
  frond([width * -0.06, height * 0.06], 24, width * 0.72)
  frond([width * -0.1, height * 0.3], -6, width * 0.62)
  frond([width * 0.2, height * -0.08], 62, width * 0.5)
  const tone = mix(shade(ground, 0.22), '#7a6a58', 0.12)
  const turn = flip ? ` transform="translate(${width} 0) scale(-1 1)"` : ''
  const soft = blades.map((shapes) => `<path d="${shapes.join('')}"/>`)
  return `<g${turn} fill="${tone}" fill-opacity=".085">${soft.join('')}</g>`
}

/** The shadow of a figure on the floor. */
export function footShadow(
  sheet: Sheet,
  x: number,
  y: number,
  reach: number,
  ground: string,
): string {
  const tone = shade(ground, 0.5)
  const pool = (opacity: number) =>
    sheet.radial(
      [
        [0, tone, opacity],
        [0.45, tone, opacity * 0.6],
        [1, tone, 0],
      ],
      [0.5, 0.5],
      0.5,
    )
  const oval = (dx: number, wide: number, high: number, opacity: number) =>
    `<ellipse cx="${short(x + dx)}" cy="${short(y)}" rx="${short(reach * wide)}" ry="${short(reach * high)}" fill="${pool(opacity)}"/>`
  return oval(reach * 0.2, 1.1, 0.16, 0.22) + oval(0, 0.62, 0.075, 0.34)
}
