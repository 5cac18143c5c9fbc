import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../../tests/support/shop/freePort.ts'
import { readEnvironment } from '../server/core/environment.ts'
import { startProcess } from './support/startProcess.ts'

const stack = inject('stack')

/** Everything that production requires. */
const complete = {
  NODE_ENV: 'production',
  MEDUSA_URL: 'http://127.0.0.1:9000',
  MEDUSA_PUBLISHABLE_KEY: 'pk_1',
  DATABASE_URL: 'postgres://127.0.0.1/medusa',
  SHOP_SECRET: 's'.repeat(40),
  CONTENT_URL: 'http://127.0.0.1:3002',
  SITE_URL: 'https://shop.example',
  COMPANY_NAME: 'Ploy Dresses Company Limited',
  COMPANY_ADDRESS: '1 Silom Road, Bang Rak, Bangkok 10500',
  COMPANY_TAX_ID: '0994000165684',
  BANK_ACCOUNTS: 'Kasikornbank 999-8-77777-6',
  OMISE_SECRET_KEY: 'skey_5xs8t3mho5d4pbbkjz1dk',
  CMS_SECRET: 'e'.repeat(40),
  SMTP_URL: 'smtps://user:password@smtp.example',
  MAIL_FROM: 'Ploy Dresses <hello@ploy.example>',
}

/** The variables that the message names which rejects them. */
function rejectedOf(variables: Record<string, string>): string[] {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    return [...String(error).matchAll(/^([A-Z_]+): /gm)].map(([, name]) => name ?? '')
  }
}

test.each([
  ...['SITE_URL', 'COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_TAX_ID', 'BANK_ACCOUNTS'],
  ...['OMISE_SECRET_KEY', 'CMS_SECRET', 'SMTP_URL', 'MAIL_FROM'],
])('production requires %s', (name) => {
  expect(rejectedOf({ ...complete, [name]: '' })).toEqual([name])
})

test('production rejects test keys of Omise and a fake of the social logins, and accepts a trial', () => {
  expect(rejectedOf(complete)).toEqual([])
  const testKey = { OMISE_SECRET_KEY: 'skey_test_5xs8t3mho5d4' }
  expect(rejectedOf({ ...complete, ...testKey })).toEqual(['OMISE_SECRET_KEY'])
  const fake = { OAUTH_ORIGIN: 'http://127.0.0.1:9999' }
  expect(rejectedOf({ ...complete, ...fake })).toEqual(['OAUTH_ORIGIN'])
  expect(rejectedOf({ ...complete, COMPANY_NAME: '', TRIAL: '1' })).toEqual([])
})

/** Starts an engine in production mode, which staff reach at a public URL. */
async function startEngine(publicUrl: string): Promise<string> {
  const path = join(stack.dataDirectory, 'secrets.json')
  const { JWT_SECRET, COOKIE_SECRET, SHOP_SECRET } = JSON.parse(await readFile(path, 'utf8'))
  const engine = await startProcess(resolve(import.meta.dirname, '../launch/engineMain.ts'), {
    ...{ JWT_SECRET, COOKIE_SECRET, SHOP_SECRET },
    DATABASE_URL: stack.databaseUrl,
    REDIS_URL: stack.redisUrl,
    NODE_ENV: 'production',
    MEDUSA_PORT: String(await freePort()),
    MEDUSA_PUBLIC_URL: publicUrl,
    VITRINE_DATA: stack.dataDirectory,
  })
  onTestFinished(() => engine.stop())
  return engine.url
}

/** Signs in to the admin as its pages do. Returns the cookie that the browser gets, with its attributes. */
async function signIn(engine: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' }
  const login = await fetch(`${engine}/auth/user/emailpass`, {
    ...{ method: 'POST', headers, body: JSON.stringify(stack.admin) },
  })
  const { token } = (await login.json()) as { token: string }
  const session = await fetch(`${engine}/auth/session`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  return session.headers.getSetCookie().join()
}

test('staff sign in to the admin in production, on this machine without TLS and elsewhere with it', async () => {
  const here = await startEngine('')
  const cookie = await signIn(here)
  expect(cookie).not.toMatch(/;\s*Secure/i)
  const me = await fetch(`${here}/admin/users/me`, {
    headers: { cookie: cookie.split(';', 1)[0] ?? '' },
  })
  expect(me.status).toBe(200)
  expect(await signIn(await startEngine('https://admin.shop.example'))).toMatch(/;\s*Secure/i)
})

test('an engine in production whose admin would be reached without TLS does not start', async () => {
  await expect(startEngine('http://admin.shop.example')).rejects.toThrow('ended with 1')
})
