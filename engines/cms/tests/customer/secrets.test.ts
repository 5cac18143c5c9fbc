import { isSignedWebhook, signWebhook } from '@vitrine/commerce/payment/webhooks.ts'
import { purposeSecrets } from '@vitrine/contract/service/purposeSecrets.ts'
import { createToken, isSame, isToken, sign, tokenHash } from '@vitrine/contract/service/tokens.ts'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '#cms/customer/passwords.ts'

test('a password is stored as a salted argon2id hash and verified', async () => {
  const [first, second] = await Promise.all([hashPassword('Silk1234'), hashPassword('Silk1234')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await isPassword(first, 'Silk1234')).toBe(true)
  expect(await isPassword(first, 'silk1234')).toBe(false)
  expect(await isPassword(null, 'no customer has this password')).toBe(false)
})

test('a password verifies in composed and decomposed Unicode', async () => {
  expect(await isPassword(await hashPassword('Caf\u00e91234'), 'Cafe\u03011234')).toBe(true)
})

test('tokens are unique, have 256 bits and are stored as a hash', () => {
  const tokens = new Set(Array.from({ length: 1000 }, createToken))
  expect(tokens.size).toBe(1000)
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(isToken(token)).toBe(true)
    expect(tokenHash(token)).not.toContain(token)
  }
  const [token = ''] = tokens
  for (const text of [`${token}a`, ` ${token}`, `${token}\n`, `${token.slice(1)}.`, "' or 1=1", ''])
    expect(isToken(text)).toBe(false)
  expect(isToken(undefined)).toBe(false)
})

test('a signature is valid only for its purpose and text', () => {
  const signature = sign('secret', 'order', '1234')
  expect(isSame(signature, sign('secret', 'order', '1234'))).toBe(true)
  expect(isSame(signature, sign('secret', 'order', '1235'))).toBe(false)
  expect(isSame(signature, sign('secret', 'invoice', '1234'))).toBe(false)
  expect(isSame(signature, sign('other', 'order', '1234'))).toBe(false)
  expect(isSame('', signature)).toBe(false)
})

const now = new Date('2026-11-21T02:30:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a webhook is accepted when its signature is valid for the body and at most five minutes old', () => {
  const signature = signWebhook('secret', '{"charge":"1"}', now)
  const check = (body: string, given: string | undefined, at: Date) =>
    isSignedWebhook('secret', body, given, at)
  expect(check('{"charge":"1"}', signature, now)).toBe(true)
  expect(check('{"charge":"1"}', signature, later(300))).toBe(true)
  expect(check('{"charge":"1"}', signature, later(301))).toBe(false)
  expect(check('{"charge":"1"}', signature, later(-301))).toBe(false)
  expect(check('{"charge":"2"}', signature, now)).toBe(false)
  expect(check('{"charge":"1"}', signature.replace(/t=\d/, 't=2'), now)).toBe(false)
  for (const given of [undefined, `${signature}00`, `x${signature}`])
    expect(check('{"charge":"1"}', given, now)).toBe(false)
  expect(check('{"charge":"1"}', 't=1,v1=', now)).toBe(false)
})

test('secrets of different purposes are independent, and former ones follow the current one', () => {
  const [current, former] = ['a new secret of the shop', 'a former secret of it']
  const links = purposeSecrets(`${current}, ${former}`, 'links')
  expect(links).toEqual([...purposeSecrets(current, 'links'), ...purposeSecrets(former, 'links')])
  expect(new Set([...links, ...purposeSecrets(current, 'engine'), current, former]).size).toBe(5)
  expect(links.every((secret) => secret.length === 43)).toBe(true)
})
