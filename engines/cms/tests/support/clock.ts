import type { Clock } from '@vitrine/contract/clock.ts'

/** A clock that is stopped until a test advances it. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

/** Creates a stopped clock, by default at 09:30 in Bangkok. */
export function createTestClock(start = '2026-11-21T02:30:00Z'): TestClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds
    },
  }
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
