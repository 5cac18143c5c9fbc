import { mix, shade, tint } from '../../drawing/colour.ts'
import type { Random } from '../../drawing/random.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { rect, type Scene } from './parts.ts'

export function city(sheet: Sheet, scene: Scene, random: Random) {
  const { width, height, ground, accent, floor } = scene
  const sky = sheet.linear(
    [
      [0, mix(accent, '#f2e6dc', 0.72)],
      [1, tint(ground, 0.5)],
    ],
    90,
  )
  const towers = [0.74, 0.55].flatMap((fade) =>
    Array.from({ length: 9 }, (_, index) => {
      const w = width * random.between(0.05, 0.11)
      const x = (width * index) / 8.4 - w / 2 + random.between(-20, 20)
      const h = floor * random.between(0.28, 0.72) * (1.15 - (1 - fade) * 0.9)
      const tone = mix(mix(accent, '#6d7684', 0.6), ground, fade)
      const windows = Array.from({ length: 7 }, (_, row) =>
        rect(x + w * 0.2, floor - h + 26 + row * (h / 8), w * 0.6, h / 34, tint(tone, 0.4)),
      )
      return (
        rect(x, floor - h, w, h, tone) +
        windows.join('') +
        (index % 3 === 0 ? rect(x + w * 0.46, floor - h - h * 0.14, w * 0.06, h * 0.14, tone) : '')
      )
    }),
  )
  const rail = Array.from({ length: 24 }, (_, index) =>
    rect((width * index) / 23 - 2, floor - height * 0.1, 4, height * 0.1, shade(ground, 0.42)),
  )
  const terrace = sheet.linear(
    [
      [0, shade(ground, 0.16)],
      [1, shade(ground, 0.05)],
    ],
    90,
  )
  return (
    rect(0, 0, width, height, sky) +
    towers.join('') +
    rail.join('') +
    rect(0, floor - height * 0.104, width, 9, shade(ground, 0.46)) +
    rect(0, floor, width, height - floor, terrace)
  )
}
