import { fromInstant, toInstant } from '@vitrine/contract/clock.ts'
import { workingDaysAfter } from '@vitrine/contract/rules/workingDays.ts'
import { bangkokTime as readBangkokTime } from '@vitrine/gateway/scalars/textScalars.ts'
import { inLanguage } from '@vitrine/web/lib/language.ts'
import { discountPercent, formatPrice } from '@vitrine/web/lib/price.ts'
import { bangkokTime, clockTime, deadlineText, longDate, shortDay } from '@vitrine/web/lib/time.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { baht } from './baht.ts'

/** A morning in Bangkok that is the evening of the day before in London and New York. */
const morning = new Date('2026-11-20T18:30:05Z')

test('working days skip the weekend as it is in Bangkok', () => {
  covers('product.promises.delivery')

  // Friday evening in London, Saturday in Bangkok.
  const saturday = Date.parse('2026-11-20T18:30:05Z')
  expect(shortDay(saturday)).toBe('Sat, Nov 21')
  expect([1, 2, 5, 6].map((days) => shortDay(workingDaysAfter(saturday, days)))).toEqual([
    'Mon, Nov 23',
    'Tue, Nov 24',
    'Fri, Nov 27',
    'Mon, Nov 30',
  ])
  expect(shortDay(workingDaysAfter(Date.parse('2026-12-31T17:30:00Z'), 0))).toBe('Fri, Jan 1')
})

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

test('prices are whole baht with thousands separators', () => {
  covers('formats.currency', 'formats.currency.format', 'formats.currency.satang')

  expect(formatPrice(baht(4590))).toBe('฿4,590')
  expect(formatPrice(baht(0))).toBe('฿0')
  expect(formatPrice(baht(99.5))).toBe('฿99.50')
  expect(formatPrice(baht(-1234.05))).toBe('−฿1,234.05')
  expect(formatPrice(baht(1234567))).toBe('฿1,234,567')
  expect(formatPrice(baht(-500))).toBe('−฿500')
})

test('an amount in another currency is shown with its code', () => {
  expect(formatPrice({ amount: -1234.5, currencyCode: 'EUR' })).toBe('−EUR\u00a01,234.50')
})

test('a discount is rounded to whole percent', () => {
  covers('formats.price.discount-rounding')

  expect(discountPercent(3490, 4590)).toBe(24)
  expect(discountPercent(6900, 8900)).toBe(22)
})

test('a discount is at least 1 % and never 100 %', () => {
  covers('formats.price.discount-limits')

  for (const price of [4589, 4580, 4545]) expect(discountPercent(price, 4590)).toBeNull()
  expect(discountPercent(4544, 4590)).toBe(1)
  for (const price of [0.01, 1, 20, 23]) expect(discountPercent(price, 4590)).toBe(99)
})

test('there is no discount unless the price is above 0 and below the regular price', () => {
  covers('formats.price.discount')

  expect(discountPercent(0, 4590)).toBeNull()
  expect(discountPercent(4590, 4590)).toBeNull()
  expect(discountPercent(5000, 4590)).toBeNull()
})

test('dates in Thai have Buddhist years and times of 24 hours', () => {
  covers('formats.thai.dates')

  inLanguage('th', () => {
    expect(longDate(morning)).toBe('21 พฤศจิกายน 2569')
    expect(shortDay(morning.getTime())).toBe('ส. 21 พ.ย.')
    expect(clockTime(morning)).toBe('01.30 น.')
    expect(deadlineText(morning)).toBe('วันเสาร์ที่ 21 พฤศจิกายน เวลา 01.30 น.')
  })
  expect(longDate(morning)).toBe('November 21, 2026')
})
