import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#cms/commands/run.ts'
import { slipBucket } from '#cms/orders/payment/slipStorage/slipBucket.ts'
import { slipFiles } from '#cms/orders/payment/slipStorage/slipFiles.ts'
import { createOutcome } from '#cms/staff/messages.ts'
import { runOperation } from '#cms/staff/run.ts'
import { announceStaff } from '#cms/staff/serve.ts'
import { ordersCopy } from '#contract/copy/orders.ts'
import { slips } from '#database/schema/orders.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { addProduct } from '#tests/support/cms/addProduct.ts'
import { buy, withKey } from '#tests/support/cms/checkout.ts'
import { createShopper } from '#tests/support/cms/shopper.ts'
import { sendSlip, slipImage } from '#tests/support/cms/slip.ts'
import { startCms, type TestCms, testEnvironment } from '#tests/support/cms/testCms.ts'
import { type S3StandIn, s3Variables, startS3 } from '#tests/support/standIns/s3.ts'

let directory: string
let s3: S3StandIn
let cms: TestCms
let bytes: Buffer

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-slips-'))
  s3 = await startS3()
  cms = await startCms({ environment: testEnvironment(s3Variables(s3)) })
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
  await announceStaff(cms.cms, cms.url)
  bytes = await slipImage('jpeg')
})
afterAll(async () => {
  await cms.close()
  await s3[Symbol.asyncDispose]()
  await rm(directory, { recursive: true })
})

const image = Buffer.from('an image')
const staff = (...parameters: string[]) =>
  runCommand(parameters, { VITRINE_DATA: cms.dataDirectory })

test.each([
  ['files', () => slipFiles(join(directory, 'files'))],
  ['a bucket', () => slipBucket(s3)],
  ['a bucket with a prefix', () => slipBucket({ ...s3, url: `${s3.url}/shop/2026` })],
])('an image in %s is there until it is removed, and can be replaced', async (_, open) => {
  const storage = open()
  const [name, other] = ['one.png', 'other.jpg']
  for (const stored of [name, other, name]) await storage.store(stored, image)
  expect(await open().read(name)).toEqual(image)
  await storage.remove(name)
  expect(await storage.read(name)).toBeNull()
  expect(await storage.read(other)).toEqual(image)
  await storage.remove(name)
})

test('objects of a bucket are private: other keys and unsigned requests are rejected', async () => {
  covers('security.uploads.private')

  const name = 'private.png'
  await slipBucket(s3).store(name, image)
  expect((await fetch(`${s3.url}/${name}`)).status).toBe(403)
  const wrong = slipBucket({ ...s3, secretAccessKey: `${s3.secretAccessKey}!` })
  await expect(wrong.read(name)).rejects.toMatchObject({ status: 403 })
  await expect(wrong.store(name, image)).rejects.toMatchObject({ status: 403 })
  await expect(slipBucket({ ...s3, accessKeyId: 'OTHER' }).read(name)).rejects.toThrow()
})

test('a link opens one object until it ends, and not when it is changed', async () => {
  const storage = slipBucket(s3)
  const [name, other] = ['linked.png', 'not-linked.png']
  for (const stored of [name, other]) await storage.store(stored, image)
  const link = (await storage.link(name, 300)) ?? ''
  const opened = await fetch(link)
  expect(opened.headers.get('content-type')).toBe('image/png')
  expect(await opened.text()).toBe('an image')
  expect((await fetch(link.replace(name, other))).status).toBe(403)
  expect((await fetch(link.replace('Expires=300', 'Expires=900'))).status).toBe(403)
  expect((await fetch(link, { method: 'DELETE' })).status).toBe(403)
  s3.now = () => new Date(Date.now() + 301_000)
  expect((await fetch(link)).status).toBe(403)
  s3.now = () => new Date()
})

/** Buys by transfer and returns the order with what belongs to it. */
async function buyByTransfer() {
  const guest = createShopper(cms.url)
  const order = await buy(guest, 1)
  const status = async () =>
    (
      await guest.request<{ status: string }>(
        'GET',
        withKey(`/api/v1/orders/${order.orderId}`, order),
      )
    ).body.status
  return { guest, order, status, send: () => sendSlip(guest, order, { bytes }) }
}

test('a slip is stored in the bucket, and staff save it or get a link to it', async () => {
  covers('security.uploads.private')

  const { order, send } = await buyByTransfer()
  const before = s3.objects.size
  expect((await send()).status).toBe(200)
  expect(s3.objects.size).toBe(before + 1)
  const file = join(directory, 'saved.jpg')
  expect(await staff('slip', order.orderId, file)).toBe(`The slip is saved in ${file}.`)
  const [, stored] = [...s3.objects].at(-1) ?? []
  expect(stored?.type).toBe('image/jpeg')
  expect(await readFile(file)).toEqual(stored?.bytes)
  expect((await stat(file)).mode & 0o077).toBe(0)
  await expect(staff('slip', order.orderId, file), 'nothing is overwritten').rejects.toThrow(
    'EEXIST',
  )
  const link = await staff('slip', order.orderId, '--link')
  s3.now = () => new Date(Date.now() + 295_000)
  const response = await fetch(link)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(stored?.bytes)
  s3.now = () => new Date(Date.now() + 301_000)
  expect((await fetch(link)).status).toBe(403)
  s3.now = () => new Date()
})

test('staff learn that an order has no slip, and that its slip is on another host', async () => {
  const { order, send } = await buyByTransfer()
  await expect(staff('slip', order.orderId)).rejects.toThrow('This order has no slip.')
  await expect(staff('slip', '1')).rejects.toThrow('Order not found')
  await send()
  // As on a host that stores slips as files.
  const host = { ...cms.cms, slipStorage: slipFiles(join(directory, 'elsewhere')) }
  const read = async (isLink: boolean) => {
    const outcome = createOutcome(undefined)
    await runOperation(
      host,
      'slip',
      { id: order.orderId, isLink },
      { staff: 'Nok', report: outcome.receive },
    )
    return outcome.value()
  }
  await expect(read(false)).rejects.toThrow('is not in the storage of this host')
  await expect(read(true)).rejects.toThrow('Leave out --link')
})

test.each([
  ['is down', 'isDown'],
  ['does not respond', 'isHanging'],
] as const)(
  'while the storage %s, a slip is rejected with 503, and accepted when it is back',
  async (_, fault) => {
    covers('confirm-payment.storage-down')

    const { order, status, send } = await buyByTransfer()
    const before = [s3.objects.size, await cms.cms.database.$count(slips)]
    s3[fault] = true
    const rejected = await send().finally(() => {
      s3[fault] = false
    })
    expect([rejected.status, rejected.body.message]).toEqual([503, ordersCopy.slipNotStored])
    expect(rejected.headers.get('retry-after')).toBe('10')
    expect(await status()).toBe('on-hold')
    expect([s3.objects.size, await cms.cms.database.$count(slips)]).toEqual(before)
    expect((await send()).status).toBe(200)
    expect(await status()).toBe('checking_payment')
    expect(await staff('order', order.orderId)).toContain('Slip of ')
  },
)

test('a slip that its order does not accept is removed from the bucket', async () => {
  const { send } = await buyByTransfer()
  expect((await send()).status).toBe(200)
  const before = s3.objects.size
  expect((await send()).status).toBe(409)
  expect(s3.objects.size).toBe(before)
})

test('a slip stays when the database does not say whether its order accepted it', async () => {
  const { order, send } = await buyByTransfer()
  const before = s3.objects.size
  const { database } = cms.cms
  await database.execute(
    `alter table slips add constraint cut check (order_id <> ${order.orderId}) not valid`,
  )
  expect((await send()).status).toBe(500)
  expect(s3.objects.size).toBe(before + 1)
  await database.execute('alter table slips drop constraint cut')
  expect((await send()).status).toBe(200)
})

test('a slip that was sent for two orders is noticed in a bucket too', async () => {
  const [first, second] = [await buyByTransfer(), await buyByTransfer()]
  await first.send()
  await second.send()
  expect(await staff('order', second.order.orderId)).toContain('USED BEFORE for order')
})

test('every slip of an order is in the bucket', async () => {
  const stored = await cms.cms.database.select({ file: slips.file }).from(slips)
  expect(stored.length).toBeGreaterThan(3)
  for (const { file } of stored) expect(s3.objects.has(file)).toBe(true)
})
