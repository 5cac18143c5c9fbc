import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type EmailTransport, smtpTransport } from '@vitrine/commerce/email/transport.ts'
import { movedClock, systemClock } from '@vitrine/contract/clock.ts'
import { type SmtpBehaviour, startSmtpServer } from '@vitrine/tests/support/standIns/smtpServer.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startBackground } from '#cms/app/background.ts'
import { createCms } from '#cms/app/server.ts'
import type { Cms } from '#cms/core/context.ts'
import { readEnvironment } from '#cms/core/environment.ts'
import { outboxEmails } from '#cms/database/schema/orders.ts'
import { maxAttempts } from '#cms/database/sending.ts'
import { enqueue, measureOutbox, sendNext } from '#cms/email/outbox.ts'
import { CmsMetrics } from '#cms/monitoring/metrics.ts'
import { createTestClock, day, hour, minute } from '#cms/tests/support/clock.ts'
import { emptyDatabase } from '#cms/tests/support/snapshots.ts'
import { startCmsProcess } from '#cms/tests/support/startCmsProcess.ts'
import { createTestDatabase, startCms, type TestCms } from '#cms/tests/support/testCms.ts'

let shared: TestCms
beforeAll(async () => {
  shared = await startCms()
})
afterAll(() => shared.close())
beforeEach(() => shared.cms.database.delete(outboxEmails))

/** The shared CMS with a clock, a log and metrics of its own. */
function start() {
  const clock = createTestClock()
  const stream = new PassThrough()
  const log = pino({ level: 'warn' }, stream)
  const cms = { ...shared.cms, clock, log, metrics: new CmsMetrics() }
  /** The lines of the log, which ends here. */
  const readLog = async () => {
    stream.end()
    const lines = (await text(stream)).trim().split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line))
  }
  const counted = async (outcome: string) => {
    const { values } = (await cms.metrics.registry
      .getSingleMetric('vitrine_mails_total')
      ?.get()) ?? {
      values: [],
    }
    return values.find(({ labels }) => labels['outcome'] === outcome)?.value
  }
  return { cms, clock, readLog, counted }
}

async function write({ database, clock, environment }: Cms) {
  const content = {
    to: 'ploy@example.com',
    language: 'en',
    subject: 'Hello',
    greeting: 'Dear Ploy,',
  } as const
  await enqueue(database, environment, { ...content, paragraphs: [] }, clock.now())
}

async function readEmail({ database }: Cms) {
  const [mail] = await database.select().from(outboxEmails)
  if (!mail) throw new Error('The outbox is empty')
  return mail
}

const transport = (send: EmailTransport['send']): EmailTransport => ({ send, close: () => {} })
const failing = transport(async () => {
  throw new Error('550 ploy@example.com is unknown')
})

test('a failed email is retried with growing delays and given up after the last attempt', async () => {
  const { cms, clock, readLog, counted } = start()
  await write(cms)
  const delays: number[] = []
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    expect(await sendNext(cms, failing)).toBe(true)
    const wait = (await readEmail(cms)).nextAttemptAt.getTime() - clock.now().getTime()
    clock.advance(wait - 1)
    expect(await sendNext(cms, failing)).toBe(false)
    clock.advance(1)
    delays.push(wait / minute)
  }
  expect(delays).toEqual([1, 5, 30, 120, 360, 720, 1440, 1440])
  expect(await sendNext(cms, failing)).toBe(true)
  expect(await readEmail(cms)).toMatchObject({ givenUpAt: clock.now(), sentAt: null, lease: null })
  clock.advance(30 * day)
  expect(await sendNext(cms, failing)).toBe(false)
  expect([await counted('failed'), await counted('given_up')]).toEqual([maxAttempts - 1, 1])
  const log = await readLog()
  expect(log).toHaveLength(maxAttempts)
  expect(log.at(-1)).toMatchObject({
    level: 50,
    msg: 'an email is given up',
    attempts: maxAttempts,
  })
  expect(JSON.stringify(log)).not.toContain('ploy@example.com')
})

test('an email is given up without another attempt when its process crashed during each', async () => {
  const { cms, clock, counted } = start()
  await write(cms)
  await cms.database.update(outboxEmails).set({ attempts: maxAttempts, lease: 'crashed' })
  const send = vi.fn(async () => {})
  expect(await sendNext(cms, transport(send))).toBe(true)
  expect(send).not.toHaveBeenCalled()
  expect((await readEmail(cms)).givenUpAt).toEqual(clock.now())
  expect(await counted('given_up')).toBe(1)
})

test('an email that is being sent is not sent by another process until its lease ends', async () => {
  const { cms, clock, counted } = start()
  await write(cms)
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = transport(() => {
    begun.resolve()
    return finish.promise
  })
  const first = sendNext(cms, slow)
  await begun.promise
  const send = vi.fn(async () => {})
  const other = transport(send)
  clock.advance(2 * minute - 1)
  expect(await sendNext(cms, other)).toBe(false)
  clock.advance(1)
  expect(await sendNext(cms, other)).toBe(true)
  expect(send).toHaveBeenCalledOnce()
  const sent = await readEmail(cms)
  finish.reject(new Error('too late'))
  await first
  expect(await readEmail(cms)).toEqual(sent)
  expect(await counted('sent')).toBe(1)
})

test('an email that was sent after its lease ended is counted', async () => {
  const { cms, clock, counted } = start()
  await write(cms)
  const slow = transport(async () => {
    clock.advance(3 * minute)
    await sendNext(
      cms,
      transport(async () => {}),
    )
  })
  await sendNext(cms, slow)
  expect([await counted('sent'), await counted('lease_lost')]).toEqual([1, 1])
})

test('the metrics of the outbox count unsent emails and the age of the oldest', async () => {
  const { cms, clock } = start()
  const read = async (name: string) =>
    (await cms.metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value
  await write(cms)
  clock.advance(hour)
  await write(cms)
  await measureOutbox(cms)
  expect(await read('vitrine_mails_waiting')).toBe(2)
  expect(await read('vitrine_mail_oldest_age_seconds')).toBe(3600)
  for (let time = 0; time < 2; time += 1)
    await sendNext(
      cms,
      transport(async () => {}),
    )
  await measureOutbox(cms)
  expect(await read('vitrine_mails_waiting')).toBe(0)
  expect(await read('vitrine_mail_oldest_age_seconds')).toBe(0)
})

const email = {
  id: 7,
  createdAt: new Date('2026-11-21T02:30:00Z'),
  to: 'ploy@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
}

/** Sends one email by SMTP with short timeouts and returns why it failed. */
async function sendTo(behaviour: SmtpBehaviour, timeouts: object = {}, signal?: AbortSignal) {
  const smtp = await startSmtpServer(behaviour)
  onTestFinished(() => smtp.close())
  const long = { connect: minute, greeting: minute, silence: minute, total: minute }
  const sender = smtpTransport(smtp.url, 'Vitrine <hello@vitrine.example>', {
    ...long,
    ...timeouts,
  })
  const outcome = await sender.send(email, signal).then(
    () => 'sent',
    (error: Error) => ('timeoutType' in error ? error.timeoutType : error.name),
  )
  sender.close()
  return { outcome, smtp }
}

test('an email is sent by SMTP', async () => {
  const { outcome, smtp } = await sendTo('accept')
  expect(outcome).toBe('sent')
  expect(smtp.emails[0]).toContain('Message-ID: <mail-7@vitrine.example>')
})

test.each([
  ['sends no greeting', 'silent', { greeting: 50 }, 'GREETING_TIMEOUT'],
  ['never confirms the email', 'unconfirmed', { silence: 50 }, 'SOCKET_TIMEOUT'],
  ['sends an endless greeting', 'trickle', { total: 50 }, 'AbortError'],
] as const)('sending fails when the SMTP server %s', async (_, behaviour, timeouts, expected) => {
  const { outcome, smtp } = await sendTo(behaviour, timeouts)
  expect(outcome).toBe(expected)
  await expect.poll(() => smtp.connections.size).toBe(0)
})

test('sending by SMTP ends when its run is aborted', async () => {
  const { outcome, smtp } = await sendTo('silent', {}, AbortSignal.timeout(50))
  expect(outcome).toBe('AbortError')
  await expect.poll(() => smtp.connections.size).toBe(0)
})

test('an email whose process was killed while sending is sent once, after its lease has ended', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-outbox-'))
  const database = await createTestDatabase()
  const smtp = await startSmtpServer('silent')
  onTestFinished(async () => {
    smtp.close()
    await database?.drop()
    await rm(dataDirectory, { recursive: true, force: true })
  })
  const environment = readEnvironment({ SMTP_URL: smtp.url })
  const open = async (ahead: number) =>
    createCms({
      dataDirectory,
      databaseUrl: database?.url,
      environment,
      clock: movedClock(systemClock, ahead),
      ...(!database && ahead === 0 && { snapshot: await emptyDatabase() }),
    })
  const before = await open(0)
  await write(before.cms)
  await before.close()
  const killed = await startCmsProcess({
    VITRINE_DATA: dataDirectory,
    SMTP_URL: smtp.url,
    ...(database ? { DATABASE_URL: database.url } : {}),
  })
  await expect.poll(() => smtp.connections.size).toBe(1)
  await killed.end('SIGKILL')
  smtp.behaviour = 'accept'

  const later = await open(2 * minute)
  expect(await readEmail(later.cms)).toMatchObject({ attempts: 1, lease: expect.any(String) })
  const sender = smtpTransport(smtp.url, environment.MAIL_FROM)
  expect(await sendNext({ ...later.cms, clock: systemClock }, sender)).toBe(false)
  sender.close()
  const loops = [startBackground(later.cms), startBackground(later.cms)]
  await expect.poll(async () => (await readEmail(later.cms)).sentAt).not.toBeNull()
  for (const loop of loops) await loop.stop()
  expect(await readEmail(later.cms)).toMatchObject({ attempts: 2, lease: null, html: null })
  await later.close()
  expect(smtp.emails).toHaveLength(1)
})
