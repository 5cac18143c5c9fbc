import { expect, test } from 'vitest'
import { Breaker } from '#gateway/upstream/breaker.ts'

const fail = (breaker: Breaker, times: number) => {
  for (let time = 0; time < times; time += 1) breaker.failed()
}

test('a CMS that fails eight times in a row is left alone, then tried by one call', () => {
  let now = 0
  const breaker = new Breaker({ clock: () => now })
  fail(breaker, 7)
  breaker.succeeded()
  fail(breaker, 7)
  expect(breaker.allows()).toBe(true)
  fail(breaker, 1)
  expect([breaker.isOpen, breaker.allows()]).toEqual([true, false])
  now = 500
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
  breaker.succeeded()
  expect([breaker.isOpen, breaker.allows()]).toEqual([false, true])
})

test('however long a CMS was away, it is asked again within five seconds', () => {
  let now = 0
  const breaker = new Breaker({ clock: () => now })
  fail(breaker, 8)
  const pauses: number[] = []
  for (let time = 0; time < 6; time += 1) {
    const from = now
    while (!breaker.allows()) now += 100
    pauses.push(now - from)
    breaker.failed()
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 4000, 4000])
})
