import type { Point } from '../drawing/geometry.ts'
import type { FullCut } from '../garments/cut.ts'
import type { Fitting } from './fitting.ts'

/** Half a neckline, from the shoulder to the middle, upright on the right side; corners split runs. */
export type Neckline = {
  runs: readonly (readonly Point[])[]
  /** The end of the cloth on the shoulder when there is no sleeve. */
  shoulder: Point
  /** The armhole from the shoulder to the armpit; straps have none. */
  armhole: readonly Point[]
  strap?: Point
}

const armpit: Point = [56, 205]
const wide: Pick<Neckline, 'shoulder' | 'armhole'> = {
  shoulder: [62, 150],
  armhole: [[62, 150], [55, 172], [53, 192], armpit],
}
const cut: Pick<Neckline, 'shoulder' | 'armhole'> = {
  shoulder: [52, 146],
  armhole: [[52, 146], [47, 172], [48, 192], armpit],
}

/** Every neckline. */
export const necklines: Record<FullCut['neckline'], Neckline> = {
  crew: {
    ...wide,
    runs: [
      [
        [25, 134],
        [21, 145],
        [11, 153],
        [0, 156],
      ],
    ],
  },
  high: {
    ...wide,
    runs: [
      [
        [20, 122],
        [10, 125],
        [0, 126],
      ],
    ],
  },
  scoop: {
    ...cut,
    runs: [
      [
        [38, 140],
        [35, 166],
        [19, 188],
        [0, 193],
      ],
    ],
  },
  v: {
    ...wide,
    runs: [
      [
        [27, 135],
        [14, 170],
        [0, 207],
      ],
    ],
  },
  'deep-v': {
    ...wide,
    runs: [
      [
        [29, 136],
        [18, 190],
        [0, 262],
      ],
    ],
  },
  boat: {
    ...wide,
    runs: [
      [
        [54, 147],
        [30, 153],
        [0, 156],
      ],
    ],
  },
  square: {
    ...cut,
    runs: [
      [
        [46, 143],
        [42, 184],
      ],
      [
        [42, 184],
        [0, 187],
      ],
    ],
  },
  slip: {
    shoulder: [38, 190],
    strap: [40, 142],
    armhole: [
      [38, 190],
      [48, 203],
      [57, 212],
    ],
    runs: [
      [
        [38, 190],
        [22, 204],
        [10, 211],
        [0, 213],
      ],
    ],
  },
  cowl: {
    shoulder: [39, 186],
    strap: [41, 142],
    armhole: [
      [39, 186],
      [48, 202],
      [57, 212],
    ],
    runs: [
      [
        [39, 186],
        [28, 204],
        [14, 219],
        [0, 223],
      ],
    ],
  },
  strapless: {
    shoulder: [54, 197],
    armhole: [
      [54, 197],
      [56, 206],
      [57, 212],
    ],
    runs: [
      [
        [54, 197],
        [40, 188],
        [22, 189],
        [8, 198],
        [0, 203],
      ],
    ],
  },
  'off-shoulder': {
    shoulder: [76, 182],
    armhole: [
      [76, 182],
      [66, 200],
      [57, 210],
    ],
    runs: [
      [
        [76, 180],
        [46, 184],
        [20, 190],
        [0, 192],
      ],
    ],
  },
  halter: {
    shoulder: [20, 126],
    armhole: [
      [20, 126],
      [32, 160],
      [44, 190],
      [56, 210],
    ],
    runs: [
      [
        [20, 125],
        [10, 128],
        [0, 129],
      ],
    ],
  },
  'one-shoulder': {
    ...cut,
    runs: [
      [
        [40, 141],
        [22, 160],
        [0, 178],
      ],
    ],
  },
}

/** The neckline of a fitting. That of a back is shallow; a halter's is bare below the band round the neck. */
export function necklineOf({ body, cut }: Pick<Fitting, 'body' | 'cut'>): Neckline {
  const front = necklines[cut.neckline]
  if (!body.pose.isBack) return front
  if (cut.neckline === 'halter') return bareBack
  const top = front.runs[0]?.[0]?.[1] ?? 0
  const depth = (y: number) => (front.strap ? (y - top) * 0.5 : Math.min((y - top) * 0.2, 10))
  return {
    ...front,
    runs: front.runs.map((run) => run.map(([u, y]): Point => [u, top + depth(y)])),
  }
}

const bareBack: Neckline = {
  shoulder: [52, 206],
  armhole: [
    [52, 206],
    [55, 207],
    [57, 208],
  ],
  runs: [
    [
      [52, 206],
      [28, 226],
      [0, 236],
    ],
  ],
}
