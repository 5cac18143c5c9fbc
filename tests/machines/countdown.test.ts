import { countdownMachine } from '@vitrine/machines/countdown/countdown.ts'
import { countdownExamples, now } from '@vitrine/machines/countdown/countdownExamples.ts'
import { parseDeadline, remainingClock } from '@vitrine/machines/countdown/deadline.ts'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...countdownExamples,
  invariants: {
    'is expired only when no time is left': ({ after }) =>
      after.matches('expired') === (after.context.remaining === 0),
    'the remaining time is that of the clock': ({ after: { context } }) =>
      context.remaining === Math.max(0, context.deadline - now()),
  },
})

describe('a running countdown', () => {
  const start = (remaining: number) => {
    const clock = new SimulatedClock()
    const read = { skipped: 0 }
    const now = () => clock.now() + read.skipped
    const actor = createActor(countdownMachine, { clock, input: { deadline: remaining, now } })
    return { actor: actor.start(), clock, read }
  }

  test('shows each second once, down to zero', () => {
    covers('payment.qr.countdown-interval')

    const { actor, clock } = start(2500)
    const shown: string[] = []
    actor.subscribe(({ context }) => shown.push(remainingClock(context.remaining)))
    clock.increment(499)
    expect(shown).toEqual([])
    for (const milliseconds of [1, 1000, 1000, 5000]) clock.increment(milliseconds)
    expect(shown).toEqual(['00:00:02', '00:00:01', '00:00:00'])
  })

  test('is correct after the device slept', () => {
    covers('payment.qr.sleep')

    const { actor, read } = start(60_000)
    read.skipped = 45_000
    actor.send({ type: 'page.shown' })
    expect(actor.getSnapshot().context.remaining).toBe(15_000)
    read.skipped = 61_000
    actor.send({ type: 'page.shown' })
    expect(actor.getSnapshot().value).toBe('expired')
  })
})

describe('timestamps and remaining times', () => {
  test('a text without a zone is in Bangkok, whatever the device’s zone', () => {
    covers('payment.qr.deadline-zone')

    expect(parseDeadline('2026-07-30 15:04:05')).toBe(Date.UTC(2026, 6, 30, 8, 4, 5))
    expect(parseDeadline(' 2026-07-30T15:04:05 ')).toBe(Date.UTC(2026, 6, 30, 8, 4, 5))
    expect(parseDeadline('2026-07-30')).toBe(Date.UTC(2026, 6, 29, 17))
  })

  test('a text with a zone is in that zone', () => {
    expect(parseDeadline('2026-07-30T15:04:05Z')).toBe(Date.UTC(2026, 6, 30, 15, 4, 5))
    for (const zone of ['+09:00', '+0900', '+09'])
      expect(parseDeadline(`2026-07-30T15:04:05${zone}`)).toBe(Date.UTC(2026, 6, 30, 6, 4, 5))
  })

  test.each(['', 'soon', '2026-02-31 10:00:00', '30/07/2026'])('%j is not a timestamp', (text) => {
    expect(parseDeadline(text)).toBeUndefined()
  })

  test.each([
    [3_661_000, '01:01:01'],
    [999, '00:00:01'],
    [0, '00:00:00'],
    [-5000, '00:00:00'],
    [360_000_000, '100:00:00'],
  ])('%i ms are formatted as %s', (milliseconds, text) => {
    covers('payment.qr.countdown')

    expect(remainingClock(milliseconds)).toBe(text)
  })
})
