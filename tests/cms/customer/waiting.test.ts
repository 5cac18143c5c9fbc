import { expect, test } from 'vitest'
import { waitBefore } from '#server/signInThrottle.ts'

const now = new Date('2026-11-21T10:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const stranger = { key: 'address:1', isKnown: false }
const owner = { key: 'device:1', isKnown: true }

/** Wrong passwords of one source, the last of them `seconds` ago. */
const wrong = (count: number, source: string, seconds: number) =>
  Array.from({ length: count }, (_, index) => ({ source, at: ago(seconds + count - 1 - index) }))

test.each([
  [9, 0, 0],
  [10, 0, 15_000],
  [10, 4, 11_000],
  [10, 15, 0],
  [11, 0, 30_000],
  [12, 0, 60_000],
  [20, 0, 60_000],
  [20, 61, 0],
])('a source with %d wrong passwords, the last %d s ago, waits %d ms', (count, seconds, wait) => {
  expect(waitBefore(wrong(count, owner.key, seconds), owner, now)).toBe(wait)
})

test('unknown sources together get one attempt per five seconds', () => {
  const others = (count: number, seconds: number) => wrong(count, 'address:2', seconds)
  expect(waitBefore(others(9, 0), stranger, now)).toBe(0)
  expect(waitBefore(others(10, 0), stranger, now)).toBe(5000)
  expect(waitBefore(others(10, 5), stranger, now)).toBe(0)
  expect(waitBefore([...others(5, 3), ...wrong(5, 'address:3', 1)], stranger, now)).toBe(4000)
})

test('a known browser is not slowed by strangers', () => {
  expect(waitBefore(wrong(50, 'address:2', 0), owner, now)).toBe(0)
})

test('the wait counts from the latest attempt', () => {
  const mixed = [...wrong(9, stranger.key, 1), { source: stranger.key, at: ago(600) }]
  expect(waitBefore(mixed, stranger, now)).toBe(14_000)
  expect(waitBefore([], stranger, now)).toBe(0)
})
