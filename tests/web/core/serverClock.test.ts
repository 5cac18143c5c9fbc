import { createServer } from 'node:http'
import { deadlineText as inEmails } from '@vitrine/commerce/email/writing.ts'
import { languages } from '@vitrine/contract/common.ts'
import { inLanguage } from '@vitrine/web/lib/language.ts'
import { deadlineText, fetchAndReadClock, serverNow } from '@vitrine/web/lib/time.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

test.each([
  ['2026-11-25T19:26:00Z', 'Thursday, November 26, 2:26 am'],
  ['2026-11-26T05:05:59Z', 'Thursday, November 26, 12:05 pm'],
])('the deadline %s is written as %s', (instant, text) => {
  expect(deadlineText(new Date(instant))).toBe(text)
})

test.each(languages)('pages and emails in %s write every deadline alike', (language) => {
  covers('formats.deadline')

  const moments = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (moment) => {
      const onPage = inLanguage(language, () => deadlineText(moment))
      expect(onPage).toBe(inEmails(language, moment))
    }),
  )
})

const noon = Date.UTC(2026, 10, 24, 12)
const minute = 60_000

let url: string
/** Runs while a request is in flight. */
let whileInFlight: () => void

const server = createServer((_request, response) => {
  whileInFlight()
  response.setHeader('date', new Date(noon).toUTCString()).end()
})

beforeEach(async () => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  whileInFlight = () => undefined
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
})

afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** Milliseconds by which the shop's clock differs from the server's. */
const error = (now = noon) => Math.abs(serverNow() - now)

test.each([30, -30])(
  'the clock of a device that is %i minutes wrong is corrected',
  async (minutes) => {
    covers('payment.qr.clock-offset')
    vi.setSystemTime(noon + minutes * minute)
    await fetchAndReadClock(url)
    expect(error()).toBeLessThanOrEqual(500)
  },
)

test('a response that was in flight while the device slept does not move the clock', async () => {
  covers('payment.qr.sleep')
  await fetchAndReadClock(url)
  whileInFlight = () => vi.setSystemTime(noon + 30 * minute)
  await fetchAndReadClock(url)
  expect(error(noon + 30 * minute)).toBeLessThanOrEqual(500)
})

test('a response that was in flight while the clock was set back does not move the clock', async () => {
  covers('payment.qr.clock-offset')
  await fetchAndReadClock(url)
  whileInFlight = () => vi.setSystemTime(noon - 30 * minute)
  await fetchAndReadClock(url)
  expect(error(noon - 30 * minute)).toBeLessThanOrEqual(500)
  // The next response corrects it.
  whileInFlight = () => undefined
  await fetchAndReadClock(url)
  expect(error()).toBeLessThanOrEqual(500)
})
