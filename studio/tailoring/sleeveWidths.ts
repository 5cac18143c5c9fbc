import type { Point } from '../drawing/geometry.ts'
import type { FullCut } from '../garments/cut.ts'

type Sleeve = { end: number; outer: readonly Point[]; inner: readonly Point[]; cuff?: number }

export const sleeves: Record<Exclude<FullCut['sleeve'], 'none'>, Sleeve> = {
  cap: {
    end: 0.14,
    outer: [
      [0, 15],
      [0.14, 19],
    ],
    inner: [
      [0, 14],
      [0.14, 12],
    ],
  },
  short: {
    end: 0.37,
    outer: [
      [0, 16],
      [0.2, 18],
      [0.37, 19],
    ],
    inner: [
      [0, 16],
      [0.2, 15],
      [0.37, 15],
    ],
  },
  elbow: {
    end: 0.58,
    outer: [
      [0, 16],
      [0.3, 17],
      [0.58, 18],
    ],
    inner: [
      [0, 16],
      [0.3, 15],
      [0.58, 14],
    ],
  },
  long: {
    end: 0.985,
    outer: [
      [0, 16],
      [0.3, 15.5],
      [0.5, 14],
      [0.75, 12.5],
      [1, 10],
    ],
    inner: [
      [0, 16],
      [0.3, 14],
      [0.5, 12.5],
      [0.75, 11],
      [1, 9.5],
    ],
  },
  bishop: {
    end: 0.96,
    outer: [
      [0, 16],
      [0.3, 17],
      [0.6, 23],
      [0.84, 29],
      [0.96, 15],
    ],
    inner: [
      [0, 16],
      [0.3, 15],
      [0.6, 18],
      [0.84, 23],
      [0.96, 13],
    ],
    cuff: 1.03,
  },
  balloon: {
    end: 0.95,
    outer: [
      [0, 19],
      [0.16, 30],
      [0.45, 35],
      [0.78, 33],
      [0.95, 14],
    ],
    inner: [
      [0, 15],
      [0.2, 18],
      [0.5, 23],
      [0.8, 23],
      [0.95, 12],
    ],
    cuff: 1.02,
  },
  puff: {
    end: 0.33,
    outer: [
      [0, 24],
      [0.12, 36],
      [0.24, 33],
      [0.33, 19],
    ],
    inner: [
      [0, 14],
      [0.12, 17],
      [0.24, 18],
      [0.33, 14],
    ],
    cuff: 0.37,
  },
  bell: {
    end: 0.95,
    outer: [
      [0, 16],
      [0.3, 15],
      [0.55, 17],
      [0.95, 37],
    ],
    inner: [
      [0, 16],
      [0.3, 13],
      [0.55, 14],
      [0.95, 27],
    ],
  },
}

export const extra: Record<FullCut['fit'], number> = {
  slim: -1.5,
  regular: 0,
  relaxed: 3.5,
  oversized: 8,
}
