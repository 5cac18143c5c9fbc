import { type DomainExamples, invalid, notFound, signedOut } from './callExample.ts'
import { address } from './samples.ts'

const user = {
  id: '77',
  displayName: 'Ada Chai',
  firstName: 'Ada',
  lastName: 'Chai',
  phoneNumber: '+66812345678',
  email: 'ada@example.com',
}
const person = {
  firstName: 'Ada',
  lastName: 'Chai',
  phoneNumber: '0812345678',
  birthDate: '1990-01-31',
}
const password = 'Password1'
const newPassword = { password: 'Password2', confirmPassword: 'Password2' }
const message = (text: string) => ({ success: true, message: text })
const throttled = { rate_limited: { message: 'Too many attempts. Please try again later.' } }
const details = {
  ...person,
  email: user.email,
  hasPassword: true,
  providers: [{ provider: 'google', linkedDate: '2026-11-02 10:00:00' }],
}
const saved = { data: [{ id: '3', isDefault: true, address }] }
const { email: _email, ...withoutEmail } = address

const invalidAddress = invalid({ 'address.city': 'Please enter your district' })

/** Sign-in, the account and its address book (docs/rest/customer.md). */
export const customerExamples = {
  'auth.login': {
    body: { username: user.email, password, rememberMe: true },
    response: { user },
    errors: { invalid: { message: 'Wrong username or password.' }, ...throttled },
  },
  'auth.register': {
    body: { ...person, email: user.email, password },
    response: { user },
    errors: { ...invalid({ email: 'Please enter a valid email address.' }), ...throttled },
  },
  'auth.lostPassword': {
    body: { username: user.email },
    response: message('If there’s an account, we’ve emailed a link.'),
    errors: {},
  },
  'auth.resetPassword': {
    body: { ...newPassword, resetKey: 'key-of-the-email', resetLogin: user.email },
    response: message('Your password has been changed.'),
    errors: invalid({ resetKey: 'This link has expired.' }),
  },
  'auth.logout': { response: message('You are signed out.'), errors: {} },
  profile: { response: user, errors: signedOut },
  'profile.details': { response: details, errors: signedOut },
  'profile.update': {
    body: person,
    response: details,
    errors: { ...signedOut, ...invalid({ birthDate: 'Please enter your date of birth.' }) },
  },
  'profile.password': {
    body: { currentPassword: password, ...newPassword },
    response: message('Your password has been changed.'),
    errors: {
      ...signedOut,
      ...invalid({ currentPassword: 'Wrong password.' }),
      ...throttled,
    },
  },
  'profile.data': {
    response: { customer: user, orders: [] },
    errors: { ...signedOut, ...throttled },
  },
  'profile.deletionLink': {
    response: message('We’ve emailed you a link.'),
    errors: { ...signedOut, conflict: { message: 'This account has no email address.' } },
  },
  'profile.delete': {
    body: { password },
    response: message('Your account has been deleted.'),
    errors: {
      ...signedOut,
      ...invalid({ password: 'Wrong password.' }),
      conflict: { message: 'An order is still in progress.' },
      ...throttled,
    },
  },
  'addresses.list': { response: saved, errors: signedOut },
  'addresses.add': {
    body: { address: withoutEmail, isDefault: true },
    response: saved,
    errors: { ...signedOut, ...invalidAddress },
  },
  'addresses.replace': {
    parameters: { id: '3' },
    body: { address: withoutEmail, isDefault: true },
    response: saved,
    errors: { ...signedOut, ...invalidAddress, ...notFound('Address not found') },
  },
  'addresses.remove': {
    parameters: { id: '3' },
    response: { data: [] },
    errors: signedOut,
  },
  'auth.social': {
    parameters: { provider: 'google' },
    errors: notFound('This sign-in is not available.'),
  },
  'auth.social.callback': {
    parameters: { provider: 'google', code: 'code-of-the-provider', state: 'state-of-the-attempt' },
    errors: notFound('This sign-in is not available.'),
  },
  'auth.social.form': {
    body: { code: 'code-of-the-provider', state: 'state-of-the-attempt' },
    errors: notFound('This sign-in is not available.'),
  },
} satisfies DomainExamples<'customer'>
