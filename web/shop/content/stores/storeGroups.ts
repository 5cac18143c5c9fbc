import type { Position } from '#web/lib/distance.ts'
import { project, worldSizeAt } from '#web/lib/mercator.ts'

/** The distance below which pins cover each other, in CSS pixels. */
const pinWidth = 26

/** Returns the stores in groups whose pins would cover the pin of their first store at this zoom (stores.map.group). */
export function groupStores<Store extends { location: Position }>(
  stores: readonly Store[],
  zoom: number,
): [Store, ...Store[]][] {
  const world = worldSizeAt(zoom)
  const groups: [Store, ...Store[]][] = []
  for (const store of stores) {
    const { x, y } = project(store.location)
    const group = groups.find(([first]) => {
      const other = project(first.location)
      return Math.hypot(x - other.x, y - other.y) * world < pinWidth
    })
    if (group) group.push(store)
    else groups.push([store])
  }
  return groups
}
