import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import type { AuditRow } from '@vitrine/commerce/staff/people.ts'
import type { ProgramKey, WebhookDelivery, WebhookRow } from '@vitrine/commerce/staff/programs.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { PublicClient } from '@vitrine/contract/service/publicClient.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { resealSecrets, sealSecret, webhookOwner } from '#cms/core/storedSecrets.ts'
import {
  formerWebhookSecrets,
  programKeys,
  webhookDeliveries,
  webhooks,
} from '#cms/database/schema/programs.ts'
import { maxAttempts } from '#cms/database/sending.ts'
import { addWebhook } from '#cms/staff/webhooks.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody } from '#cms/tests/support/checkout.ts'
import { createTestClock, day, hour, minute } from '#cms/tests/support/clock.ts'
import {
  callOperation as call,
  enterAsOwner,
  enterOffice,
  inviteToOffice,
  sendOperation as send,
} from '#cms/tests/support/officeStaff.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'
import { startCms } from '#cms/tests/support/testCms.ts'
import { sendDeliveries, sweepDeliveries } from '#cms/webhooks/sendDeliveries.ts'
import { webhookHeaders } from '#cms/webhooks/signature.ts'

const clock = createTestClock()
const log = new PassThrough()
const client = new PublicClient({ allowsPrivate: true, timeout: 300 })
let manager: Shopper
let staff: Shopper

const product = 999_301

const cms = sharedSeededCms({ clock, log: pino({ level: 'info' }, log) })
beforeAll(async () => {
  await addProduct(cms.cms.database, { id: product, variations: [{ id: product, stock: 100 }] })
  manager = await enterAsOwner(cms)
  staff = await inviteToOffice(cms, manager, 'nok', 'staff')
})
afterAll(() => client.close())

interface Received {
  id: string
  timestamp: string
  signature: string
  body: string
}

/** The signature of a message as Standard Webhooks says. */
function signature(secret: string, { id, timestamp, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Whether a receiver that has a secret accepts a message, one of whose signatures must match. */
const accepts = (secret: string, message: Received) =>
  message.signature.split(' ').includes(signature(secret, message))

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void

const respond =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end()

/** A program of a merchant on this machine, which keeps what it receives and responds as `behave` says. */
async function startReceiver(behave: Behaviour = respond(204)) {
  const received: Received[] = []
  const receiver = { received, behave, url: '' }
  const server = createServer(async (request, response) => {
    const { headers } = request
    const header = (name: string) => String(headers[`webhook-${name}`])
    received.push({
      ...{ id: header('id'), timestamp: header('timestamp'), signature: header('signature') },
      body: await text(request),
    })
    receiver.behave(response, request)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await cms.cms.database.delete(webhooks)
  })
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders?token=of-the-receiver`
  return receiver
}

const order = (): Promise<OrderBody> => buy(createShopper(cms.url), product)

async function add(url: string, events: string[] = ['order.placed']) {
  const { secret } = await call<{ secret: string }>(manager, 'addWebhook', { url, events })
  return { secret, webhook: await webhookAt(url) }
}

async function webhookAt(url: string): Promise<WebhookRow> {
  const row = (await call<WebhookRow[]>(manager, 'webhooks')).find((item) => item.url === url)
  if (!row) throw new Error(`There is no webhook ${url}`)
  return row
}

const deliver = () => sendDeliveries(cms.cms, client)
const deliveriesOf = ({ id }: { id: number }) =>
  call<WebhookDelivery[]>(manager, 'webhookDeliveries', { id })
const seenOf = async (id: string) => (await call<StaffOrder>(staff, 'order', { id })).version

test('signatures are those of Standard Webhooks', () => {
  covers('security.staff.webhooks')

  const headers = webhookHeaders(
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' },
    new Date(1_614_265_330_000),
  )
  expect(headers).toMatchObject({
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('an event reaches the webhooks that receive it, signed, once, and without personal data', async () => {
  covers('security.staff.webhooks')

  const receiver = await startReceiver()
  const { secret, webhook } = await add(receiver.url, ['order.placed', 'order.cancelled'])
  const { orderId } = await order()
  expect(await deliver()).toBe(1)
  expect(await deliver()).toBe(0)
  const [message] = receiver.received
  if (!message) throw new Error('Nothing was received')
  expect(JSON.parse(message.body)).toEqual({
    type: 'order.placed',
    timestamp: clock.now().toISOString(),
    data: {
      order: String(orderId),
      version: await seenOf(String(orderId)),
      status: 'on-hold',
      previousStatus: 'on-hold',
    },
  })
  expect(message.signature).toBe(signature(secret, message))
  expect(await deliveriesOf(webhook)).toMatchObject([
    { event: 'order.placed', order: String(orderId), state: 'delivered', message: message.id },
  ])

  const id = String(orderId)
  await call(staff, 'note', { id, text: 'Calls back', key: 'a note on an order' })
  await call(staff, 'act', { id, action: 'cancel', seen: await seenOf(id) })
  await deliver()
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual([
    'order.placed',
    'order.cancelled',
  ])
  expect(receiver.received[1]?.body).toContain('"previousStatus":"on-hold"')
})

test('an event that is not received is sent again with the same id and growing delays, then given up', async () => {
  covers('security.staff.webhooks')

  const receiver = await startReceiver(respond(500))
  const { webhook } = await add(receiver.url)
  await order()
  const delays: number[] = []
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    expect(await deliver()).toBe(1)
    const [row] = await cms.cms.database.select().from(webhookDeliveries)
    const wait = (row?.nextAttemptAt.getTime() ?? 0) - clock.now().getTime()
    clock.advance(wait - 1)
    expect(await deliver()).toBe(0)
    clock.advance(1)
    delays.push(wait / minute)
  }
  expect(delays).toEqual([1, 5, 30, 120, 360, 720, 1440, 1440])
  expect(await deliver()).toBe(1)
  manager = await enterOffice(cms, 'owner')
  staff = await enterOffice(cms, 'nok')
  const [lost] = await deliveriesOf(webhook)
  expect(lost).toMatchObject({
    ...{ state: 'given up', attempts: maxAttempts, result: 'Responded with 500' },
    nextAttempt: null,
  })
  clock.advance(hour)
  expect(await deliver()).toBe(0)
  const sent = new Set(receiver.received.map(({ id, body }) => `${id} ${body}`))
  expect([receiver.received.length, sent.size]).toEqual([maxAttempts, 1])

  receiver.behave = respond(200)
  const again = { id: lost?.id, seen: lost?.attempts }
  await call(manager, 'retryDelivery', again)
  expect((await send(manager, 'retryDelivery', again)).status, 'a second press').toBe(409)
  await deliver()
  expect(await deliveriesOf(webhook)).toMatchObject([
    { state: 'delivered', result: 'Responded with 200' },
  ])
})

test.each<[string, Behaviour, RegExp]>([
  ['redirects', respond(302, { location: '/elsewhere' }), /302; redirects are not followed/],
  ['does not respond', () => {}, /^No response within/],
  ['closes the connection', (response) => response.destroy(), /\S/],
])('an event is kept for a receiver that %s', async (_, behave, result) => {
  covers('security.staff.webhooks')

  const receiver = await startReceiver(behave)
  const { webhook } = await add(receiver.url)
  await order()
  await deliver()
  expect(await deliveriesOf(webhook)).toMatchObject([
    { state: 'failed', attempts: 1, result: expect.stringMatching(result) },
  ])
  expect(receiver.received).toHaveLength(1)
})

test('an endless response counts by its status', async () => {
  covers('security.staff.webhooks')

  const receiver = await startReceiver((response, request) => {
    const write = () => response.write('x'.repeat(64 * 1024), () => request.destroyed || write())
    write()
  })
  const { webhook } = await add(receiver.url)
  await order()
  await deliver()
  expect(await deliveriesOf(webhook)).toMatchObject([{ state: 'delivered' }])
})

test('a receiver that does not respond holds no other up', async () => {
  covers('security.staff.webhooks')

  const arrived = Promise.withResolvers<void>()
  const silent = await startReceiver()
  const quick = await startReceiver((response) => {
    respond(204)(response, response.req)
    arrived.resolve()
  })
  await add(silent.url)
  const { webhook } = await add(quick.url)
  const waiting = Promise.withResolvers<ServerResponse>()
  silent.behave = waiting.resolve
  await order()
  const delivering = sendDeliveries(cms.cms, new PublicClient({ allowsPrivate: true }))
  await arrived.promise
  const response = await waiting.promise
  await expect.poll(async () => (await deliveriesOf(webhook))[0]?.state).toBe('delivered')
  response.writeHead(204).end()
  expect(await delivering).toBe(2)
})

test('a webhook is tried, paused, resumed and deleted', async () => {
  covers('security.staff.webhooks')

  const receiver = await startReceiver()
  const { webhook } = await add(receiver.url)
  const { id, events, version: seen } = webhook
  const key = 'one press of the test button'
  await call(manager, 'testWebhook', { id, key })
  await call(manager, 'testWebhook', { id, key })
  await deliver()
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
    { type: 'webhook.test', timestamp: clock.now().toISOString(), data: {} },
  ])

  await call(manager, 'changeWebhook', { id, events, seen, isPaused: true })
  const late = await send(manager, 'changeWebhook', { id, events, seen, isPaused: false })
  expect(late.status).toBe(409)
  expect((await send(manager, 'testWebhook', { id, key: `${key} 2` })).status).toBe(409)
  await order()
  expect(await deliver()).toBe(0)
  await call(manager, 'changeWebhook', { id, events, seen: seen + 1, isPaused: false })
  await order()
  await deliver()
  expect(receiver.received).toHaveLength(2)

  receiver.behave = respond(410)
  await order()
  await deliver()
  expect(await webhookAt(receiver.url)).toMatchObject({ isPaused: true, waiting: 1 })

  await call(manager, 'removeWebhook', { id })
  expect((await send(manager, 'removeWebhook', { id })).status).toBe(404)
  expect(await call<WebhookRow[]>(manager, 'webhooks')).toEqual([])
})

/** The signing secrets that the latest message to a receiver has, of those given. */
async function signing(
  { received }: Awaited<ReturnType<typeof startReceiver>>,
  secrets: Record<string, string>,
) {
  await order()
  await deliver()
  const message = received.at(-1)
  if (!message) throw new Error('Nothing was received')
  const names = Object.keys(secrets).filter((name) => accepts(secrets[name] ?? '', message))
  return { names, signatures: message.signature.split(' ').length }
}

const replaceSecret = (caller: Shopper, { id, version }: WebhookRow) =>
  call<{ secret: string }>(caller, 'replaceWebhookSecret', { id, seen: version })

test('a former secret signs too for 24 hours, and the new one from its replacement on', async () => {
  covers('security.staff.webhooks.secrets')

  const receiver = await startReceiver()
  const { secret: former, webhook } = await add(receiver.url)
  expect(webhook.formerSecretUntil).toBeNull()
  const { secret: present } = await replaceSecret(manager, webhook)
  const secrets = { former, present }
  expect(await webhookAt(receiver.url)).toMatchObject({
    formerSecretUntil: toInstant(new Date(clock.now().getTime() + day)),
    version: webhook.version + 1,
  })
  expect(await signing(receiver, secrets)).toEqual({ names: ['former', 'present'], signatures: 2 })
  clock.advance(day - 1)
  manager = await enterOffice(cms, 'owner')
  staff = await enterOffice(cms, 'nok')
  expect(await signing(receiver, secrets)).toEqual({ names: ['former', 'present'], signatures: 2 })
  clock.advance(1)
  expect(await signing(receiver, secrets)).toEqual({ names: ['present'], signatures: 1 })
  expect((await webhookAt(receiver.url)).formerSecretUntil).toBeNull()
  await sweepDeliveries(cms.cms.database, clock.now())
  expect(await cms.cms.database.select().from(formerWebhookSecrets)).toEqual([])
})

test('a secret is replaced once by two presses, and again by a manager who lost the new one', async () => {
  covers('security.staff.webhooks.secrets', 'security.staff.once')

  const receiver = await startReceiver()
  const { secret: first, webhook } = await add(receiver.url)
  const { id, version: seen } = webhook
  const presses = await Promise.all(
    [1, 2].map(() => send(manager, 'replaceWebhookSecret', { id, seen })),
  )
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { secret: third } = await replaceSecret(manager, await webhookAt(receiver.url))
  expect(await signing(receiver, { first, third })).toEqual({
    names: ['first', 'third'],
    signatures: 3,
  })
  for (let secrets = 3; secrets < 5; secrets += 1)
    await replaceSecret(manager, await webhookAt(receiver.url))
  const { version } = await webhookAt(receiver.url)
  const sixth = await send(manager, 'replaceWebhookSecret', { id, seen: version })
  expect([sixth.status, sixth.body.message]).toEqual([
    409,
    'A webhook has at most 5 secrets within a day. End the former ones first.',
  ])
  await call(manager, 'endFormerSecrets', { id, seen: version })
  await replaceSecret(manager, await webhookAt(receiver.url))
})

test('secrets of a webhook are encrypted in the database, and sign while ORDERS_SECRET is changed', async () => {
  covers('security.staff.secrets.stored')

  const receiver = await startReceiver()
  const { secret: former, webhook } = await add(receiver.url)
  const { secret: present } = await replaceSecret(manager, webhook)
  const { database, secrets } = cms.cms
  const stored = [
    ...(await database.select().from(webhooks).where(eq(webhooks.id, webhook.id))),
    ...(await database.select().from(formerWebhookSecrets)),
  ].map(({ secret }) => secret)
  expect(stored).toHaveLength(2)
  for (const text of stored) expect(text).toMatch(/^v1\.[\w-]{60,}$/)
  const changed = 'another secret of the shop, which is long enough'
  try {
    cms.cms.secrets = { ...secrets, orders: changed, otherOrders: [secrets.orders] }
    await resealSecrets(cms.cms)
    cms.cms.secrets = { ...secrets, orders: changed }
    expect((await signing(receiver, { former, present })).names).toEqual(['former', 'present'])
    cms.cms.secrets = secrets
    const count = receiver.received.length
    await call(manager, 'testWebhook', { id: webhook.id, key: 'a key under another secret' })
    await deliver()
    expect(receiver.received).toHaveLength(count)
    const [delivery] = await deliveriesOf(webhook)
    expect(delivery?.result).toBe(
      'The secret of this webhook cannot be decrypted any more: replace it',
    )
  } finally {
    cms.cms.secrets = secrets
  }
  await call(manager, 'removeWebhook', { id: webhook.id })
})

test('the secret of a deleted webhook is not replaced, and its former ones are deleted too', async () => {
  covers('security.staff.webhooks.secrets')

  const { webhook } = await add((await startReceiver()).url)
  await replaceSecret(manager, webhook)
  await call(manager, 'removeWebhook', { id: webhook.id })
  for (const operation of ['replaceWebhookSecret', 'endFormerSecrets'])
    expect((await send(manager, operation, { id: webhook.id, seen: 1 })).status).toBe(404)
  expect(await cms.cms.database.select().from(formerWebhookSecrets)).toEqual([])
})

test('a program with the role of a manager replaces a secret and ends the former one, others do not', async () => {
  covers('security.staff.webhooks.secrets', 'security.staff.keys')

  const receiver = await startReceiver()
  const { secret: former, webhook } = await add(receiver.url)
  const { id } = webhook
  for (const caller of [staff, program(await addKey('Reader', 'staff'))])
    for (const operation of ['replaceWebhookSecret', 'endFormerSecrets'])
      expect((await send(caller, operation, { id, seen: 0 })).status).toBe(403)
  const rotation = program(await addKey('Rotation', 'manager'))
  const { secret: present } = await replaceSecret(rotation, webhook)
  const { version: seen } = await webhookAt(receiver.url)
  await call(rotation, 'endFormerSecrets', { id, seen })
  expect((await signing(receiver, { former, present })).names).toEqual(['present'])
  expect(await call<AuditRow[]>(manager, 'audit', { limit: 2 })).toMatchObject([
    { staff: 'Rotation (program key)', subject: `webhook ${id}`, action: 'endFormerSecrets' },
    { staff: 'Rotation (program key)', subject: `webhook ${id}`, action: 'replaceWebhookSecret' },
  ])
})

test.each([
  ['ftp://shop.example/orders', 'Enter an address that begins with https://'],
  ['orders', 'Enter an address that begins with https://'],
  ['https://user:password@shop.example/', /^Enter an address without a user/],
  [`https://shop.example/${'x'.repeat(500)}`, 'Enter at most 500 characters'],
])('the webhook address %s is rejected', async (url, message) => {
  covers('security.staff.webhooks')

  const { status, body } = await send(manager, 'addWebhook', { url, events: ['order.placed'] })
  expect(status).toBe(422)
  expect(body.fields?.['url']).toMatch(message)
})

test('a webhook needs events that exist, one address each, and there are at most ten', async () => {
  covers('security.staff.webhooks')

  const url = (await startReceiver()).url
  expect((await send(manager, 'addWebhook', { url, events: [] })).body.fields).toEqual({
    events: 'Choose an event',
  })
  expect((await send(manager, 'addWebhook', { url, events: ['order.lost'] })).status).toBe(422)
  await add(url)
  const twice = await send(manager, 'addWebhook', { url, events: ['order.placed'] })
  expect([twice.status, twice.body.fields?.['url']]).toEqual([409, expect.any(String)])
  for (let count = 1; count < 10; count += 1) await add(`${url}${count}`)
  expect(
    (await send(manager, 'addWebhook', { url: `${url}x`, events: ['order.paid'] })).status,
  ).toBe(409)
})

test.each([
  'http://shop.example/orders',
  'https://127.0.0.1/orders',
  'https://[::ffff:10.0.0.1]/orders',
  'https://169.254.169.254/latest',
])('in production no webhook is added for %s', async (url) => {
  covers('security.staff.webhooks')

  const environment = { ...cms.cms.environment, isProduction: true }
  const adding = addWebhook({ ...cms.cms, environment }, { url, events: ['order.paid'] }, () => {})
  await expect(adding).rejects.toMatchObject({ code: 'invalid' })
})

test('in production nothing is sent to a name of the private network', async () => {
  covers('security.staff.webhooks')

  const receiver = await startReceiver()
  const { secret, webhook } = await add(receiver.url)
  const url = receiver.url.replace('http://127.0.0.1', 'https://localhost')
  const sealed = sealSecret(cms.cms.secrets, webhookOwner({ url }), secret)
  await cms.cms.database
    .update(webhooks)
    .set({ url, secret: sealed })
    .where(eq(webhooks.id, webhook.id))
  await order()
  const strict = new PublicClient({ allowsPrivate: false })
  await sendDeliveries(cms.cms, strict)
  await strict.close()
  expect(await deliveriesOf(webhook)).toMatchObject([
    { state: 'failed', result: 'localhost is not on the public internet.' },
  ])
  expect(receiver.received).toEqual([])
})

test('deliveries are deleted after 30 days', async () => {
  const receiver = await startReceiver()
  const { webhook } = await add(receiver.url)
  await order()
  await deliver()
  const after = (days: number) => new Date(clock.now().getTime() + days * day)
  await sweepDeliveries(cms.cms.database, after(29))
  expect(await deliveriesOf(webhook)).toHaveLength(1)
  await sweepDeliveries(cms.cms.database, after(31))
  expect(await deliveriesOf(webhook)).toEqual([])
})

/** A program that calls the CMS with a key. */
const program = (key: string) =>
  createShopper(cms.url, new Map(), { authorization: `Bearer ${key}` })

async function addKey(name: string, role: string) {
  const { key } = await call<{ key: string }>(manager, 'addKey', { name, role })
  return key
}

const keyNamed = async (name: string) =>
  (await call<ProgramKey[]>(manager, 'keys')).find((item) => item.name === name)

test('a program serves an order by its role, and the history has the name of its key', async () => {
  covers('security.staff.keys', 'security.staff.audit.names')

  const key = await addKey('Warehouse', 'staff')
  const warehouse = program(key)
  const id = String((await order()).orderId)
  const { version: seen } = await call<StaffOrder>(warehouse, 'order', { id })
  await call(warehouse, 'act', { id, action: 'cancel', seen })
  const { status, history } = await call<StaffOrder>(staff, 'order', { id })
  expect([status, history.at(-1)?.who]).toEqual(['cancelled', 'Warehouse (program key)'])
  expect(await call<AuditRow[]>(manager, 'audit', { action: 'act', limit: 1 })).toMatchObject([
    { staff: 'Warehouse (program key)', subject: `order ${id}`, detail: 'cancel' },
  ])
  const late = await send(warehouse, 'act', { id, action: 'cancel', seen })
  expect(late.status).toBe(409)

  for (const operation of ['figures', 'refund']) {
    const { status: rejected } = await send(warehouse, operation)
    expect(rejected).toBe(403)
  }
  expect(await call<AuditRow[]>(manager, 'audit', { isRejected: true, limit: 1 })).toMatchObject([
    { staff: 'Warehouse (program key)', outcome: 'Your role (staff) does not allow this.' },
  ])
})

test('a key is shown once, stored as a hash, and says when it was used', async () => {
  covers('security.staff.keys')

  const key = await addKey('Books', 'manager')
  expect(key).toMatch(/^vitrine_[\w-]{43}$/)
  expect(await keyNamed('Books')).toMatchObject({ createdBy: 'Owner', lastUsed: null })
  const stored = await cms.cms.database.select().from(programKeys)
  expect(JSON.stringify(stored)).not.toContain(key.slice('vitrine_'.length))
  await call(program(key), 'orders', { limit: 1 })
  const { lastUsed } = (await keyNamed('Books')) ?? {}
  expect(lastUsed).toEqual(expect.any(String))
  clock.advance(minute - 1)
  await call(program(key), 'orders', { limit: 1 })
  expect(await keyNamed('Books')).toMatchObject({ lastUsed })
  clock.advance(1001)
  await call(program(key), 'orders', { limit: 1 })
  expect((await keyNamed('Books'))?.lastUsed).not.toBe(lastUsed)
  const taken = await send(manager, 'addKey', { name: 'Books', role: 'staff' })
  expect([taken.status, taken.body.fields?.['name']]).toEqual([409, expect.any(String)])
})

test('a program changes neither people nor keys nor webhooks, whatever its role', async () => {
  covers('security.staff.keys')

  const everything = program(await addKey('Everything', 'manager'))
  await call(everything, 'figures', { period: '7-days' })
  for (const [operation, body] of Object.entries({
    addMember: { login: 'mallory', name: 'Mallory', role: 'manager' },
    passwordLink: { login: 'owner', seen: 1 },
    addKey: { name: 'Another', role: 'manager' },
    revokeKey: { id: 1 },
    addWebhook: { url: 'https://shop.example/', events: ['order.paid'] },
    removeWebhook: { id: 1 },
  }))
    expect([operation, (await send(everything, operation, body)).status]).toEqual([operation, 403])
  expect((await send(staff, 'addKey', { name: 'Another', role: 'manager' })).status).toBe(403)
})

test('a key that is revoked or unknown is rejected and recorded, and opens nothing else', async () => {
  covers('security.staff.keys')

  const key = await addKey('Old', 'manager')
  const id = (await keyNamed('Old'))?.id
  expect((await program(key).request('GET', '/staff/session')).status).toBe(401)
  const foreign = await program(key).request('POST', '/staff/orders', {
    body: { limit: 1 },
    headers: { host: 'shop.example', 'x-forwarded-for': '203.0.113.9' },
  })
  expect(foreign.status, 'the address of the shop').toBe(404)
  await call(manager, 'revokeKey', { id })
  expect((await send(manager, 'revokeKey', { id })).status).toBe(404)
  for (const wrong of [key, `vitrine_${'x'.repeat(43)}`, 'vitrine_short'])
    expect((await send(program(wrong), 'orders', { limit: 1 })).status).toBe(401)
  expect(await call<AuditRow[]>(manager, 'audit', { action: 'wrong key', limit: 9 })).toMatchObject(
    [{ staff: 'not signed in', subject: 'unknown key', detail: '3 times' }],
  )
})

test('a program that calls too often is limited alone', async () => {
  covers('security.staff.keys')

  const limited = await startCms({ clock, allowed: { request: { times: 20, window: minute } } })
  onTestFinished(() => limited.close())
  const owner = await enterAsOwner(limited)
  const [busy, calm] = await Promise.all(
    ['Busy', 'Calm'].map(async (name) => {
      const { key } = await call<{ key: string }>(owner, 'addKey', { name, role: 'staff' })
      return createShopper(limited.url, new Map(), { authorization: `Bearer ${key}` })
    }),
  )
  if (!busy || !calm) throw new Error('There are two keys')
  const statuses = await Promise.all(
    Array.from({ length: 21 }, async () => (await send(busy, 'queues')).status),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await send(calm, 'queues')).status).toBe(200)
})

test('logs have no key, no secret and no address of a receiver', async () => {
  covers('security.staff.webhooks', 'security.staff.keys')

  const receiver = await startReceiver(respond(500))
  const { secret: former, webhook } = await add(receiver.url)
  const { secret } = await replaceSecret(manager, webhook)
  const key = await addKey('Logged', 'staff')
  await call(program(key), 'queues')
  await order()
  await deliver()
  const lines = String(log.read())
  expect(lines).toContain('an event for a webhook was not received')
  for (const hidden of [former, secret, key.slice('vitrine_'.length), 'of-the-receiver'])
    expect(lines).not.toContain(hidden)
})
