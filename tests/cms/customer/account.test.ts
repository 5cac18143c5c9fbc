import { expect, test } from 'vitest'
import {
  accountKey,
  couponKeys,
  isBirthDate,
  presentUser,
  requireOpen,
  usernameBase,
} from '#cms/customer/account.ts'
import type { Customer } from '#cms/customer/sessions.ts'

const now = new Date('2026-11-21T18:00:00Z')

test('wrong passwords count for an account, whichever of its names they came with', () => {
  expect(accountKey({ id: 7 }, 'Ploy')).toBe('customer:7')
  expect(accountKey(null, ' Ghost@Example.com ')).toBe('unknown:ghost@example.com')
})

test('a coupon that counts once knows a customer by the account and by every e-mail', () => {
  expect(couponKeys(7, [' Ploy@Example.com', 'ploy@example.com', null])).toEqual([
    'email:ploy@example.com',
    'customer:7',
  ])
  expect(couponKeys(null, ['a@b.c', undefined])).toEqual(['email:a@b.c'])
  expect(couponKeys(null, [null, ''])).toEqual([])
})

test('nobody is born tomorrow, as Bangkok has it, or before 1900', () => {
  const days = ['1899-12-31', '1900-01-01', '2026-11-22', '2026-11-23']
  expect(days.map((day) => isBirthDate(day, now))).toEqual([false, true, true, false])
})

test.each([
  ['Ploy.S-1+shop@Example.com', 'ploy.s-1shop'],
  ['พลอย@example.com', 'customer'],
  ['', 'customer'],
  [`${'a'.repeat(50)}@example.com`, 'a'.repeat(40)],
])('the username for %s begins with %s', (text, base) => {
  expect(usernameBase(text)).toBe(base)
})

test('a key opens once, before its time is over', () => {
  const reset = { usedAt: null, expiresAt: new Date(now.getTime() + 1) }
  expect(requireOpen({ reset }, now)).toEqual({ reset })
  const refused = (
    found: { reset: typeof reset | { usedAt: Date; expiresAt: Date } } | undefined,
  ) => {
    try {
      return requireOpen(found, now)
    } catch (error) {
      return error
    }
  }
  const message = (what: string) => `This link ${what}. Please request a new one.`
  expect(refused(undefined)).toMatchObject({
    code: 'invalid',
    details: { fields: { resetKey: message("isn't valid") } },
  })
  expect(refused({ reset: { ...reset, usedAt: now } })).toMatchObject({
    message: message('has already been used'),
  })
  expect(refused({ reset: { ...reset, expiresAt: now } })).toMatchObject({
    message: message('has expired'),
  })
})

test('a customer is told by name, or by username where there is none', () => {
  const ploy = {
    id: 7,
    firstName: 'Ploy',
    lastName: '',
    username: 'ploy',
    isAdmin: false,
  } as Customer
  expect(presentUser(ploy)).toMatchObject({ id: '7', displayName: 'Ploy', isAdmin: false })
  expect(presentUser({ ...ploy, firstName: '' }).displayName).toBe('ploy')
})
