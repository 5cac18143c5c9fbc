import { interleave } from '@vitrine/web/shop/catalog/listing/grid/interleave.ts'
import { PageHeights } from '@vitrine/web/shop/catalog/listing/grid/pageHeights.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

test('a page that was not measured has the average height of the others', () => {
  const heights = new PageHeights([
    [1, 1000],
    [2, 2000],
  ])
  expect(heights.sum({ from: 1, to: 4 })).toBe(6000)
})

test('only pages within the range are rendered', () => {
  const heights = new PageHeights([...Array(100).keys()].map((page) => [page + 1, 1000] as const))
  expect(heights.within({ top: 50_500, bottom: 52_500 }, 100)).toEqual({ from: 51, to: 53 })
  expect(heights.within({ top: -500, bottom: 1000 }, 100)).toEqual({ from: 1, to: 1 })
})

test('the last page is rendered after the end, and the first before the start', () => {
  const heights = new PageHeights([[1, 1000]])
  expect(heights.within({ top: 90_000, bottom: 91_000 }, 5)).toEqual({ from: 5, to: 5 })
  expect(heights.within({ top: -2000, bottom: -1000 }, 5)).toEqual({ from: 1, to: 1 })
})

const lookBooks = [...'abcdefghijklmnop']
type Density = 'three-col' | 'four-col'
type Screen = 'wide' | 'narrow'

/** Returns the tiles of the pages that contain the first `shown` products. */
function tilesOf(total: number, shown: number, density: Density, books = lookBooks) {
  const limit = density === 'three-col' ? 12 : 16
  const products = [...Array(shown).keys()]
  return [...Array(Math.ceil(shown / limit)).keys()].flatMap((page) => {
    const first = page * limit
    return interleave(
      { products: products.slice(first, first + limit), first, total },
      books,
      density,
    )
  })
}

/** Returns the positions of look books on a screen, counted from 1. */
function positions(
  total: number,
  density: Density,
  screen: Screen,
  { books = lookBooks, shown = total } = {},
) {
  return tilesOf(total, shown, density, books)
    .filter((tile) => tile.kind === 'product' || tile.screen === screen)
    .flatMap((tile, index) => (tile.kind === 'lookBook' ? [index + 1] : []))
}

test('look books are at the positions of their density', () => {
  covers(
    'listing.look-books.four-columns',
    'listing.look-books.mobile-bands',
    'listing.look-books.three-columns',
  )

  const fourColumns = [4, 10, 14, 20, 24, 30, 34, 40]
  expect(positions(60, 'three-col', 'wide')).toEqual([3, 8, 11, 17])
  expect(positions(60, 'four-col', 'wide')).toEqual(fourColumns)
  expect(positions(60, 'three-col', 'narrow')).toEqual([4, 12, 20])
  expect(positions(60, 'four-col', 'narrow')).toEqual([4, 12, 20])
})

test('positions after the last product are skipped', () => {
  covers('listing.look-books.skip')

  expect(positions(12, 'three-col', 'wide')).toEqual([3, 8, 11])
  expect(positions(2, 'three-col', 'wide')).toEqual([])
})

test('appending a page keeps the position of the previous tiles', () => {
  covers('listing.look-books.append')

  for (const density of ['three-col', 'four-col'] as const) {
    let before: unknown[] = []
    for (const shown of [12, 24, 36, 48]) {
      const now = tilesOf(48, shown, density)
      expect(now.slice(0, before.length)).toEqual(before)
      before = now
    }
  }
})
