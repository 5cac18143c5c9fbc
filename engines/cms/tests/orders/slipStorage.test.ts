import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ordersCopy, staffCopy } from '@vitrine/commerce/copy/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { type S3StandIn, s3Variables, startS3 } from '@vitrine/tests/support/standIns/s3.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slips } from '#cms/database/schema/orders.ts'
import { slipFiles } from '#cms/orders/payment/slipStorage/configuredStorage.ts'
import { slipBucket } from '#cms/orders/payment/slipStorage/slipBucket.ts'
import { readOrder } from '#cms/staff/orderView.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody, type Problem, withKey } from '#cms/tests/support/checkout.ts'
import { enterAsOwner, openImage } from '#cms/tests/support/officeStaff.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'
import { startCms, type TestCms, testEnvironment } from '#cms/tests/support/testCms.ts'

let directory: string
let s3: S3StandIn
let cms: TestCms
let bytes: Buffer
let owner: Shopper

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-slips-'))
  s3 = await startS3()
  cms = await startCms({ environment: testEnvironment(s3Variables(s3)) })
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] })
  owner = await enterAsOwner(cms)
  bytes = await slipImage('jpeg')
})
afterAll(async () => {
  await cms.close()
  await s3[Symbol.asyncDispose]()
  await rm(directory, { recursive: true })
})

const image = Buffer.from('an image')
const slipsOf = async ({ orderId: id }: OrderBody) =>
  (await readOrder(cms.cms, { id }, () => {})).slips

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

test('a slip is stored in the bucket, and shown to staff who are signed in', async () => {
  covers('security.uploads.private')

  const { order, send } = await buyByTransfer()
  const before = s3.objects.size
  expect((await send()).status).toBe(200)
  expect(s3.objects.size).toBe(before + 1)
  const [, stored] = [...s3.objects].at(-1) ?? []
  expect(stored?.type).toBe('image/jpeg')
  const { image } = (await slipsOf(order))[0] ?? {}
  expect(await openImage(owner, cms, image ?? '')).toEqual(stored?.bytes)
  expect((await createShopper(cms.url).request('GET', image ?? '')).status).toBe(401)
  const [name = ''] = [...s3.objects].at(-1) ?? []
  s3.objects.delete(name)
  const missing = await owner.request<Problem>('GET', image ?? '')
  expect([missing.status, missing.body.message]).toEqual([404, staffCopy.slipMissing(name)])
  if (stored) s3.objects.set(name, stored)
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
    expect(await slipsOf(order)).toHaveLength(1)
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
