import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { smtpTransport } from '@vitrine/commerce/email/transport.ts'
import { startLoop } from '@vitrine/commerce/taskLoop.ts'
import { type SmtpBehaviour, startSmtpServer } from '@vitrine/tests/support/standIns/smtpServer.ts'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startBackground } from '#cms/app/background.ts'
import { type CmsOptions, createCms } from '#cms/app/server.ts'
import { readEnvironment } from '#cms/core/environment.ts'
import { requestPasswordReset } from '#cms/customer/authentication/lostPassword.ts'
import { passwordRequests } from '#cms/database/schema/customers.ts'
import { charges, orders, outboxEmails } from '#cms/database/schema/orders.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { minute } from '#cms/tests/support/clock.ts'
import { storedOrder } from '#cms/tests/support/storedOrder.ts'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

async function start(options: Partial<CmsOptions> = {}) {
  const cms = await startCms(options)
  onTestFinished(() => cms.close())
  return cms.cms
}

async function startSmtp(behaviour: SmtpBehaviour) {
  const smtp = await startSmtpServer(behaviour)
  onTestFinished(() => smtp.close())
  return smtp
}

const write = (cms: Awaited<ReturnType<typeof start>>) =>
  enqueue(
    cms.database,
    cms.environment,
    {
      ...{ to: 'ploy@example.com', language: 'en', subject: 'Hello' },
      ...{ greeting: 'Dear Ploy,', paragraphs: [] },
    },
    cms.clock.now(),
  )

const statusOf = async (cms: Awaited<ReturnType<typeof start>>, id: number) => {
  const [order] = await cms.database.select().from(orders).where(eq(orders.id, id))
  return order?.status
}

test('a hanging SMTP server delays neither the expiry of orders nor password resets', async () => {
  const smtp = await startSmtp('silent')
  const cms = await start()
  await write(cms)
  const long = { connect: minute, greeting: minute, silence: minute, total: minute }
  const background = startBackground(cms, smtpTransport(smtp.url, 'hello@vitrine.example', long))
  await expect.poll(() => smtp.connections.size).toBe(1)
  const past = new Date(Date.now() - 1000)
  await cms.database.insert(orders).values(storedOrder({ id: 1, paymentDeadline: past }))
  await requestPasswordReset(cms.database, { login: 'unknown@example.com', language: 'en' }, past)
  await expect.poll(() => statusOf(cms, 1)).toBe('cancelled')
  await expect.poll(() => cms.database.$count(passwordRequests)).toBe(0)
  expect(smtp.connections.size).toBe(1)
  const stopping = performance.now()
  await background.stop()
  expect(performance.now() - stopping).toBeLessThan(minute / 2)
})

/** Another CMS on the same PostgreSQL database, as on another machine. */
async function openAgain(first: TestCms, server: string) {
  const url = new URL(server)
  url.pathname = new URL(`postgres://${first.open.location}`).pathname
  const { dataDirectory, cms } = first
  const { environment } = cms
  const second = await createCms({ dataDirectory, databaseUrl: url.href, environment })
  onTestFinished(() => second.close())
  return second.cms
}

/** A server that accepts connections and never responds. */
async function startHangingServer() {
  const connections = new Set<Socket>()
  const server = createServer((socket) => {
    connections.add(socket)
    socket.resume().on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of connections) socket.destroy()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections }
}

test('a hanging payment provider delays neither emails nor the expiry of other orders', async () => {
  const [provider, smtp] = [await startHangingServer(), await startSmtp('accept')]
  const environment = readEnvironment({
    SMTP_URL: smtp.url,
    OMISE_URL: provider.url,
    OMISE_SECRET_KEY: 'skey_test',
  })
  const cms = await start({ environment })
  const past = new Date(Date.now() - 60_000)
  const late = new Date(Date.now() - 1000)
  await cms.database
    .insert(orders)
    .values([
      storedOrder({ id: 1, paymentMethod: 'omise_promptpay', paymentDeadline: past }),
      storedOrder({ id: 2, paymentDeadline: late, idempotencyKey: 'other' }),
    ])
  await cms.database.insert(charges).values({
    id: 'ours',
    orderId: 1,
    provider: 'omise',
    method: 'omise_promptpay',
    reference: 'chrg_1',
    amount: 1000,
    status: 'pending',
    createdAt: past,
    expiresAt: past,
  })
  await write(cms)
  const background = startBackground(cms)
  // The check of the charge, and the reconciliation of the day.
  await expect.poll(() => provider.connections.size).toBe(2)
  await expect.poll(() => statusOf(cms, 2)).toBe('cancelled')
  await expect.poll(() => smtp.emails.length).toBeGreaterThanOrEqual(1)
  expect(await statusOf(cms, 1)).toBe('on-hold')
  const stopped = background.stop()
  for (const connection of provider.connections) connection.destroy()
  await stopped
})

test('an order that cannot be expired delays no other', async () => {
  const cms = await start()
  const past = new Date(Date.now() - 60_000)
  await cms.database
    .insert(orders)
    .values([
      storedOrder({ id: 1, paymentDeadline: past }),
      storedOrder({ id: 2, paymentDeadline: past, idempotencyKey: 'other' }),
    ])
  await cms.database.execute(
    sql`alter table orders add constraint broken check (id <> 1 or status = 'on-hold')`,
  )
  const background = startBackground(cms, { send: async () => {}, close: () => {} })
  await expect.poll(() => statusOf(cms, 2)).toBe('cancelled')
  await background.stop()
  expect(await statusOf(cms, 1)).toBe('on-hold')
  const metrics = await cms.metrics.registry.metrics()
  expect(metrics).toContain('vitrine_background_run_seconds_count{task="expiry",outcome="failed"}')
})

test('two background loops on one database send each email once', async () => {
  const smtp = await startSmtp('accept')
  const environment = readEnvironment({ SMTP_URL: smtp.url })
  const server = process.env['DATABASE_URL']
  const first = await startCms({ environment })
  onTestFinished(() => first.close())
  // The embedded database takes one process, so there both loops share its connection.
  const second = server ? await openAgain(first, server) : first.cms
  const emails = 40
  for (let time = 0; time < emails; time += 1) await write(first.cms)
  const loops = [startBackground(first.cms), startBackground(second), startBackground(second)]
  await expect
    .poll(() => first.cms.database.$count(outboxEmails, isNotNull(outboxEmails.sentAt)))
    .toBe(emails)
  for (const loop of loops) await loop.stop()
  const ids = smtp.emails.map((email) => /^Message-ID: (.*)$/im.exec(email)?.[1])
  expect(ids).toHaveLength(emails)
  expect(new Set(ids).size).toBe(emails)
})

test('a run that exceeds its timeout is logged and counted, and the loop goes on', async () => {
  const stream = new PassThrough()
  const cms = await start({ log: pino({ level: 'error' }, stream) })
  const signals: AbortSignal[] = []
  const loop = startLoop(cms, {
    name: 'hanging',
    pause: 1,
    timeout: 10,
    run: (signal) => {
      signals.push(signal)
      return new Promise(() => {})
    },
  })
  await expect.poll(() => signals.length).toBeGreaterThan(2)
  expect(signals[0]?.aborted).toBe(true)
  await loop.stop()
  stream.end()
  const [line = ''] = (await text(stream)).split('\n')
  expect(JSON.parse(line)).toMatchObject({ task: 'hanging', outcome: 'timeout' })
  const metrics = await cms.metrics.registry.metrics()
  const counted = /run_seconds_count\{task="hanging",outcome="timeout"\} (\d+)/.exec(metrics)
  expect(Number(counted?.[1])).toBeGreaterThan(1)
})
