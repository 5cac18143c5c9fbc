import { bodyHalf, level } from '../body/body.ts'
import { between, type Point } from '../drawing/geometry.ts'
import type { FullCut } from '../garments/cut.ts'

/** The height of a hem, in body units. */
export const hemLevel: Record<FullCut['length'], number> = {
  crop: 282,
  waist: 322,
  hip: 398,
  tunic: 452,
  mini: 528,
  knee: 628,
  midi: 748,
  ankle: 858,
  floor: 934,
}

const eases: Record<FullCut['fit'], readonly [bust: number, waist: number, hip: number]> = {
  slim: [1, 1, 3],
  regular: [4, 8, 6],
  relaxed: [9, 19, 10],
  oversized: [16, 30, 16],
}

/** The widening of the skirt on each side per 100 units below the hip. */
const growth: Record<FullCut['silhouette'], number> = {
  column: -1,
  slip: 5.5,
  'a-line': 17,
  full: 26,
  trapeze: 15,
  mermaid: -2.4,
  pleated: 15,
  tulip: 4,
}

/** The garment's half width at a height. */
export type Edge = (y: number) => number

/** The course of the side seam from the armpit to the hem. */
export function sideSeam(cut: FullCut): Edge {
  const [bust, loose, hip] = eases[cut.fit]
  const held = cut.waist === 'none' ? loose : Math.min(loose, 3)
  const flared = cut.silhouette === 'full' ? 26 : cut.silhouette === 'pleated' ? 12 : 0
  const trapeze = cut.silhouette === 'trapeze'
  const hipHalf = bodyHalf(level.hip) + hip + flared + (trapeze ? 22 : 0)
  const stations: Point[] = [
    [level.armpit, bodyHalf(level.armpit) + bust * 0.7 + 1],
    [level.bust, bodyHalf(level.bust) + bust + 1],
    [level.waist, trapeze ? 74 : bodyHalf(level.waist) + held],
    [level.hip, hipHalf],
  ]
  return (y) => {
    if (y <= level.hip) return between(stations, y)
    const below = (y - level.hip) / 100
    if (cut.silhouette === 'mermaid') {
      const flare = Math.max(0, y - 640) / 100
      return hipHalf - Math.min(below, 2.4) * 3.4 + flare * flare * 13 + flare * 8
    }
    if (cut.silhouette === 'tulip')
      return hipHalf + Math.sin(Math.min(1, below / 2.3) * Math.PI) * 12 - below * 3
    return hipHalf + growth[cut.silhouette] * below
  }
}

/** The number and the depth of the hem's flutes. */
export function flutes(cut: FullCut): { count: number; depth: number } {
  const table: Record<FullCut['silhouette'], readonly [number, number]> = {
    column: [0, 0],
    slip: [4, 3],
    'a-line': [5, 6],
    full: [8, 10],
    trapeze: [6, 7],
    mermaid: [7, 9],
    pleated: [15, 3],
    tulip: [2, 1],
  }
  const [count, depth] = table[cut.silhouette]
  return { count, depth }
}

export type Hang = { hemY: number; edge: Edge; from: number }
