import { type CmsCall, CmsClient } from '@vitrine/gateway/upstream/cmsClient.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { type StandInCms, startStandInCms } from '#tests/support/standIns/standInCms.ts'

let cms: StandInCms
let client: CmsClient
beforeEach(async () => {
  cms = await startStandInCms()
  client = new CmsClient(cms.url)
})
afterEach(async () => {
  vi.useRealTimers()
  // Ends the calls that a failed test left pending.
  await cms.close()
  await client.close()
})

/** Sends a call; `outcome` is its status or the code of its error, and undefined while it is pending. */
function send(method: CmsCall['method'], path = '/stores') {
  const call: { outcome?: string | number } = {}
  client.send({ method, path, headers: {} }).then(
    ({ response }) => {
      call.outcome = response.status
    },
    (error: { code: string }) => {
      call.outcome = error.code
    },
  )
  return call
}

/** Lets the network proceed without the clock. */
async function until(isReached: () => boolean) {
  while (!isReached()) await new Promise((resolve) => setImmediate(resolve))
}

/** Advances the clock, and lets what it starts proceed. */
async function advance(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000 })

test.each([
  ['GET', 2000],
  ['POST', 7000],
  ['DELETE', 7000],
] as const)('a %s that gets no response fails after %d ms', async (method, milliseconds) => {
  covers('calls.timeout.read', 'calls.timeout.write')

  cms.interfere = () => true
  stopClock()
  const call = send(method)
  await until(() => cms.calls.length === 1)
  await advance(milliseconds - 1)
  expect(call.outcome).toBeUndefined()
  await advance(1)
  expect(call.outcome).toBe('CMS_TIMEOUT')
  expect(cms.calls).toHaveLength(1)
})

test('the 2 s of a read include its retries', async () => {
  covers('calls.timeout.read')

  let fail = () => {}
  cms.interfere = (_, response) => {
    fail = () => response.writeHead(503).end()
    return true
  }
  stopClock()
  const call = send('GET')
  await until(() => cms.calls.length === 1)
  await advance(1500)
  fail()
  // The retry is sent after at most 100 ms.
  await advance(0)
  await advance(100)
  await until(() => cms.calls.length === 2)
  await advance(399)
  expect(call.outcome).toBeUndefined()
  await advance(1)
  expect(call.outcome).toBe('CMS_TIMEOUT')
})

test.each([
  ['GET', 3],
  ['POST', 1],
  ['DELETE', 1],
] as const)('a %s that fails is sent %d times', async (method, times) => {
  covers('calls.retry.get')

  for (const fail of ['reset', 'unavailable']) {
    cms.calls.length = 0
    cms.interfere = (_, response) => {
      if (fail === 'reset') response.socket?.resetAndDestroy()
      else response.writeHead(503).end()
      return true
    }
    const call = send(method, `/${fail}`)
    await expect.poll(() => call.outcome).toBe('CMS_UNAVAILABLE')
    expect(cms.calls).toHaveLength(times)
  }
})

test('a read that fails once succeeds', async () => {
  cms.interfere = (_, response) => {
    response.writeHead(cms.calls.length === 1 ? 502 : 200).end()
    return true
  }
  const call = send('GET')
  await expect.poll(() => call.outcome).toBe(200)
})

test.each([
  [10_485_760, 200],
  [10_485_761, 'BAD_CMS_RESPONSE'],
])('a response of %d bytes is %s', async (bytes, outcome) => {
  covers('calls.response.size')

  cms.interfere = (_, response) => {
    response.writeHead(200).end(Buffer.alloc(bytes, ' '))
    return true
  }
  const call = send('POST')
  await expect.poll(() => call.outcome).toBe(outcome)
})

test.each([301, 302, 303, 307, 308])('a redirect with %d is an error', async (status) => {
  covers('calls.response.redirect')

  cms.interfere = ({ path }, response) => {
    if (path === '/elsewhere') response.writeHead(200).end('{}')
    else response.writeHead(status, { location: '/elsewhere' }).end('{}')
    return true
  }
  const call = send('GET')
  await expect.poll(() => call.outcome).toBe('BAD_CMS_RESPONSE')
  expect(cms.calls.map(({ path }) => path)).toEqual(['/api/v1/stores'])
})
