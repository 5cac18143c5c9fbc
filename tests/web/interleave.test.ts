import { expect, test } from 'vitest'
import { interleave, lookBookPositions } from '#web/shop/catalog/interleave.ts'

const products = (count: number) => [...Array(count).keys()]
const lookBooks = [...'abcdefghijklmnop']

/** Where look books stand on one kind of screen, counted from 1. */
function positions(
  count: number,
  density: 'three-col' | 'four-col',
  screen: 'wide' | 'narrow',
  books = lookBooks,
) {
  return interleave(products(count), books, density)
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
  expect(positions(60, 'four-col', 'wide', ['a', 'b'])).toEqual([4, 10])
})

test('every product stands once and in order', () => {
  const tiles = interleave(products(48), lookBooks, 'four-col')
  expect(tiles.flatMap((tile) => (tile.kind === 'product' ? [tile.product] : []))).toEqual(
    products(48),
  )
})

test('appending a page never moves a look book that stands', () => {
  for (const density of ['three-col', 'four-col'] as const)
    for (const screen of ['wide', 'narrow'] as const) {
      let before: number[] = []
      for (const count of [12, 24, 36, 48]) {
        const now = positions(count, density, screen)
        expect(now.slice(0, before.length)).toEqual(before)
        before = now
      }
    }
})
