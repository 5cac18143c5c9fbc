import { shade, tint } from '../../drawing/colour.ts'
import { blob, taper } from '../../drawing/geometry.ts'
import type { ProductPlate } from '../../plateSpec.ts'

type Kind = 'hoop' | 'drop' | 'petal' | 'tassel'
type Earrings = Pick<ProductPlate, 'color' | 'accent' | 'seed' | 'cut'>

/** A pair side by side. */
export function earrings(plate: Earrings): string {
  const one = earring(plate, kindOf(plate))
  return `<path d="M-60 -70L60 70" fill="none"/><g transform="translate(-38 -6) rotate(-7)">${one}</g><g transform="translate(38 2) rotate(9)">${one}</g>`
}

/** The position of each kind of earring, and its size when worn, relative to the image of the pair. */
const worn: Record<Kind, readonly [y: number, scale: number]> = {
  hoop: [-14, 0.34],
  drop: [-22, 0.38],
  petal: [14, 0.36],
  tassel: [-24, 0.34],
}

/** One earring as worn: the origin is the lobe, in body units. */
export function wornEarring(plate: Earrings): string {
  const kind = kindOf(plate)
  const [y, scale] = worn[kind]
  return `<g transform="scale(${scale}) translate(0 ${-y})">${earring(plate, kind)}</g>`
}

function kindOf({ cut, seed }: Earrings): Kind {
  if (cut.detail === 'tassel') return 'tassel'
  if (cut.detail === 'chain') return 'hoop'
  return seed % 2 ? 'drop' : 'petal'
}

function earring({ color, accent }: Earrings, kind: Kind): string {
  const gold = (d: string) =>
    `<path d="${d}" fill="${color}" stroke="${shade(color, 0.4)}" stroke-width="1"/><path d="${d}" fill="${tint(color, 0.75)}" fill-opacity=".55" transform="translate(-1.6 -1.6) scale(.86)"/>`
  return {
    hoop: `<circle cy="20" r="30" fill="none" stroke="${shade(color, 0.35)}" stroke-width="10"/><circle cy="20" r="30" fill="none" stroke="${color}" stroke-width="8"/><path d="M-24 2A30 30 0 0 1 10 -8" fill="none" stroke="${tint(color, 0.8)}" stroke-width="3" stroke-linecap="round"/>`,
    drop:
      gold(
        blob([
          [0, -24],
          [6, -18],
          [0, -12],
          [-6, -18],
        ]),
      ) +
      `<path d="M0 -12V2" stroke="${shade(color, 0.2)}" stroke-width="2"/>` +
      `<circle cy="20" r="19" fill="${accent}"/><circle cx="-6" cy="13" r="6" fill="${tint(accent, 0.75)}" fill-opacity=".8"/><circle cx="4" cy="27" r="13" fill="${shade(accent, 0.3)}" fill-opacity=".16"/>`,
    petal:
      [0, 72, 144, 216, 288]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} 0 16)">${gold(
              blob([
                [0, 14],
                [-11, -2],
                [0, -16],
                [11, -2],
              ]),
            )}</g>`,
        )
        .join('') +
      `<circle cy="16" r="6.5" fill="${accent}"/><circle cx="-2" cy="14" r="2.2" fill="#fff" fill-opacity=".8"/>`,
    tassel:
      gold(
        blob([
          [0, -26],
          [7, -19],
          [0, -12],
          [-7, -19],
        ]),
      ) +
      Array.from(
        { length: 13 },
        (_, index) =>
          `<path d="${taper(
            [
              [(index - 6) * 0.9, -10],
              [(index - 6) * 1.7, 26],
              [(index - 6) * 2.1, 60],
            ],
            2.6,
            0.7,
          )}" fill="${index % 3 ? accent : shade(accent, 0.2)}"/>`,
      ).join(''),
  }[kind]
}
