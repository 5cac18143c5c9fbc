import type { Position } from './distance.ts'

/** Coordinates in Web Mercator, as fractions of the world from its north-west corner. */
export interface Point {
  x: number
  y: number
}

/** Beyond these latitudes, Web Mercator has no map. */
const maxLatitude = 85.05

/** Returns the width and height of the world at a zoom, in CSS pixels. */
export const worldSizeAt = (zoom: number) => 256 * 2 ** zoom

/** Returns where a position is in Web Mercator, the projection of map tiles. */
export function project({ lat, lng }: Position): Point {
  const latitude = Math.max(-maxLatitude, Math.min(maxLatitude, lat))
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** Returns the position of a point in Web Mercator. */
export function unproject({ x, y }: Point): Position {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return { lat, lng: (x - 0.5) * 360 }
}
