import { project, worldSizeAt } from '@vitrine/web/lib/mercator.ts'
import { fullView } from '@vitrine/web/shop/content/stores/fullView.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const paragon = at(13.7462, 100.5347)
const embassy = at(13.744, 100.5467)
const chiangMai = at(18.8073, 99.0181)
const hatYai = at(6.992, 100.4823)
const khonKaen = at(16.4329, 102.8256)
const zooms = { min: 4, max: 14 }

/** The point of a position on a map of this size, in CSS pixels from its top left corner. */
function placed(position: typeof paragon, size: Size, view: ReturnType<typeof fullView>) {
  const [point, centre] = [project(position), project(view.centre)]
  const world = worldSizeAt(view.zoom)
  return {
    left: (point.x - centre.x) * world + size.width / 2,
    top: (point.y - centre.y) * world + size.height / 2,
  }
}

interface Size {
  width: number
  height: number
}

test('the full view is at zoom 14 when the stores fit there', () => {
  covers('stores.map.full-view')

  expect(fullView([paragon, embassy], { width: 358, height: 338 }, zooms).zoom).toBe(14)
  const { centre, zoom } = fullView([paragon], { width: 358, height: 338 }, zooms)
  expect(zoom).toBe(14)
  expect(Math.abs(centre.lat - paragon.lat)).toBeLessThan(0.002)
})

test('the full view has room for every pin at the nearest whole zoom', () => {
  covers('stores.map.full-view')

  const all = [paragon, embassy, chiangMai, hatYai, khonKaen]
  for (const size of [
    { width: 358, height: 376 },
    { width: 820, height: 760 },
    { width: 288, height: 320 },
  ]) {
    const view = fullView(all, size, zooms)
    expect(view.zoom).toBe(Math.round(view.zoom))
    for (const position of all) {
      const { left, top } = placed(position, size, view)
      expect(left).toBeGreaterThanOrEqual(22)
      expect(left).toBeLessThanOrEqual(size.width - 22)
      expect(top).toBeGreaterThanOrEqual(30)
      expect(top).toBeLessThanOrEqual(size.height)
    }
    const nearer = fullView(all, size, { min: view.zoom + 1, max: 14 })
    const tops = all.map((position) => placed(position, size, nearer).top)
    expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(size.height - 84)
  }
})
