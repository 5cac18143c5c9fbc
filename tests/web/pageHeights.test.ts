import { expect, test } from 'vitest'
import { PageHeights } from '#web/shop/catalog/listing/pageHeights.ts'

test('pages that were not measured are as tall as the others on average', () => {
  const heights = new PageHeights([
    [1, 1000],
    [2, 2000],
  ])
  expect(heights.sum({ from: 1, to: 4 })).toBe(6000)
})

test('only pages that reach into the stretch are drawn', () => {
  const heights = new PageHeights([...Array(100).keys()].map((page) => [page + 1, 1000] as const))
  expect(heights.within({ top: 50_500, bottom: 52_500 }, 100)).toEqual({ from: 51, to: 53 })
  expect(heights.within({ top: -500, bottom: 1000 }, 100)).toEqual({ from: 1, to: 1 })
})

test('past the end the last page is drawn, above the start the first', () => {
  const heights = new PageHeights([[1, 1000]])
  expect(heights.within({ top: 90_000, bottom: 91_000 }, 5)).toEqual({ from: 5, to: 5 })
  expect(heights.within({ top: -2000, bottom: -1000 }, 5)).toEqual({ from: 1, to: 1 })
})

test('heights that were taken over before are nothing new', () => {
  const heights = new PageHeights()
  expect(heights.measure([[1, 1000]])).toBe(true)
  expect(heights.measure([[1, 1000]])).toBe(false)
  expect(heights.measure([[1, 1184]])).toBe(true)
  expect(heights.sum({ from: 1, to: 1 })).toBe(1184)
})
