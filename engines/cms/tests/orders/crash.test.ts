import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { movedClock, systemClock } from '@vitrine/contract/clock.ts'
import { findPostgres } from '@vitrine/tests/services/postgresServer.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { emailTransport, runDue } from '#cms/app/background.ts'
import { createCms } from '#cms/app/server.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { newsletterSubscribers } from '#cms/database/schema/content.ts'
import { orders, outboxEmails, slips } from '#cms/database/schema/orders.ts'
import { address, buy, place } from '#cms/tests/support/checkout.ts'
import { minute } from '#cms/tests/support/clock.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'
import { startCmsProcess } from '#cms/tests/support/startCmsProcess.ts'
import { createTestDatabase } from '#cms/tests/support/testCms.ts'

/**
 * Whether the embedded database runs, which runs one transaction at a time and so gets fewer requests than a server.
 */
const isEmbedded = !process.env['DATABASE_URL'] && findPostgres() !== null
const placements = isEmbedded ? 24 : 200
/** The number of acknowledged orders after which the process is killed. */
const killAfter = isEmbedded ? [12] : [50, 130]
const concurrency = 16

test(`kill -9 during ${placements} placements loses and duplicates no acknowledged order, slip or form`, async () => {
  covers('security.durability')

  const dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-crash-'))
  const database = await createTestDatabase()
  const variables = {
    VITRINE_DATA: dataDirectory,
    ...(database ? { DATABASE_URL: database.url } : {}),
  }
  let running = await startCmsProcess(variables)
  let isEnding = false
  onTestFinished(async () => {
    if (!isEnding) await running.end('SIGKILL')
    await database?.drop()
    await rm(dataDirectory, { recursive: true, force: true })
  })

  const guest = createShopper(running.url)
  const paid = await buy(guest, 1)
  const slip = await sendSlip(guest, paid, { bytes: await slipImage('jpeg') })
  const form = await guest.request('POST', '/api/v1/fluentform/submit', {
    body: { formId: 3, data: { email: 'survivor@example.com' } },
  })
  expect([slip.status, form.status]).toEqual([200, 200])

  const acknowledged: string[] = []
  let restarted = Promise.resolve()
  let killed = 0
  const killAndRestart = () => {
    killed += 1
    restarted = (async () => {
      await running.end('SIGKILL')
      running = await startCmsProcess(variables)
    })()
  }

  /** Repeats the request with the same key until it gets a response, as a browser would. */
  const buyOnce = async () => {
    const key = randomUUID()
    const cookies = new Map<string, string>()
    for (;;) {
      await restarted
      try {
        const shopper = createShopper(running.url, cookies)
        if (cookies.size === 0) await shopper.request('POST', '/api/v1/cart', { body: { id: 1 } })
        const { status, body } = await place(
          shopper,
          { billing: { ...address, email: `${key}@example.com` } },
          key,
        )
        expect(status).toBe(201)
        acknowledged.push(body.orderId)
        if (acknowledged.length === killAfter[killed]) killAndRestart()
        return
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
      }
    }
  }
  const buyers = Array.from({ length: concurrency }, async (_, buyer) => {
    for (let turn = buyer; turn < placements; turn += concurrency) await buyOnce()
  })
  await Promise.all(buyers)
  isEnding = true
  await restarted
  await running.end('SIGTERM')
  expect(killed).toBe(killAfter.length)
  expect(new Set(acknowledged).size).toBe(placements)

  const cms = await createCms({
    dataDirectory,
    databaseUrl: database?.url,
    clock: movedClock(systemClock, 5 * minute),
  })
  const transport = emailTransport(cms.cms)
  while ((await runDue(cms.cms, transport)) > 0);
  const stored = await cms.cms.database.select().from(orders)
  const [product] = await cms.cms.database.select().from(variations).where(eq(variations.id, 1))
  const emails = await cms.cms.database.select().from(outboxEmails)
  const [storedSlip] = await cms.cms.database.select().from(slips)
  const subscribers = await cms.cms.database.select().from(newsletterSubscribers)
  await cms.close()
  expect(stored.map(({ id }) => String(id)).toSorted()).toEqual(
    [...acknowledged, paid.orderId].toSorted(),
  )
  expect(product?.stock).toBe(1000 - placements - 1)
  const thanks = emails.filter(({ subject }) => subject.startsWith('Thank you for your order'))
  expect(thanks).toHaveLength(placements + 1)
  expect(emails.every(({ sentAt }) => sentAt !== null)).toBe(true)
  const files = await readdir(join(dataDirectory, 'outbox'))
  expect(files.toSorted()).toEqual(
    emails.map(({ id }) => `${String(id).padStart(6, '0')}.eml`).toSorted(),
  )
  expect(storedSlip?.orderId).toBe(Number(paid.orderId))
  const { size } = await stat(join(dataDirectory, 'slips', storedSlip?.file ?? ''))
  expect(size).toBeGreaterThan(0)
  expect(JSON.stringify(subscribers)).toContain('survivor@example.com')
})
