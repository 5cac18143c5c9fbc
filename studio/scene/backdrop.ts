import { lightness, mix, shade, tint } from '../drawing/colour.ts'
import { type Point, polar, polygon, short, taper } from '../drawing/geometry.ts'
import { createRandom, type Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'

export type Stage = { width: number; height: number; ground: string; seed: number }

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more}/>`

/** A studio: wall running into floor, a pool of light, and one prop chosen by the seed. */
export function drawStudio(sheet: Sheet, stage: Stage, floor?: number): string {
  const { width, height, ground, seed } = stage
  const random = createRandom(seed)
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
      [0, tint(ground, 0.6), 0.85],
      [1, ground, 0],
    ],
    [0.36, 0.3],
    0.62,
  )
  const parts = [rect(0, 0, width, height, wall), rect(0, 0, width, height, pool)]
  const quiet = random.pick(['none', 'window', 'palm', 'arch', 'panel', 'none', 'window'] as const)
  if (quiet === 'arch') parts.push(arch(sheet, stage, floor ?? height * 0.9))
  if (quiet === 'panel') parts.push(panel(sheet, stage, random, floor ?? height))
  if (floor !== undefined) parts.push(floorOf(sheet, stage, floor))
  if (quiet === 'window') parts.push(windowLight(stage, random))
  if (quiet === 'palm') parts.push(palmShadow(stage, random))
  return parts.join('')
}

function floorOf(sheet: Sheet, { width, height, ground }: Stage, floor: number) {
  const fill = sheet.linear(
    [
      [0, shade(ground, 0.09), 0],
      [0.22, shade(ground, 0.1), 0.8],
      [1, shade(ground, 0.03)],
    ],
    90,
  )
  return rect(0, floor - 70, width, height - floor + 70, fill)
}

function arch(sheet: Sheet, { width, ground }: Stage, floor: number) {
  const [left, right, top] = [width * 0.17, width * 0.83, floor * 0.13]
  const radius = (right - left) / 2
  const d = `M${short(left)} ${short(floor)}V${short(top + radius)}A${short(radius)} ${short(radius)} 0 0 1 ${short(right)} ${short(top + radius)}V${short(floor)}Z`
  const deep = sheet.linear(
    [
      [0, shade(ground, 0.15)],
      [0.35, shade(ground, 0.09)],
      [1, shade(ground, 0.05)],
    ],
    20,
  )
  return `<path d="${d}" fill="${deep}"/><path d="${d}" fill="none" stroke="${tint(ground, 0.4)}" stroke-width="3" stroke-opacity=".7"/>`
}

function panel(sheet: Sheet, { width, height, ground }: Stage, random: Random, floor: number) {
  const left = random.chance(0.5) ? width * 0.08 : width * 0.36
  const fill = sheet.linear(
    [
      [0, shade(ground, 0.1)],
      [1, shade(ground, 0.05)],
    ],
    100,
  )
  return rect(left, height * 0.06, width * 0.56, floor - height * 0.06, fill)
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
  return oval(reach * 0.3, 1.35, 0.22, 0.42) + oval(0, 0.75, 0.1, 0.6)
}
