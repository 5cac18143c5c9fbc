import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readResponse, startShop } from '../../support/gateway/startGateway.ts'
import { startStandInCms } from '../../support/standIns/standInCms.ts'
import { holdResponses } from '../../support/standIns/standInResponses.ts'

// A write may be held for seven seconds before it counts as failed, a read for two only.
const query = 'mutation { logout { userErrors { message } } }'
const post = {
  method: 'POST',
  body: JSON.stringify({ query }),
  headers: { 'content-type': 'application/json' },
}
const loggedOut = { logout: { userErrors: [] } }

test('a draining gateway fails its readiness check, serves new requests, and finishes pending ones', async () => {
  await using shop = await startShop()
  const { url, postQuery } = shop.gateway
  using held = holdResponses(shop.cms)
  const before = Array.from({ length: 20 }, () => postQuery(query))
  await expect.poll(() => shop.cms.calls.length).toBe(20)
  const noticed = Promise.withResolvers<void>()
  const closed = shop.gateway.close(noticed.promise)
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'closing', cms: 'up' }])
  expect(ready.headers.get('connection')).toBe('close')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const late = postQuery(query)
  await expect.poll(() => shop.cms.calls.length).toBe(21)
  noticed.resolve()
  await expect.poll(() => shop.gateway.app.server.listening).toBe(false)
  held.release()
  for (const { data } of await Promise.all([...before, late])) expect(data).toEqual(loggedOut)
  await closed
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('a connection on which nothing was sent does not delay the end', {
  timeout: 30_000,
}, async () => {
  await using shop = await startShop()
  const socket = connect(Number(new URL(shop.gateway.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const ended = once(socket, 'close')
  await shop.gateway.close()
  await ended
})

test('the process finishes pending requests and exits within ten seconds on SIGTERM', async () => {
  const cms = await startStandInCms()
  onTestFinished(() => cms.close())
  const file = fileURLToPath(import.meta.resolve('@vitrine/gateway/main.ts'))
  const child = spawn(process.execPath, [file, '--dev'], {
    env: {
      ...process.env,
      TRIAL: '1',
      QA: '1',
      PORT: '0',
      CMS_URL: cms.url,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [{ url }] = await once(child, 'message')
  // The first request loads modules: later ones would wait for them longer than for the CMS.
  await fetch(`${url}/graphql`, post).then(readResponse)
  cms.calls.length = 0
  using held = holdResponses(cms)
  const pending = Array.from({ length: 5 }, () => fetch(`${url}/graphql`, post).then(readResponse))
  await expect.poll(() => cms.calls.length).toBe(5)
  child.kill('SIGTERM')
  const isReady = async () => (await fetch(`${url}/readyz`)).ok
  await expect.poll(() => isReady().catch(() => false)).toBe(false)
  held.release()
  for (const { data } of await Promise.all(pending)) expect(data).toEqual(loggedOut)
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})
