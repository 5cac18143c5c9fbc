import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type OpenDatabase, openDatabase } from '@vitrine/cms/database/openDatabase.ts'
import { coupons } from '@vitrine/cms/database/schema/cart.ts'
import { variations } from '@vitrine/cms/database/schema/catalog.ts'
import { replacedSeeds } from '@vitrine/cms/database/schema/deployment.ts'
import { couponUses, orders, outboxEmails, refunds } from '@vitrine/cms/database/schema/orders.ts'
import { addProduct } from '@vitrine/cms/tests/support/addProduct.ts'
import { buy, type OrderBody, place, withKey } from '@vitrine/cms/tests/support/checkout.ts'
import { login, password, register } from '@vitrine/cms/tests/support/customer.ts'
import { fillCarts } from '@vitrine/cms/tests/support/fillCarts.ts'
import { openImage, setPassword } from '@vitrine/cms/tests/support/officeStaff.ts'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '@vitrine/cms/tests/support/slip.ts'
import { staffSteps } from '@vitrine/cms/tests/support/staffSteps.ts'
import { createTestDatabase } from '@vitrine/cms/tests/support/testCms.ts'
import { type OmiseStandIn, startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import type { StaffMember } from '@vitrine/commerce/staff/people.ts'
import { gatewaySecretHeader } from '@vitrine/contract/common.ts'
import { eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { freePort } from '#tests/support/shop/freePort.ts'
import { serverProcess } from '#tests/support/shop/serverProcess.ts'
import { shareCutImages } from '#tests/support/shop/startShop.ts'
import { type S3StandIn, s3Variables, startS3 } from '#tests/support/standIns/s3.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/standIns/smtpServer.ts'

const product = 900_000
const gatewaySecret = 'the-secret-of-the-gateways-which-has-forty-characters'
const buyers = 50

let server: Awaited<ReturnType<typeof createTestDatabase>>
let smtp: SmtpServer
let omise: OmiseStandIn
let s3: S3StandIn
let variables: Record<string, string>
let a: Host
let b: Host
let open: OpenDatabase

type Host = Awaited<ReturnType<typeof startHost>>

/** Starts a CMS as on a host of its own, with its own data directory. */
async function startHost() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-host-'))
  await shareCutImages(dataDirectory)
  const host = serverProcess('cms', await freePort(), {
    ...variables,
    LOG_LEVEL: 'silent',
    VITRINE_DATA: dataDirectory,
  })
  await host.open()
  return { ...host, dataDirectory }
}

beforeAll(async () => {
  server = await createTestDatabase()
  if (!server) throw new Error('These tests need an installed PostgreSQL')
  ;[smtp, omise, s3] = await Promise.all([startSmtpServer('accept'), startOmise(), startS3()])
  variables = {
    DATABASE_URL: server.url,
    ORDERS_SECRET: 'the-secret-of-the-links-to-orders-of-forty-characters',
    CMS_SECRET: gatewaySecret,
    STAFF_SECRET: 'the/secret+of+the+command+line+of+forty+characters=',
    SMTP_URL: smtp.url,
    OMISE_URL: omise.url,
    OMISE_SECRET_KEY: omise.secretKey,
    MAX_OPEN_ORDERS: '0',
    MAX_OPEN_ORDERS_PER_NETWORK: '0',
    ...s3Variables(s3),
  }
  // At the same time, on an empty database.
  ;[a, b] = await Promise.all([startHost(), startHost()])
  open = await openDatabase({ dataDirectory: '', databaseUrl: server.url })
  const variations = Array.from({ length: buyers }, (_, index) => ({
    id: product + index,
    stock: 9,
  }))
  await addProduct(open.database, { id: product, name: 'Dress 1', variations })
})
afterAll(async () => {
  await open?.close()
  for (const host of [a, b])
    if (host) {
      await host.end('SIGTERM')
      await rm(host.dataDirectory, { recursive: true, force: true })
    }
  await Promise.all([omise?.close(), s3?.[Symbol.asyncDispose]()])
  smtp?.close()
  await server?.drop()
})

const at = (host: Host, cookies?: Map<string, string>) =>
  createShopper(host.url, cookies, { [gatewaySecretHeader]: gatewaySecret })
const staff = (host: Host) => staffSteps({ ...variables, VITRINE_DATA: host.dataDirectory })
const readOrder = async (host: Host, order: OrderBody) =>
  (await at(host).request<OrderBody>('GET', withKey(`/api/v1/orders/${order.orderId}`, order))).body

test('two processes that start together on an empty database seed it once', async () => {
  const seeds = [a, b].map(({ progress }) => progress.filter((text) => /storing pages/.test(text)))
  expect(seeds.flat()).toHaveLength(1)
  expect(await open.database.$count(replacedSeeds)).toBe(0)
  const [one, other] = await Promise.all(
    [a, b].map(async ({ url }) => (await fetch(`${url}/api/v1/products`)).text()),
  )
  expect(one).toBe(other)
  expect(one).toContain('"total":')
})

test('an order placed at one host is paid, refunded once and read at the other', async () => {
  const order = await buy(at(a), product, { paymentMethod: 'omise_promptpay' })
  expect(await readOrder(b, order)).toMatchObject({ orderId: order.orderId, status: 'pending' })
  await at(a).request(
    'GET',
    withKey(`/api/v1/checkout/payment/omise-promptpay/${order.orderId}`, order),
  )
  const charge = omise.charges.find(({ metadata }) => metadata['order'] === order.orderId)
  if (!charge) throw new Error('The order has no charge')
  omise.webhookUrl = `${b.url}/api/v1/webhooks/payment`
  await omise.complete(charge, 'successful')
  expect((await readOrder(a, order)).status).toBe('processing')

  await staff(b).refund(order.orderId)
  const refund = async () => {
    const id = Number(order.orderId)
    return (await open.database.select().from(refunds).where(eq(refunds.orderId, id)))[0]?.status
  }
  await expect.poll(refund).toBe('done')
  expect(omise.refunds.made.filter((made) => made.charge === charge.id)).toHaveLength(1)
  expect((await readOrder(a, order)).status).toBe('refunded')
})

test('a slip sent to one host is read and approved at the other', async () => {
  const guest = at(a)
  const order = await buy(guest, product)
  expect((await sendSlip(guest, order, { bytes: await slipImage('jpeg') })).status).toBe(200)
  const [owner] = (await staff(b).run('members', {})) as StaffMember[]
  const { login, version: seen } = owner ?? {}
  const { link } = (await staff(b).run('passwordLink', { login, seen })) as { link: string }
  const person = await setPassword(b, link)
  const [slip] = (await staff(b).order(order.orderId)).slips
  expect([...s3.objects.values()].at(-1)?.bytes).toEqual(
    await openImage(person, b, slip?.image ?? ''),
  )
  await staff(b).act(order.orderId, 'approve')
  expect((await readOrder(a, order)).status).toBe('processing')
})

test('a session of one host is valid at the other until it is ended there', async () => {
  const email = 'two-hosts@example.com'
  const here = at(a)
  expect((await register(here, { email })).status).toBeLessThan(300)
  if (!here.cookies.has('vitrine_session')) await login(here, email, { password })
  expect(here.cookies.has('vitrine_session')).toBe(true)
  const there = at(b, new Map(here.cookies))
  const name = async () => (await there.request<{ email?: string }>('GET', '/api/v1/profile')).text
  expect(await name()).toContain(email)
  expect((await there.request('POST', '/api/v1/auth/logout')).status).toBeLessThan(300)
  expect((await here.request('GET', '/api/v1/profile')).status).toBe(401)
})

/** Guests who place their bags at the same time, every second one at the other host. */
async function race(coupon?: string) {
  const variationIds = Array.from({ length: buyers }, (_, index) =>
    coupon ? product + index : product,
  )
  const tokens = await fillCarts(open.database, { productId: product, variationIds, coupon })
  return Promise.all(
    tokens.map((token, index) =>
      place(at(index % 2 ? a : b, new Map([['vitrine_cart', token]])), {
        expectedTotal: coupon ? 900 : 1000,
      }),
    ),
  )
}

test('of fifty buyers at both hosts one gets the last piece', async () => {
  const stock = (left: number) =>
    open.database.update(variations).set({ stock: left }).where(eq(variations.id, product))
  await stock(1)
  const responses = await race()
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(responses.filter(({ body }) => body.code === 'out_of_stock')).toHaveLength(buyers - 1)
  const [left] = await open.database.select().from(variations).where(eq(variations.id, product))
  expect(left?.stock).toBe(0)
  await stock(9)
})

test('of fifty buyers at both hosts one redeems the coupon', async () => {
  const code = 'ONEUSE'
  const coupon = { code, description: '', kind: 'fixed' as const, amount: 10_000, usageLimit: 1 }
  await open.database.insert(coupons).values(coupon)
  const responses = await race(code)
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(responses.filter(({ body }) => body.code === 'conflict')).toHaveLength(buyers - 1)
  expect(await open.database.$count(couponUses, eq(couponUses.code, code))).toBe(1)
})

test('a visitor’s calls of a limited route are counted at both hosts together', async () => {
  covers('security.cms.limits-shared')

  const request = (host: Host) =>
    at(host).request('POST', '/api/v1/auth/lost-password', {
      body: { username: 'two-hosts@example.com' },
      headers: { 'x-forwarded-for': '203.0.113.77' },
    })
  const statuses = []
  for (const host of [a, b, a, b, a, a, b]) statuses.push((await request(host)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})

test('every email is sent once', async () => {
  await expect
    .poll(() => open.database.$count(outboxEmails, isNull(outboxEmails.sentAt)), {
      timeout: 60_000,
    })
    .toBe(0)
  const ids = smtp.emails.map((email) => /^message-id: (.*)$/im.exec(email)?.[1])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(await open.database.$count(outboxEmails))
  expect(ids.length).toBeGreaterThan(5)
})

test('when a host is killed, its shoppers continue at the other, and nothing is lost or doubled', async () => {
  const acknowledged: string[] = []
  const variationIds = Array.from({ length: 40 }, (_, index) => product + index)
  const tokens = await fillCarts(open.database, { productId: product, variationIds })
  const buyOnce = async (token: string, index: number) => {
    const key = randomUUID()
    for (let host = index % 2 ? a : b; ; host = b) {
      try {
        const shopper = at(host, new Map([['vitrine_cart', token]]))
        const { status, body } = await place(shopper, {}, key)
        expect(status, body.message).toBe(201)
        return void acknowledged.push(body.orderId)
      } catch (error) {
        // The connection was refused or broken; the browser sends the same request again.
        if (!(error instanceof TypeError) || host === b) throw error
      }
    }
  }
  const before = await open.database.$count(orders)
  const buying = tokens.map(async (token, index) => {
    await delay(index * 20)
    await buyOnce(token, index)
  })
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(5)
  await a.end('SIGKILL')
  expect(acknowledged.length, 'killed in the middle').toBeLessThan(40)
  await Promise.all(buying)
  expect(new Set(acknowledged).size).toBe(40)
  expect(await open.database.$count(orders)).toBe(before + 40)
  const stored = await open.database
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, acknowledged.map(Number)))
  expect(stored).toHaveLength(40)
})
