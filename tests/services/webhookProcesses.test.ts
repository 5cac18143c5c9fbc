import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCms } from '@vitrine/cms/app/server.ts'
import { webhookDeliveries } from '@vitrine/cms/database/schema/programs.ts'
import { transact } from '@vitrine/cms/database/transact.ts'
import { addWebhook, listWebhooks, replaceWebhookSecret } from '@vitrine/cms/staff/webhooks.ts'
import { createTestClock, minute } from '@vitrine/cms/tests/support/clock.ts'
import {
  createTestDatabase,
  startCms,
  testEnvironment,
} from '@vitrine/cms/tests/support/testCms.ts'
import { queueEvent } from '@vitrine/cms/webhooks/queueEvent.ts'
import { sendDeliveries } from '@vitrine/cms/webhooks/sendDeliveries.ts'
import { PublicClient } from '@vitrine/contract/service/publicClient.ts'
import { expect, onTestFinished, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

/** A receiver, and processes of a CMS on one PostgreSQL database in which it is the only webhook. */
async function startProcesses(count: number) {
  const database = await createTestDatabase()
  if (!database) throw new Error('This test needs PostgreSQL')
  const clock = createTestClock()
  const first = await startCms({ databaseUrl: database.url, clock })
  const open = [first.cms]
  const closings = [() => first.close()]
  for (let more = 1; more < count; more += 1) {
    const running = await createCms({
      ...{ dataDirectory: first.dataDirectory, databaseUrl: database.url, clock },
      environment: testEnvironment(),
    })
    open.push(running.cms)
    closings.push(() => running.close())
  }
  const receiver = {
    ids: [] as string[],
    signatures: 0,
    behave(response: ServerResponse): void {
      response.writeHead(204).end()
    },
  }
  const server = createServer(({ headers }, response) => {
    receiver.ids.push(String(headers['webhook-id']))
    receiver.signatures = String(headers['webhook-signature']).split(' ').length
    receiver.behave(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = new PublicClient({ allowsPrivate: true })
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await client.close()
    for (const close of closings.toReversed()) await close()
    await database.drop()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await addWebhook(first.cms, { url, events: ['order.sent'] }, () => {})
  const [webhook] = await listWebhooks(first.cms, {}, () => {})
  if (!webhook) throw new Error('The webhook was not added')
  const queue = (orderId: number) =>
    transact(first.cms.database, (transaction) =>
      queueEvent(transaction, {
        ...{ id: orderId, orderId, event: 'order.sent', at: clock.now() },
        ...{ fromStatus: 'packing', toStatus: 'completed' },
      }),
    )
  return {
    ...{ open, clock, receiver, webhook, queue },
    send: (index: number) => sendDeliveries(open[index] ?? first.cms, client),
    deliveries: () => first.cms.database.select().from(webhookDeliveries),
  }
}

test('several processes send each event to a webhook once', async () => {
  covers('security.staff.webhooks')

  const processes = 3
  const events = 40
  const { receiver, queue, send } = await startProcesses(processes)
  for (let order = 1; order <= events; order += 1) await queue(order)
  const sendAll = async (index: number) => {
    let sent = 0
    while ((await send(index)) > 0) sent += 1
    return sent
  }
  const sent = await Promise.all(Array.from({ length: processes }, (_, index) => sendAll(index)))
  expect(sent.reduce((sum, count) => sum + count)).toBe(events)
  expect(sent.filter((count) => count > 0).length, 'processes that sent').toBeGreaterThan(1)
  expect(new Set(receiver.ids).size).toBe(events)
  expect(receiver.ids).toHaveLength(events)
})

test('an event of a process that hangs is taken over once its lease has ended, and not overwritten', async () => {
  covers('security.staff.webhooks')

  const { clock, receiver, queue, send, deliveries } = await startProcesses(2)
  const hanging = Promise.withResolvers<ServerResponse>()
  const { behave } = receiver
  receiver.behave = hanging.resolve
  await queue(1)
  const first = send(0)
  const response = await hanging.promise
  receiver.behave = behave
  clock.advance(2 * minute - 1)
  expect(await send(1), 'while the first process has its lease').toBe(0)
  clock.advance(1)
  expect(await send(1)).toBe(1)
  response.writeHead(500).end()
  await first
  expect(await deliveries()).toMatchObject([
    { attempts: 2, status: 204, failure: null, sentAt: clock.now() },
  ])
  expect(new Set(receiver.ids).size).toBe(1)
})

test('of two managers who replace a secret at the same time at two processes one does', async () => {
  covers('security.staff.webhooks.secrets', 'security.staff.once')

  const { open, receiver, webhook, queue, send } = await startProcesses(2)
  const { id, version: seen } = webhook
  const outcomes = await Promise.allSettled(
    open.map((cms) => replaceWebhookSecret(cms, { id, seen }, () => {})),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict' },
  })
  await queue(1)
  await send(1)
  expect(receiver.signatures).toBe(2)
})
