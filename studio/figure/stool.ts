import { ellipse, polygon, taper } from '../drawing/geometry.ts'

const wood = '#4b382c'
const light = '#7a5f4c'

/** The high stool on which a figure sits; its rung carries the raised foot. */
export function drawStool(x: number): string {
  const leg = (top: number, foot: number, width: number) =>
    polygon([
      [x + top - width, 446],
      [x + top + width, 446],
      [x + foot + width * 0.8, 938],
      [x + foot - width * 0.8, 938],
    ])
  const rung = taper(
    [
      [x - 88, 834],
      [x, 842],
      [x + 88, 834],
    ],
    8,
  )
  return [
    `<path d="${leg(-48, -58, 2.6)}${leg(48, 58, 2.6)}" fill="${wood}" fill-opacity=".6"/>`,
    `<path d="${leg(-72, -88, 3.6)}${leg(72, 88, 3.6)}${rung}" fill="${wood}"/>`,
    `<path d="${ellipse([x, 446], 84, 13)}" fill="${wood}"/><path d="${ellipse([x, 440], 84, 12)}" fill="${light}"/>`,
  ].join('')
}
