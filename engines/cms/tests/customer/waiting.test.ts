import { createDeviceToken, readDevice } from '@vitrine/commerce/deviceTokens.ts'
import { waitBefore } from '@vitrine/commerce/signInThrottle.ts'
import { createSignedToken, createToken, isSignedToken } from '@vitrine/contract/service/tokens.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'

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

test('the token of a browser is valid for its account, its password, its secret and 180 days', () => {
  covers('security.staff.devices')
  const holder = { account: 'staff:owner', credential: 'hash' }
  const token = createDeviceToken('secret', holder, now)
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const device = readDevice('secret', token, later(179))
  expect(device?.belongsTo(holder)).toBe(true)
  expect(device?.belongsTo({ ...holder, account: 'staff:nok' })).toBe(false)
  expect(device?.belongsTo({ ...holder, credential: 'other' })).toBe(false)
  expect(readDevice('secret', token, later(180))).toBeNull()
  expect(readDevice('other', token, now)).toBeNull()
  const [ends = '', ...parts] = token.split('.')
  for (const forged of [
    '',
    'x',
    token.slice(0, -1),
    `${token}.a`,
    [Number(ends) + 1, ...parts].join('.'),
  ])
    expect(readDevice('secret', forged, now), forged).toBeNull()
  expect(readDevice('secret', createDeviceToken('secret', holder, now), now)?.key).not.toBe(
    device?.key,
  )
})

test('a signed token is recognized by its secret and purpose alone', () => {
  const token = createSignedToken('secret', 'session')
  expect(isSignedToken('secret', 'session', token)).toBe(true)
  expect(isSignedToken('secret', 'other', token)).toBe(false)
  expect(isSignedToken('other', 'session', token)).toBe(false)
  for (const made of [undefined, '', 'a'.repeat(43), createToken()])
    expect(isSignedToken('secret', 'session', made)).toBe(false)
})

test('the wait counts from the latest attempt', () => {
  const mixed = [...wrong(9, stranger.key, 1), { source: stranger.key, at: ago(600) }]
  expect(waitBefore(mixed, stranger, now)).toBe(14_000)
  expect(waitBefore([], stranger, now)).toBe(0)
})
