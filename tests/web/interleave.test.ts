import { expect, test } from 'vitest'
import { interleave, lookBookPositions } from '#web/shop/catalog/listing/interleave.ts'

const lookBooks = [...'abcdefghijklmnop']
type Density = 'three-col' | 'four-col'
type Screen = 'wide' | 'narrow'

/** The tiles of a listing's first pages, as many as `shown` products make. */
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

/** Where look books stand on one kind of screen, counted from 1. */
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

test('look books stand where the specification puts them', () => {
  expect(positions(60, 'three-col', 'wide')).toEqual(lookBookPositions['three-col'])
  expect(positions(60, 'four-col', 'wide')).toEqual(lookBookPositions['four-col'])
  expect(positions(60, 'three-col', 'narrow')).toEqual(lookBookPositions.mobile)
})

test('positions past the number of products are skipped', () => {
  expect(positions(12, 'three-col', 'wide')).toEqual([3, 8, 11])
  expect(positions(2, 'three-col', 'wide')).toEqual([])
})

test('there are no more look book tiles than look books', () => {
  expect(positions(60, 'four-col', 'wide', { books: ['a', 'b'] })).toEqual([4, 10])
})

test('every product stands once and in order', () => {
  expect(
    tilesOf(48, 48, 'four-col').flatMap((tile) => (tile.kind === 'product' ? [tile.product] : [])),
  ).toEqual([...Array(48).keys()])
})

test('appending a page never moves a tile that stands', () => {
  for (const density of ['three-col', 'four-col'] as const) {
    let before: unknown[] = []
    for (const shown of [12, 24, 36, 48]) {
      const now = tilesOf(48, shown, density)
      expect(now.slice(0, before.length)).toEqual(before)
      before = now
    }
  }
})
