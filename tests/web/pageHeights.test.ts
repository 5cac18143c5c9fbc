import { expect, test } from 'vitest'
import { PageHeights } from '#web/shop/catalog/listing/grid/pageHeights.ts'

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

test('measuring the same heights again changes nothing', () => {
  const heights = new PageHeights()
  expect(heights.measure([[1, 1000]])).toBe(true)
  expect(heights.measure([[1, 1000]])).toBe(false)
  expect(heights.measure([[1, 1184]])).toBe(true)
  expect(heights.sum({ from: 1, to: 1 })).toBe(1184)
})
