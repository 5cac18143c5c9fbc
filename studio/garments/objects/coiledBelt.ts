import { outline } from '../../drawing/geometry.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Cloth } from '../../fabric/cloth.ts'
import { paintCloth } from '../../fabric/paint.ts'

export function coiled(sheet: Sheet, cloth: Cloth, tie: boolean) {
  const ring = outline(
    [
      [-96, 0],
      [-84, -24],
      [0, -40],
      [84, -24],
      [96, 0],
    ],
    [
      [96, 0],
      [96, 26],
      [84, 48],
      [0, 64],
      [-84, 48],
      [-96, 26],
      [-96, 0],
    ],
  )
  const inside = outline([
    [-90, 2],
    [-78, -16],
    [0, -30],
    [78, -16],
    [90, 2],
    [74, 18],
    [0, 30],
    [-74, 18],
    [-90, 2],
  ])
  const tail = outline(
    [
      [20, 34],
      [70, 50],
      [130, 48],
    ],
    [
      [130, 48],
      [134, 64],
    ],
    [
      [134, 64],
      [120, 74],
      [66, 76],
      [16, 62],
    ],
    [
      [16, 62],
      [20, 34],
    ],
  )
  const buckle = tie
    ? ''
    : `<rect x="-2" y="24" width="38" height="46" rx="7" fill="none" stroke="#8f7338" stroke-width="8.4"/><rect x="-2" y="24" width="38" height="46" rx="7" fill="none" stroke="#d9b976" stroke-width="6"/><path d="M17 47H40" stroke="#c9a862" stroke-width="4.6" stroke-linecap="round"/>`
  const holes = [70, 86, 102]
    .map((x) => `<circle cx="${x}" cy="61" r="2.2" fill="${cloth.deep}"/>`)
    .join('')
  return [
    paintCloth(sheet, cloth, { d: ring, round: 12 }),
    `<path d="${inside}" fill="${cloth.deep}" fill-opacity=".9"/>`,
    paintCloth(sheet, cloth, {
      d: tail,
      round: 9,
      folds: [
        {
          points: [
            [30, 44],
            [70, 56],
            [120, 54],
          ],
          width: 7,
          tone: 'light',
        },
      ],
    }),
    tie ? '' : holes,
    buckle,
  ].join('')
}
