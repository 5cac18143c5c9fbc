import {
  type CircuitBreaker,
  createCircuitBreaker,
} from '@vitrine/gateway/upstream/circuitBreaker.ts'
import { TransportError } from '@vitrine/gateway/upstream/transportError.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Sends a request that ends with `status`, or with a network failure, and returns whether it was sent. */
async function request(breaker: CircuitBreaker, status?: number): Promise<boolean> {
  const attempt = vi.fn(async () => {
    if (!status) throw new TransportError('network')
    return { status, headers: {}, text: '' }
  })
  await breaker.execute(attempt).catch(() => {})
  return attempt.mock.calls.length === 1
}
const fail = async (breaker: CircuitBreaker, times: number) => {
  for (let time = 0; time < times; time += 1) await request(breaker)
}

test('opens after eight failures in a row, then half-opens for one trial', async () => {
  covers('calls.breaker.open')

  const breaker = createCircuitBreaker()
  await fail(breaker, 7)
  expect(await request(breaker, 404)).toBe(true)
  await fail(breaker, 7)
  expect([breaker.isOpen, await request(breaker, 503)]).toEqual([false, true])
  expect([breaker.isOpen, await request(breaker, 200)]).toEqual([true, false])
  vi.setSystemTime(500)
  const during = [request(breaker, 200), request(breaker, 200)]
  expect(await Promise.all(during)).toEqual([true, false])
  expect([breaker.isOpen, await request(breaker, 200)]).toEqual([false, true])
})

test('half-opens at least every five seconds, however long the CMS is down', async () => {
  covers('calls.breaker.open')

  const breaker = createCircuitBreaker()
  await fail(breaker, 8)
  const pauses: number[] = []
  for (let time = 0; time < 6; time += 1) {
    const from = Date.now()
    while (!(await request(breaker))) vi.setSystemTime(Date.now() + 100)
    pauses.push(Date.now() - from)
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 4000, 4000])
})
