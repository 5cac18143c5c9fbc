import { withinLimits } from '@vitrine/machines/cart/cartLine.ts'
import { expect, test } from 'vitest'

const limits = { minimum: 1, maximum: 5 }

test.each([
  [3, 3],
  [0, 1],
  [-7, 1],
  [5, 5],
  [6, 5],
  [2.9, 2],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('%d typed becomes %d', (typed, quantity) => {
  expect(withinLimits(typed, limits)).toBe(quantity)
})
