import { mix, shade, tint } from '../../drawing/colour.ts'
import { polygon, short } from '../../drawing/geometry.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { windowLight } from '../backdrop.ts'
import { path, rect, type Scene, wallAndFloor } from './parts.ts'

function archPath(x: number, floor: number, width: number, height: number) {
  const radius = width / 2
  return `M${short(x)} ${short(floor)}V${short(floor - height + radius)}A${short(radius)} ${short(radius)} 0 0 1 ${short(x + width)} ${short(floor - height + radius)}V${short(floor)}Z`
}

/** A whitewashed colonnade with sky behind. */
export function arches(sheet: Sheet, scene: Scene) {
  const { width, height, ground, accent, floor } = scene
  const sky = sheet.linear(
    [
      [0, mix(accent, '#ffffff', 0.55)],
      [1, mix(accent, '#fff6e8', 0.86)],
    ],
    90,
  )
  const count = Math.max(2, Math.round(width / 520))
  const step = width / count
  const openings = Array.from({ length: count }, (_, index) =>
    archPath(step * index + step * 0.14, floor, step * 0.72, floor * 0.84),
  )
  const depth = openings.map(
    (d) =>
      `<path d="${d}" fill="${shade(ground, 0.16)}"/><g clip-path="${sheet.clip(d)}"><path d="${d}" fill="${sky}" transform="translate(${short(step * 0.07)} ${short(height * 0.012)})"/>${rect(0, floor * 0.86, width, floor * 0.16, mix(accent, ground, 0.45))}${path(d, shade(ground, 0.3), 0.12)}</g>`,
  )
  const light = Array.from({ length: count }, (_, index) =>
    polygon([
      [step * index + step * 0.2, floor],
      [step * index + step * 0.86, floor],
      [step * index + step * 0.62, height],
      [step * index - step * 0.16, height],
    ]),
  )
  return (
    wallAndFloor(sheet, scene) +
    depth.join('') +
    `<g filter="${sheet.blur(8)}">${path(light.join(''), tint(ground, 0.7), 0.7)}</g>`
  )
}

export function stairs(sheet: Sheet, scene: Scene) {
  const { width, height, ground, accent, floor } = scene
  const steps = Array.from({ length: 9 }, (_, index) => {
    const y = floor - index * (floor * 0.062)
    const left = width * 0.1 + index * width * 0.075
    const tread = sheet.linear(
      [
        [0, tint(ground, 0.35)],
        [1, ground],
      ],
      0,
    )
    return (
      rect(left, y - floor * 0.062, width, floor * 0.062 + 2, shade(ground, 0.13 + index * 0.006)) +
      rect(left, y - floor * 0.062, width, floor * 0.014, tread)
    )
  })
  const wall = sheet.linear(
    [
      [0, mix(accent, ground, 0.55)],
      [1, mix(accent, ground, 0.78)],
    ],
    40,
  )
  return (
    wallAndFloor(sheet, scene) +
    rect(0, 0, width, floor, wall) +
    steps.join('') +
    windowLight({ width, height, ground, seed: scene.seed }, createRandom(scene.seed))
  )
}

export function salon(sheet: Sheet, scene: Scene, random: Random) {
  const { width, ground, floor } = scene
  const moulding = (x: number, y: number, w: number, h: number) =>
    `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="none" stroke="${shade(ground, 0.12)}" stroke-width="5"/><rect x="${short(x + 14)}" y="${short(y + 14)}" width="${short(w - 28)}" height="${short(h - 28)}" fill="none" stroke="${tint(ground, 0.5)}" stroke-width="3"/>`
  const count = Math.max(2, Math.round(width / 480))
  const step = width / count
  const panels = Array.from(
    { length: count },
    (_, index) =>
      moulding(step * index + step * 0.1, floor * 0.08, step * 0.8, floor * 0.56) +
      moulding(step * index + step * 0.1, floor * 0.7, step * 0.8, floor * 0.22),
  )
  const skirting =
    rect(0, floor - 34, width, 34, tint(ground, 0.3)) +
    rect(0, floor - 36, width, 3, shade(ground, 0.18))
  return wallAndFloor(sheet, scene) + panels.join('') + skirting + windowLight(scene, random)
}
