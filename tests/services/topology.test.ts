import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { Agent } from 'undici'
import { expect, test } from 'vitest'
import { freePort } from '../support/shop/freePort.ts'
import { serverProcess } from '../support/shop/serverProcess.ts'
import { shareCutImages } from '../support/shop/startShop.ts'
import {
  addToBag,
  createVisitor,
  estimate,
  placeOrder,
  type Received,
} from '../support/shop/visitor.ts'
import { startNginx } from './nginxServer.ts'
import { startPostgres } from './postgresServer.ts'
import { startRedis } from './redisServer.ts'

/** Times that each part is killed. */
const rounds = Number(process.env['TOPOLOGY_ROUNDS'] ?? 1)
const shoppers = 4
/** Milliseconds for which a part stays down. */
const outage = 1000
/** Milliseconds within which the shop takes orders again: a CMS restarts, and a circuit breaker opens for 4 s at most. */
const recovery = 30_000

/** Matches the failures while a gateway is down: writes in flight, which nginx does not repeat, but never a read. */
const ofGateway = /^(AddToCart|PlaceOrder) 502$/
const ofCms = /^\w+ (CMS_UNAVAILABLE|CMS_TIMEOUT)$/
/** The permitted effects of each part's end (deploy/README.md). */
const documented: { [name: string]: RegExp } = {
  'gateway 1': ofGateway,
  'gateway 2': ofGateway,
  'CMS 1': ofCms,
  'CMS 2': ofCms,
  PostgreSQL: ofCms,
  // The gateways reach the CMS through it: their circuit breakers may still be open when it returns.
  nginx: /^\w+ (no connection|CMS_UNAVAILABLE)$/,
}
const slugsWanted = 12

/** nginx, two gateways, two CMS, PostgreSQL and Redis as processes, as deploy/compose.yaml has them. */
async function startTopology() {
  const stack = new AsyncDisposableStack()
  const database = stack.use(await startPostgres({ parameters: { fsync: 'off' } }))
  const redis = await startRedis()
  stack.use(redis)
  const ports = await Promise.all(Array.from({ length: 4 }, freePort))
  const [cmsOne = 0, cmsTwo = 0, gatewayOne = 0, gatewayTwo = 0] = ports
  const address = (port: number) => `http://127.0.0.1:${port}`
  const nginx = await startNginx(
    [address(gatewayOne), address(gatewayTwo)],
    [address(cmsOne), address(cmsTwo)],
  )
  stack.use(nginx)
  const data = await mkdtemp(join(tmpdir(), 'vitrine-topology-'))
  // A killed CMS may have left the part of an image.
  stack.defer(() => rm(data, { recursive: true, force: true, maxRetries: 10 }))
  await shareCutImages(data)
  const shared = { SITE_URL: nginx.url, HOST: '127.0.0.1', LOG_LEVEL: 'fatal' }
  const cms = [cmsOne, cmsTwo].map((port) =>
    serverProcess('cms', port, {
      ...shared,
      DATABASE_URL: database.url,
      VITRINE_DATA: data,
      // All shoppers have one email.
      MAX_OPEN_ORDERS: '0',
      MAX_OPEN_ORDERS_PER_NETWORK: '0',
    }),
  )
  const gateways = [gatewayOne, gatewayTwo].map((port) =>
    serverProcess('gateway', port, {
      ...shared,
      CMS_URL: nginx.cmsUrl,
      REDIS_URL: redis.url,
      TRUST_PROXY: '127.0.0.1',
    }),
  )
  for (const server of [...cms, ...gateways]) stack.defer(() => server.end('SIGKILL'))
  // The first CMS stores the catalogue.
  for (const server of cms) await server.open()
  await Promise.all(gateways.map((server) => server.open()))
  const sql = postgres(database.url, { max: 2, onnotice: () => undefined })
  stack.defer(() => sql.end({ timeout: 1 }))
  await sql`update variations set stock = 1000000`
  const parts = {
    'gateway 1': gateways[0],
    'gateway 2': gateways[1],
    'CMS 1': cms[0],
    'CMS 2': cms[1],
    Redis: { end: redis.kill, open: redis.open },
    PostgreSQL: { end: database.kill, open: database.open },
    nginx: { end: nginx.kill, open: nginx.open },
  }
  return { stack, nginx, sql, parts }
}

interface Record extends Received {
  at: number
}

test('each part may be killed under load: no confirmed order is lost, and only documented failures appear', {
  timeout: 120_000 + rounds * 120_000,
}, async () => {
  const topology = await startTopology()
  await using _stack = topology.stack
  const { nginx, sql, parts } = topology
  const records: Record[] = []
  const confirmed = new Map<string, string>()
  const ended = new AbortController()
  const slugs = await sql`select slug from products order by id limit ${slugsWanted}`

  const shop = async (number: number) => {
    for (let visit = 0; !ended.signal.aborted; visit += 1) {
      // Addresses of their own, because rate limits count by address.
      const localAddress = `127.${number + 1}.${(visit >> 8) & 255}.${visit & 255 || 1}`
      const dispatcher = new Agent({ connect: { ca: nginx.certificate }, localAddress })
      const visitor = createVisitor({
        url: nginx.url,
        dispatcher,
        onReceived: (received) => records.push({ ...received, at: performance.now() }),
      })
      const slug = String(slugs[(visit + number) % slugs.length]?.['slug'])
      await visitor.page('home', '/')
      await visitor.page('listing', '/shop?sort=price')
      await visitor.page('product', `/product/${slug}`)
      const total = (await addToBag(visitor, slug)) ? await estimate(visitor) : null
      if (total !== null) await order(visitor, total)
      await dispatcher.destroy()
      await wait(100)
    }
  }

  /** Places an order, and repeats it with the same key until it is confirmed or rejected, as the checkout does. */
  const order = async (visitor: ReturnType<typeof createVisitor>, total: number) => {
    const key = randomUUID()
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const { data, code, message } = await placeOrder(visitor, {
        total,
        key,
        email: 'ploy@example.com',
      })
      const payload = data?.['placeOrder'] as { order: { id: string } | null } | undefined
      const placed = payload?.order
      if (placed) {
        confirmed.set(key, placed.id)
        return
      }
      if (code === 'CONFLICT') throw new Error(`Attempt ${attempt} was rejected: ${message}`)
      await wait(250)
    }
  }

  const outages: { name: string; from: number }[] = []
  const shopping = Promise.all(Array.from({ length: shoppers }, (_, number) => shop(number)))
  await expect.poll(() => confirmed.size, { timeout: 60_000 }).toBeGreaterThan(shoppers)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, part] of Object.entries(parts)) {
      outages.push({ name, from: performance.now() })
      await part?.end('SIGKILL')
      await wait(outage)
      await part?.open()
      const before = confirmed.size
      await expect
        .poll(() => confirmed.size, { timeout: recovery })
        .toBeGreaterThan(before + shoppers)
    }
  ended.abort()
  await shopping

  const summary: { [name: string]: Set<string> } = { before: new Set() }
  for (const name of Object.keys(parts)) summary[name] = new Set()
  for (const { step, status, code, at } of records) {
    if (status < 400 && status > 0 && !code) continue
    // A gateway rejects what a busy machine would not serve in time.
    if (code === 'OVERLOADED') continue
    const name = outages.findLast(({ from }) => at > from)?.name ?? 'before'
    summary[name]?.add(`${step} ${status === 0 ? 'no connection' : (code ?? status)}`)
  }
  console.log(`${records.length} responses, ${confirmed.size} orders`, summary)
  for (const [name, failures] of Object.entries(summary))
    for (const failure of failures) expect(failure, name).toMatch(documented[name] ?? /^$/)

  // Every order exists once and was confirmed, and its pieces were taken from stock once.
  const rows = await sql`select id::text, idempotency_key from orders`
  expect(new Map(rows.map(({ id, idempotency_key: key }) => [key, id]))).toEqual(confirmed)
  expect(rows).toHaveLength(confirmed.size)
  const [taken] = await sql`select sum(1000000 - stock)::int as pieces from variations`
  expect(taken?.['pieces']).toBe(rows.length)
})
