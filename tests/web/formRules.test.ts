import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { covers } from '#tests/support/clauses/covers.ts'
import { validateWith } from '#web/lib/validateWith.ts'
import {
  lostPasswordRules,
  registerRules,
  resetPasswordRules,
  signInRules,
} from '#web/shop/customer/account/accountRules.ts'
import { validateContact } from '#web/shop/orders/checkout/checkoutRules.ts'
import { validateCard } from '#web/shop/orders/payment/cardRules.ts'

const passwordMessage =
  'Password must contain at least one uppercase letter, one lowercase letter, one number and one symbol.'

/** The message of each field of a form with these values. */
const errorsOf = (rules: z.ZodMiniObject, values: Record<string, string>) =>
  validateWith(rules)(values)

const resetWith = (password: string, confirmPassword = password) =>
  errorsOf(resetPasswordRules, { password, confirmPassword })

describe('a new password', () => {
  test('is required', () => {
    covers('validation.password.required', 'validation.reset-password.password')

    expect(resetWith('')['password']).toBe('Please enter your password')
  })

  test.each([
    ['has at least 8 characters', 'Silk-12', 'Silk-123'],
    ['contains a digit', 'Silk-dress', 'Silk-dress1'],
    ['contains a lowercase letter', 'SILK-DRESS-1', 'SILK-DRESs-1'],
    ['contains an uppercase letter', 'silk-dress-1', 'Silk-dress-1'],
  ])('%s', (_, rejected, accepted) => {
    covers(
      'validation.password.digit',
      'validation.password.length',
      'validation.password.lowercase',
      'validation.password.message',
      'validation.password.uppercase',
    )

    expect(resetWith(rejected)).toEqual({ password: passwordMessage })
    expect(resetWith(accepted)).toEqual({})
    const register = (password: string) => errorsOf(registerRules('2026-11-21'), { password })
    expect(register(rejected)['password']).toBe(passwordMessage)
    expect(register(accepted)['password']).toBeUndefined()
  })

  test('needs no symbol', () => {
    covers('validation.password.symbol')

    expect(resetWith('Silkdress2026')).toEqual({})
  })

  test('is confirmed by the same password', () => {
    covers('validation.reset-password.confirm-equal', 'validation.reset-password.confirm-required')

    expect(resetWith('Silk-dress-1', '')['confirmPassword']).toBe(
      'Please enter your confirm password',
    )
    expect(resetWith('Silk-dress-1', 'Silk-dress-2')).toEqual({
      confirmPassword: 'Passwords do not match',
    })
  })
})

test('the sign-in and the lost password need a username, and the sign-in a password', () => {
  covers(
    'validation.lost-password.username',
    'validation.sign-in.password',
    'validation.sign-in.username',
  )

  const username = 'Please enter your username or email address'
  expect(errorsOf(lostPasswordRules, { username: ' ' })).toEqual({ username })
  expect(errorsOf(signInRules, { username: '', password: '' })).toEqual({
    username,
    password: 'Please enter your password',
  })
})

const contact = {
  email: 'ploy@example.com',
  isBilledElsewhere: false,
  deliveryFirstName: 'Ploy',
  deliveryLastName: 'Saetang',
  deliveryPhoneNumber: '081 234 5678',
  deliveryAddress1: '99/1 Sukhumvit 39',
  deliveryCity: 'Watthana',
  deliveryProvince: 'Bangkok',
  deliveryPostcode: '10110',
  deliveryCountry: 'TH',
}

test('the contact step of the checkout needs every field of a complete address', () => {
  covers('validation.checkout.contact')

  expect(validateContact(contact)).toEqual({})
  const { isBilledElsewhere: _, deliveryCountry: _country, deliveryLastName, ...texts } = contact
  expect(deliveryLastName).not.toBe('')
  expect(validateContact({ ...contact, deliveryLastName: ' ' })).toEqual({})
  for (const field of Object.keys(texts))
    expect(Object.keys(validateContact({ ...contact, [field]: ' ' })), field).toEqual([field])
})

test('a postcode in Thailand has five digits, and others are free', () => {
  covers('validation.checkout.postcode')

  const errorOf = (deliveryPostcode: string, deliveryCountry = 'TH') =>
    validateContact({ ...contact, deliveryPostcode, deliveryCountry })['deliveryPostcode']
  expect(errorOf('1011')).toBeTruthy()
  expect(errorOf('101100')).toBeTruthy()
  expect(errorOf('1011a')).toBeTruthy()
  expect(errorOf('10110')).toBeUndefined()
  expect(errorOf('SW1A 1AA', 'GB')).toBeUndefined()
})

describe('a card', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 30, 12), toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const card = { name: 'Ploy', number: '4242 4242 4242 4242', expiry: '12/39', securityCode: '123' }
  const isRejected = (field: keyof typeof card, text: string) =>
    field in validateCard({ ...card, [field]: text })

  test('needs the name on it', () => {
    covers('validation.card.name')

    expect(validateCard(card)).toEqual({})
    expect([isRejected('name', ' '), isRejected('name', 'P')]).toEqual([true, false])
  })

  test('has a number of 13 to 19 digits with a valid check digit', () => {
    covers('validation.card.number')

    const numbers = {
      '4222222222222': false,
      '4000000000000000006': false,
      '424242424242': true,
      '42424242424242424242': true,
      '4242424242424241': true,
      '4242a42424242424': true,
      '': true,
    }
    for (const [number, expected] of Object.entries(numbers))
      expect(isRejected('number', number), number).toBe(expected)
  })

  test('expires this month or later', () => {
    covers('validation.card.expiry')

    const dates = ['10/26', '11/26', '12/26', '01/27', '13/27', '00/27', '1127', '']
    expect(dates.map((date) => isRejected('expiry', date))).toEqual([
      ...[true, false, false, false],
      ...[true, true, true, true],
    ])
  })

  test('has a security code of three or four digits', () => {
    covers('validation.card.security-code')

    const codes = ['12', '123', '1234', '12345', '12a', '']
    expect(codes.map((code) => isRejected('securityCode', code))).toEqual([
      ...[true, false, false, true, true, true],
    ])
  })
})
