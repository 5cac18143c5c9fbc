import { person as framedPerson } from '@vitrine/cms/component/fields.ts'
import { Register } from '@vitrine/contract/customer.ts'
import { OrderLink, PlaceOrder } from '@vitrine/contract/orders.ts'
import { birthDateMessage } from '@vitrine/contract/rules/birthDate.ts'
import { suggestEmail } from '@vitrine/contract/rules/emailSlip.ts'
import { StockAlertRequest } from '@vitrine/contract/stockAlerts.ts'
import { typedForm } from '@vitrine/contract/typedText.ts'
import { newsletterRules } from '@vitrine/web/frame/popups/useNewsletter.ts'
import {
  registerRules,
  resetPasswordRules,
} from '@vitrine/web/shop/customer/account/accountRules.ts'
import { validateContact } from '@vitrine/web/shop/orders/checkout/checkoutRules.ts'
import { validateLookup } from '@vitrine/web/shop/orders/lookup/lookupRules.ts'
import { validateCard } from '@vitrine/web/shop/orders/payment/cardRules.ts'
import { keepEmail, slipErrors } from '@vitrine/web/ui/form/emailSlip.ts'
import { validateWith } from '@vitrine/web/ui/form/validateWith.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z as classic, type ZodType } from 'zod'
import * as z from 'zod/mini'
import { covers } from '#tests/support/clauses/covers.ts'

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

const framed = classic.object({ email: framedPerson.email })

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

describe('an email address', () => {
  const accepted = [
    "O'Brien+shop@example.co.th",
    'a/b@example.com',
    'mali@ร้านค้า.ไทย',
    'mali@xn--42c5b3a1dc8kd.xn--o3cw4h',
    'info@bücher。de',
    ' ｍａｌｉ＠example.com\u200e',
  ]
  const rejected = [
    'mali',
    'mali@example',
    'mali@example..com',
    'mali@-example.com',
    '.mali@example.com',
    'มะลิ@example.com',
    'mali@[127.0.0.1]',
    'a@example.com, b@example.com',
    'a@b@example.com',
    `${'m'.repeat(65)}@example.com`,
  ]
  const person = { firstName: 'A', lastName: 'B', birthDate: '1990-01-31', phoneNumber: '1' }
  const address = { ...person, address1: 'A', city: 'B', state: 'C', postcode: '10110', phone: '1' }
  const order = { shippingMethod: 'a', paymentMethod: 'bacs', expectedTotal: 1, shipping: address }
  const isValid = (schema: ZodType, form: unknown) => schema.safeParse(typedForm(form)).success
  /** Every form and call that takes an email address. */
  const takers: Record<string, (email: string) => boolean> = {
    'contact step': (email) => !validateContact({ ...contact, email })['email'],
    'registration form': (email) => !errorsOf(registerRules('2026-11-21'), { email })['email'],
    'lookup form': (text) => !validateLookup({ order: '1', contact: text })['contact'],
    'newsletter form': (email) =>
      !errorsOf(z.object({ email: newsletterRules.email }), { email })['email'],
    'frame of the contact form': (email) => isValid(framed, { email }),
    'order of the API': (email) =>
      isValid(PlaceOrder, { ...order, billing: { ...address, email } }),
    'registration of the API': (email) =>
      isValid(Register, { ...person, password: 'Silk-123', email }),
    'stock alert of the API': (email) => isValid(StockAlertRequest, { id: 1, email }),
    'lookup of the API': (email) => isValid(OrderLink, { email }),
  }

  test.each(Object.keys(takers))('is accepted or rejected by the same rule: %s', (name) => {
    covers('validation.forms.email', 'validation.forms.email-idn')

    const isAccepted = (email: string) => takers[name]?.(email)
    expect(accepted.filter((email) => !isAccepted(email))).toEqual([])
    expect(rejected.filter(isAccepted)).toEqual([])
  })

  test.each([
    ['mali@gmail.con', 'mali@gmail.com'],
    ['mali@hotmial.com', 'mali@hotmail.com'],
    ['mali@gmail.co', 'mali@gmail.com'],
    ['mali@gmail', 'mali@gmail.com'],
    ['mali@gmail,com', 'mali@gmail.com'],
    ['mali@yaho.com', 'mali@yahoo.com'],
    ['mali@shop.coth', 'mali@shop.co.th'],
    ['mali@ku.ac.ht', 'mali@ku.ac.th'],
  ])('with the likely slip %s is questioned', (typed, meant) => {
    covers('validation.forms.email-slip')

    expect(suggestEmail(typed)).toBe(meant)
  })

  test('of a lesser known or similar provider is not questioned', () => {
    covers('validation.forms.email-slip')

    const domains = ['gmail.com', 'ymail.com', 'mail.com', 'me.com', 'live.com', 'yahoo.co.jp']
    const more = ['yahoo.fr', 'gmx.com', 'company.co', 'chula.ac.th', 'bücher.de', 'ร้าน.ไทย']
    for (const domain of [...domains, ...more, 'example', ''])
      expect(suggestEmail(`mali@${domain}`), domain).toBeUndefined()
    expect(suggestEmail('081 234 5678')).toBeUndefined()
  })

  test('that a visitor keeps is not questioned again', () => {
    covers('validation.forms.email-slip')

    const values = { email: 'mali@gnail.com' }
    expect(slipErrors(values)).toEqual({ email: 'Please check your email address.' })
    keepEmail(values.email)
    expect(slipErrors(values)).toEqual({})
  })
})

test.each([
  ['1990-01-31', undefined],
  ['2026-11-21', undefined],
  ['2026-11-22', /not later than today/],
  ['1899-12-31', /from 1900 on/],
  ['0033-01-31', /four digits, such as 1990/],
  ['2533-01-31', /^The Buddhist year 2533 is 1990\. Please enter 1990\.$/],
  ['2535-02-29', /2535 is 1992/],
  ['1990-02-31', /as YYYY-MM-DD$/],
  ['31/01/2533', /as YYYY-MM-DD$/],
])('the birth date %s has the message %s', (birthDate, message) => {
  covers('validation.forms.birth-date', 'validation.forms.buddhist-year')
  covers('validation.register.birth-date-future', 'validation.profile.birth-date-future')

  const shown = errorsOf(registerRules('2026-11-21'), { birthDate })['birthDate']
  expect(shown).toBe(birthDateMessage(birthDate, '2026-11-21'))
  if (message) expect(shown).toMatch(message)
  else expect(shown).toBeUndefined()
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
