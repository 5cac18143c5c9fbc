import { sides } from '../body/body.ts'
import { outline, type Point } from '../drawing/geometry.ts'
import { paintCloth } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'

export function shirtCollar({ body, sheet, trim, cut }: Fitting): string {
  const open = cut.neckline === 'v' || cut.neckline === 'deep-v'
  return sides
    .map((side) => {
      const spread = open ? 1 : 0
      const shape: Point[] = [
        [side * 25, 126],
        [side * (34 + spread * 4), 146],
        [side * (27 + spread * 9), 174 + spread * 6],
        [side * (4 + spread * 8), 157 + spread * 8],
      ]
      const inner: Point[] = [
        [side * (4 + spread * 8), 157 + spread * 8],
        [side * 15, 140],
        [side * 22, 124],
      ]
      const d = outline(
        shape.slice(0, 2).map(([u, y]) => body.torso(u, y)),
        shape.slice(1, 3).map(([u, y]) => body.torso(u, y)),
        shape.slice(2, 4).map(([u, y]) => body.torso(u, y)),
        inner.map(([u, y]) => body.torso(u, y)),
      )
      return paintCloth(sheet, trim, { d, round: 6, turn: side * 18 })
    })
    .join('')
}

export function peterPan({ body, sheet, trim }: Fitting): string {
  return sides
    .map((side) => {
      const shape: Point[] = [
        [side * 24, 130],
        [side * 44, 146],
        [side * 46, 166],
        [side * 26, 180],
        [side * 5, 172],
      ]
      const inner: Point[] = [
        [side * 1, 157],
        [side * 14, 152],
        [side * 24, 130],
      ]
      const d = outline(
        shape.map(([u, y]) => body.torso(u, y)),
        inner.map(([u, y]) => body.torso(u, y)),
      )
      return paintCloth(sheet, trim, { d, round: 7 })
    })
    .join('')
}

export function wideCollar({ body, sheet, trim }: Fitting): string {
  return sides
    .map((side) => {
      const shape: Point[] = [
        [side * 22, 128],
        [side * 52, 142],
        [side * 76, 162],
        [side * 62, 204],
      ]
      const under: Point[] = [
        [side * 62, 204],
        [side * 34, 196],
        [side * 4, 214],
      ]
      const inner: Point[] = [
        [side * 4, 214],
        [side * 14, 170],
        [side * 22, 128],
      ]
      const d = outline(
        ...[shape, under, inner].map((run) => run.map(([u, y]) => body.torso(u, y))),
      )
      return paintCloth(sheet, trim, { d, round: 9 })
    })
    .join('')
}
