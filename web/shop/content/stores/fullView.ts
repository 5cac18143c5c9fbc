import type { Position } from '#web/lib/distance.ts'
import { project, unproject, worldSizeAt } from '#web/lib/mercator.ts'

/** The view of a map: its centre, and its zoom as a whole number. */
export interface MapView {
  centre: Position
  zoom: number
}

/** Room around the outermost positions, in CSS pixels: a pin is above its position, the buttons at the right, and notes below. */
const margin = { top: 40, right: 64, bottom: 44, left: 24 }

/**
 * Returns the view in which a map of this size, in CSS pixels, shows all positions: at `max` or, where they do not fit, at
 * the nearest whole zoom at which they do, down to `min` (stores.map.full-view).
 */
export function fullView(
  positions: readonly Position[],
  size: { width: number; height: number },
  { min, max }: { min: number; max: number },
): MapView {
  const points = positions.map(project)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const fits = (zoom: number) =>
    (east - west) * worldSizeAt(zoom) <= size.width - margin.left - margin.right &&
    (south - north) * worldSizeAt(zoom) <= size.height - margin.top - margin.bottom
  let zoom = max
  while (zoom > min && !fits(zoom)) zoom -= 1
  const world = worldSizeAt(zoom)
  const centre = unproject({
    x: (west + east + (margin.right - margin.left) / world) / 2,
    y: (north + south + (margin.bottom - margin.top) / world) / 2,
  })
  return { centre, zoom }
}
