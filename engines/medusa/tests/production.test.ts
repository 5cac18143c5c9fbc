import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startProcess } from './support/startProcess.ts'

const stack = inject('stack')

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

/** Signs in to the admin as its pages do, and returns the cookie that the browser gets, with its attributes. */
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
