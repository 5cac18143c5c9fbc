import { knownNames, parseSwitches } from '@vitrine/gateway/faults/switches.ts'
import { expect, test } from 'vitest'

const now = Date.parse('2026-11-24T00:00:00+07:00')

test('switches are parsed from one text', () => {
  const text =
    'tab,cart.add:500*2,orders:slow5s,site:hang,page:malform,search:contract,products.read:soldout,auth:expire,popups:off,clock:+2h,stock:SKU-1=0,run:abc'
  expect(parseSwitches(text, now)).toEqual({
    text: text.replace(',run:abc', ''),
    faults: [
      {
        text: 'cart.add:500*2',
        target: 'cart.add',
        fault: { kind: 'fail', status: 500 },
        times: 2,
      },
      { text: 'orders:slow5s', target: 'orders', fault: { kind: 'slow', milliseconds: 5000 } },
      { text: 'site:hang', target: 'site', fault: { kind: 'hang' } },
      { text: 'page:malform', target: 'page', fault: { kind: 'malform' } },
      { text: 'search:contract', target: 'search', fault: { kind: 'contract' } },
      { text: 'products.read:soldout', target: 'products.read', fault: { kind: 'soldout' } },
    ],
    clockOffset: 7_200_000,
    sessionExpired: true,
    hidesPopups: true,
    isOfTab: true,
    run: 'abc',
    forCms: 'clock:+7200s,stock:SKU-1=0',
    problems: [],
  })
})

test('the clock is set to a moment in Bangkok', () => {
  expect(parseSwitches('clock:2026-12-24T23:59', now).clockOffset).toBe(
    30 * 86_400_000 + 23 * 3_600_000 + 59 * 60_000,
  )
  expect(parseSwitches('clock:2026-11-23', now).clockOffset).toBe(-86_400_000)
  expect(parseSwitches('clock:-30m', now).forCms).toBe('clock:-1800s')
})

test.each([
  ['cart.ad:500', 'There is no call “cart.ad”.'],
  ['cart.add:maybe', '“maybe” is not a fault: write a status from 400 to 599'],
  ['cart.add:500*0', '“500*0” is not a fault'],
  ['cart.add:200', '“200” is not a fault'],
  ['clock:2026-99-99', '“clock:2026-99-99” is not a time'],
  ['stock:many', '“stock:many” is not a stock'],
  ['invoice:malform', "The browser's requests to “invoice” can only fail, be slow or hang."],
])('%s is rejected with a reason', (text, problem) => {
  const { problems, faults } = parseSwitches(text, now)
  expect(problems).toEqual([expect.stringContaining(problem)])
  expect(faults).toEqual([])
})

test('a delay is at most a minute', () => {
  expect(parseSwitches('orders:slow5m', now).faults[0]?.fault).toEqual({
    kind: 'slow',
    milliseconds: 60_000,
  })
})

test('every known name can be switched', () => {
  const text = knownNames.map((name) => `${name}:500`).join(',')
  expect(parseSwitches(text, now).problems).toEqual([])
})
