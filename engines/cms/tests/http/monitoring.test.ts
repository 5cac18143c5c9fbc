import { readFileSync } from 'node:fs'
import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { startTracing } from '@vitrine/commerce/monitoring/tracing.ts'
import { MissedBeats, startWatchdog } from '@vitrine/contract/service/watchdog.ts'
import { startCollector } from '@vitrine/tests/support/standIns/collector.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { CmsOptions } from '#cms/app/server.ts'
import { readEnvironment } from '#cms/core/environment.ts'
import { startCms } from '#cms/tests/support/testCms.ts'

async function open(options: Partial<CmsOptions> = {}) {
  const cms = await startCms(options)
  let closed: Promise<void> | undefined
  const close = (noticed?: Promise<unknown>) => {
    closed ??= cms.close(noticed)
    return closed
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(cms.url + path, { headers })
  return { ...cms, close, get }
}

/** The CMS of the tests that need no options of their own. */
let shared: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  shared = await open()
})
afterAll(() => shared.close())

async function start(options: Partial<CmsOptions> = {}) {
  const cms = await open(options)
  onTestFinished(() => cms.close())
  return cms
}

test('the CMS is unready but healthy while its database does not respond, and ready again afterwards', async () => {
  const cms = shared
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // As many transactions as the pool has connections; the embedded database has one.
  const busy = Array.from({ length: 10 }, () => cms.cms.database.transaction(() => released))
  const statements = vi.spyOn(cms.cms.database, 'execute')
  const probes = await Promise.all(Array.from({ length: 20 }, () => cms.get('/readyz')))
  for (const probe of probes)
    expect([probe.status, await probe.json()]).toEqual([
      503,
      { status: 'unready', database: 'down' },
    ])
  // A flood of probes does not add statements to the queue.
  expect(statements).toHaveBeenCalledTimes(1)
  expect((await cms.get('/healthz')).status).toBe(200)
  release()
  await Promise.all(busy)
  const ready = await cms.get('/readyz')
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', database: 'up' }])
  expect(ready.headers.get('cache-control')).toBe('no-store')
})

test('a closing CMS is unready and serves requests until the load balancer has noticed', async () => {
  const cms = await start()
  const noticed = Promise.withResolvers<void>()
  const closed = cms.close(noticed.promise)
  const ready = await cms.get('/readyz')
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'closing', database: 'up' }])
  expect(ready.headers.get('connection')).toBe('close')
  expect((await cms.get('/api/v1/cart')).status).toBe(200)
  noticed.resolve()
  await closed
  await expect(cms.get('/healthz')).rejects.toThrow()
})

test('the log names the call that blocks the event loop, while it does and afterwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-watchdog-'))
  const path = join(folder, 'log')
  const file = await openFile(path, 'w')
  let isBlocking = false
  const requestId = 'request-that-blocks'
  // A busy machine can block other code too.
  const lines = () =>
    readFileSync(path, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter((line) => line['requestId'] === requestId)
  const clock = {
    now: () => {
      const deadline = performance.now() + 30_000
      while (isBlocking && lines().length === 0 && performance.now() < deadline);
      isBlocking = false
      return new Date()
    },
  }
  const cms = await start({ clock })
  const watchdog = startWatchdog({
    ...{ name: 'cms', level: 'warn', descriptor: file.fd, milliseconds: 40 },
  })
  onTestFinished(async () => {
    await watchdog.stop()
    await file.close()
    await rm(folder, { recursive: true })
  })
  await watchdog.started
  isBlocking = true
  await cms.get('/api/v1/orders/1234567890?key=secret-key', { 'x-request-id': requestId })
  await vi.waitUntil(() => lines().length > 1, 20_000)
  const call = {
    ...{ name: 'cms', level: 40, method: 'GET' },
    ...{ route: '/api/v1/orders/:id', url: '/api/v1/orders/1234567890' },
  }
  const [blocked, free] = lines()
  expect(blocked).toMatchObject({ ...call, milliseconds: 40, msg: 'the event loop is blocked' })
  expect(blocked?.['stack']).toContain('monitoring.test.ts')
  expect(free).toMatchObject({ ...call, msg: 'the event loop is free again' })
  expect(free?.['milliseconds']).toBeGreaterThanOrEqual(40)
})

test('an event loop is blocked after four missed beats, once, and free with the next beat', () => {
  const beats = new MissedBeats()
  const looks = [1n, 1n, 1n, 2n, 2n, 2n, 2n, 2n, 2n, 2n, 3n, 4n].map((beat) => beats.look(beat))
  expect(looks.flatMap((change, index) => (change ? [{ index, ...change }] : []))).toEqual([
    { index: 7, state: 'blocked', missed: 4 },
    { index: 10, state: 'free', missed: 6 },
  ])
})

test('metrics count responses by the pattern of their path', async () => {
  const cms = shared
  cms.cms.metrics.measureProcess()
  await cms.get('/api/v1/orders/1234567890?key=secret-key')
  await cms.get('/nowhere/1234567890')
  await cms.get('/healthz')
  const metrics = await (await cms.get('/metrics')).text()
  const count = (labels: string) => `vitrine_cms_request_seconds_count{${labels}} 1`
  expect(metrics).toContain(count('method="GET",route="/api/v1/orders/:id",status="404"'))
  expect(metrics).toContain(count('method="GET",route="none",status="404"'))
  expect(metrics).toContain('vitrine_mails_total{outcome="given_up"} 0')
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(metrics).not.toMatch(/1234567890|secret-key|healthz/)
})

test('metrics are served to this machine, or to those who have the token', async () => {
  expect((await shared.get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403)
  const token = 'a token of sixteen'
  const other = await start({
    environment: readEnvironment({ NODE_ENV: 'test', METRICS_TOKEN: token }),
  })
  const statusWith = async (authorization: string) =>
    (await other.get('/metrics', { authorization })).status
  expect([await statusWith(`Bearer ${token}`), await statusWith('Bearer other')]).toEqual([
    200, 403,
  ])
})

test('each response is logged once with its request id and without its query, and probes are not', async () => {
  const stream = new PassThrough()
  const cms = await start({ log: pino({ level: 'info' }, stream) })
  await cms.get('/api/v1/orders/1?key=secret-key', { 'x-request-id': 'one-of-a-kind' })
  await cms.get('/nowhere?code=secret-code')
  for (const probe of ['/healthz', '/readyz', '/metrics']) await cms.get(probe)
  await cms.close()
  stream.end()
  const lines = (await text(stream)).trim().split('\n')
  const responses = lines.map((line) => JSON.parse(line)).filter(({ req }) => req)
  expect(responses).toMatchObject([
    {
      msg: 'request completed',
      reqId: 'one-of-a-kind',
      req: { method: 'GET', url: '/api/v1/orders/1' },
      res: { statusCode: 404 },
      responseTime: expect.any(Number),
    },
    { req: { url: '/nowhere' }, res: { statusCode: 404 } },
  ])
  expect(responses).toHaveLength(2)
  expect(lines.join()).not.toMatch(/secret/)
})

test('a request is exported as a span of the trace that the gateway began', async () => {
  using collector = await startCollector()
  const cms = await start({ tracing: startTracing(collector.url, 'hats-cms') })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await cms.get('/api/v1/orders/1?key=secret-key', {
    traceparent: `00-${traceId}-b7ad6b7169203331-01`,
  })
  await cms.get('/healthz')
  // Pending spans are sent on shutdown.
  await cms.close()
  expect(collector.spans).toHaveLength(1)
  expect(collector.spans[0]).toMatchObject({
    name: 'GET /api/v1/orders/:id',
    traceId,
    parentSpanId: 'b7ad6b7169203331',
  })
  expect(JSON.stringify(collector.spans)).not.toContain('secret')
  expect([...collector.services]).toEqual(['hats-cms'])
})

test('a malformed traceparent begins a new trace, and no collector is no error', async () => {
  using collector = await startCollector()
  const cms = await start({ tracing: startTracing(collector.url, 'hats-cms') })
  await cms.get('/api/v1/cart', { traceparent: 'x; y' })
  await cms.close()
  expect(collector.spans[0]?.traceId).toMatch(/^[\da-f]{32}$/)
  const alone = await start({ tracing: startTracing('http://127.0.0.1:9', 'hats-cms') })
  expect((await alone.get('/api/v1/cart')).status).toBe(200)
})
