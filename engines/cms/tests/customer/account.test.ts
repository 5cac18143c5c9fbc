import { expect, test } from 'vitest'
import {
  accountKey,
  requireUsableReset,
  serializeUser,
  usernameBase,
} from '#cms/visitor/account.ts'
import type { Customer } from '#cms/visitor/sessions.ts'

const now = new Date('2026-11-21T18:00:00Z')

test('wrong passwords for username and email count for the same account', () => {
  expect(accountKey({ id: 7 }, 'Ploy')).toBe('customer:7')
  expect(accountKey(null, ' Ghost@Example.com ')).toBe('unknown:ghost@example.com')
})

test.each([
  ['Ploy.S-1+shop@Example.com', 'ploy.s-1shop'],
  ['พลอย@example.com', 'customer'],
  ['', 'customer'],
  [`${'a'.repeat(50)}@example.com`, 'a'.repeat(40)],
])('the username for %s begins with %s', (text, base) => {
  expect(usernameBase(text)).toBe(base)
})

test('a reset key is valid once and until it expires', () => {
  const reset = { usedAt: null, expiresAt: new Date(now.getTime() + 1) }
  expect(requireUsableReset({ reset }, now)).toEqual({ reset })
  const rejected = (
    item: { reset: typeof reset | { usedAt: Date; expiresAt: Date } } | undefined,
  ) => {
    try {
      return requireUsableReset(item, now)
    } catch (error) {
      return error
    }
  }
  const message = (what: string) => `This link ${what}. Please request a new one.`
  expect(rejected(undefined)).toMatchObject({
    code: 'invalid',
    details: { fields: { resetKey: message('isn’t valid') } },
  })
  expect(rejected({ reset: { ...reset, usedAt: now } })).toMatchObject({
    message: message('has already been used'),
  })
  expect(rejected({ reset: { ...reset, expiresAt: now } })).toMatchObject({
    message: message('has expired'),
  })
})

test("a customer's display name is the username when there is no name", () => {
  const ploy = {
    id: 7,
    firstName: 'Ploy',
    lastName: '',
    username: 'ploy',
    isAdmin: false,
  } as Customer
  expect(serializeUser(ploy)).toMatchObject({ id: '7', displayName: 'Ploy', isAdmin: false })
  expect(serializeUser({ ...ploy, firstName: '' }).displayName).toBe('ploy')
})
