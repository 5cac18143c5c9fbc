import type { Point } from '../drawing/geometry.ts'
import type { FullCut } from '../garments/cut.ts'

/** Half widths of a trouser leg by height, outside and inside of the leg's line. */
export const legs: Record<FullCut['leg'], { outer: readonly Point[]; inner: readonly Point[] }> = {
  slim: {
    outer: [
      [470, 34],
      [560, 27],
      [636, 21],
      [720, 24],
      [890, 14],
    ],
    inner: [
      [470, 29],
      [560, 23],
      [636, 18],
      [720, 18],
      [890, 13],
    ],
  },
  straight: {
    outer: [
      [470, 36],
      [560, 32],
      [636, 29],
      [890, 25],
    ],
    inner: [
      [470, 30],
      [560, 27],
      [636, 24],
      [890, 23],
    ],
  },
  wide: {
    outer: [
      [470, 39],
      [560, 42],
      [636, 45],
      [900, 55],
    ],
    inner: [
      [470, 30],
      [560, 30],
      [636, 31],
      [900, 37],
    ],
  },
  flared: {
    outer: [
      [470, 34],
      [560, 28],
      [636, 24],
      [740, 33],
      [900, 53],
    ],
    inner: [
      [470, 29],
      [560, 24],
      [636, 21],
      [740, 27],
      [900, 40],
    ],
  },
  tapered: {
    outer: [
      [470, 41],
      [560, 40],
      [636, 35],
      [780, 26],
      [890, 18],
    ],
    inner: [
      [470, 31],
      [560, 29],
      [636, 26],
      [780, 20],
      [890, 15],
    ],
  },
  pleated: {
    outer: [
      [470, 44],
      [560, 46],
      [636, 46],
      [900, 44],
    ],
    inner: [
      [470, 31],
      [560, 31],
      [636, 31],
      [900, 31],
    ],
  },
}
