import type { Point } from '../drawing/geometry.ts'

/** One repeat of a print: its size in body units and its content. */
export type Tile = { width: number; height: number; content: string }

export type Colours = { color: string; accent: string; seed: number }

export const fill = (d: string, color: string, opacity = 1) =>
  `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`

/** Also draws a motif beyond each edge that it crosses, so that the repeat is seamless. */
export function scattered(
  size: number,
  places: readonly Point[],
  motif: (at: Point, index: number) => string,
): string {
  return places
    .flatMap((place, index) =>
      [-size, 0, size].flatMap((dx) =>
        [-size, 0, size].map((dy) => {
          const at: Point = [place[0] + dx, place[1] + dy]
          const near =
            at[0] > -size * 0.45 &&
            at[0] < size * 1.45 &&
            at[1] > -size * 0.45 &&
            at[1] < size * 1.45
          return near ? motif(at, index) : ''
        }),
      ),
    )
    .join('')
}
