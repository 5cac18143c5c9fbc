import { expect, test } from 'vitest'
import { fromInstant, toInstant } from '#cms/clock.ts'
import { bangkokTime as readBangkokTime } from '#gateway/scalars/dateTime.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { bangkokTime, longDate } from '#web/lib/time.ts'

/** In the evening of the day before in London, and in New York. */
const morning = new Date('2026-11-20T18:30:05Z')

test('a timestamp is written in Bangkok time, whatever the zone of the device', () => {
  covers('formats.time-zone', 'formats.timestamp')

  expect(bangkokTime(morning)).toBe('2026-11-21 01:30:05')
  expect(toInstant(morning)).toBe('2026-11-21 01:30:05')
})

test('a timestamp of the CMS is read as Bangkok time', () => {
  covers('formats.timestamp.zone')

  expect(fromInstant('2026-11-21 01:30:05')).toEqual(morning)
  const read = new Date(readBangkokTime('2026-11-21 01:30:05') ?? '')
  expect(read).toEqual(morning)
})

test('the date of an order is written with a long month, as in Bangkok', () => {
  covers('formats.order-date', 'formats.time-zone')

  expect(longDate(morning)).toBe('November 21, 2026')
})
