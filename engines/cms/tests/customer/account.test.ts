import { expect, test } from 'vitest'
import { accountKey, usernameBase } from '#cms/visitor/account.ts'

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
