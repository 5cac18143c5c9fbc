import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deadlineText as inLetters } from '#cms/clock.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { deadlineText } from '#web/lib/time.ts'

test.each([
  ['2026-11-25T19:26:00Z', 'Thursday 26 November, 2.26 am'],
  ['2026-11-25T17:00:00Z', 'Thursday 26 November, 12.00 am'],
  ['2026-11-26T05:05:59Z', 'Thursday 26 November, 12.05 pm'],
  ['2026-12-31T16:59:00Z', 'Thursday 31 December, 11.59 pm'],
])('the deadline %s is written as %s', (instant, text) => {
  expect(deadlineText(new Date(instant))).toBe(text)
})

test('pages and emails write every deadline alike', () => {
  covers('formats.deadline')

  const moments = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(deadlineText(moment)).toBe(inLetters(moment))
    }),
  )
})
