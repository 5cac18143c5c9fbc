import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { accessKey, canView } from '@vitrine/commerce/orderAccess.ts'
import { testCards } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { Checkout, PromptPay } from '@vitrine/contract/orders.ts'
import postgres from 'postgres'
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest'
import { readEnvironment } from '../server/core/environment.ts'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { answerBank, cardCalls, type Placed, site, startCardShop } from './support/cards.ts'
import { checkoutForm, place, submit } from './support/checkoutForm.ts'
import { findOrderId, findPaymentId, openRefunds, readDesk, settleByHand } from './support/desk.ts'
import { emailsTo } from './support/emails.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const admin = await AdminApi.signIn(stack)
const shop = await startCardShop(stack)
const { omise, adapter } = shop
const { send, read, pay, readOrder, chargesOf } = cardCalls(adapter, omise)
const dress = await stocked(admin, adapter, 'silk-slip-dress')

/** Waits long enough for a busy engine, an email or the schedule of checks. */
const patient = { timeout: 60_000, interval: 500 }

afterEach(() => shop.reset())
afterAll(() => shop.close())

const newOrder = (email = 'mali@example.com') =>
  place(new Visitor(adapter), dress, {
    paymentMethod: 'omise',
    billing: { ...checkoutForm(0).billing, email },
  })

const statusOf = async (order: Placed) => (await readOrder(order)).status

/** The amount that Medusa has captured for an order, with the payment provider. */
async function captured({ orderId }: Placed) {
  const fields = 'fields=*payment_collections.payments,*payment_collections.payments.captures'
  const { order } = await admin.send<{
    order: {
      payment_collections: {
        payments: { provider_id: string; captures: { amount: number }[] }[]
      }[]
    }
  }>('GET', `/orders/${await findOrderId(admin, orderId)}?${fields}`)
  return order.payment_collections
    .flatMap(({ payments }) => payments)
    .map(({ provider_id, captures }) => [provider_id, captures.map(({ amount }) => Number(amount))])
}

async function change(statement: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(stack.databaseUrl, { max: 1 })
  await statement(sql)
  await sql.end()
}

const orderOf = ({ orderId }: Placed) => Number(orderId)

test('the checkout offers cards with both keys of Omise only, and rejects an order by card without them', async () => {
  const offered = async (url: string) =>
    (await new Visitor(url).read(Checkout, '/checkout')).paymentMethods.map(({ id }) => id)
  expect(await offered(adapter)).toEqual(['omise_promptpay', 'omise', 'bacs'])
  expect(await offered(stack.adapter)).toEqual(['omise_promptpay', 'bacs'])
  const visitor = new Visitor(stack.adapter)
  await visitor.cart('POST', '/cart', { id: dress.id, variation: dress.variation, quantity: 1 })
  expect(await submit(visitor, { paymentMethod: 'omise' })).toMatchObject({
    status: 422,
    body: { code: 'invalid', fields: { paymentMethod: 'Please choose a payment method' } },
  })
})

test('an adapter with the public key of Omise alone does not start', () => {
  const variables = {
    MEDUSA_URL: stack.engine,
    MEDUSA_PUBLISHABLE_KEY: stack.publishableKey,
    DATABASE_URL: 'postgres://127.0.0.1/medusa',
    SHOP_SECRET: 'a secret of the tests',
    CONTENT_URL: stack.content,
  }
  expect(readEnvironment(variables).OMISE_PUBLIC_KEY).toBeUndefined()
  expect(() => readEnvironment({ ...variables, OMISE_PUBLIC_KEY: omise.publicKey })).toThrow(
    'OMISE_SECRET_KEY: required by OMISE_PUBLIC_KEY',
  )
})

test('an adapter with a new secret accepts the links of the former one, and no link has the secret of another purpose', () => {
  const read = (SHOP_SECRET: string) =>
    readEnvironment({
      MEDUSA_URL: stack.engine,
      MEDUSA_PUBLISHABLE_KEY: stack.publishableKey,
      DATABASE_URL: 'postgres://127.0.0.1/medusa',
      SHOP_SECRET,
      CONTENT_URL: stack.content,
    })
  const [old, next] = ['a former secret of tests', 'a new secret of the tests']
  const order = { id: 1, customerId: null }
  const now = new Date()
  const key = accessKey(read(old), 1, now)
  const isViewed = (list: string) => canView(read(list), order, null, { key, now })
  expect([old, `${next},${old}`, `${next}, ${old}`, next].map(isViewed)).toEqual([
    true,
    true,
    true,
    false,
  ])
  const { orders, engine, webhooks } = read(old).secrets
  expect(new Set([orders, engine, webhooks, old]).size).toBe(4)
  expect(() => read(`${next},short`)).toThrow('SHOP_SECRET')
})

test('a webhook about a charge of another shop causes no request to the provider', async () => {
  const { reads } = omise
  const charge = { object: 'charge', id: 'chrg_of_another_shop' }
  const event = { object: 'event', key: 'charge.complete', data: charge }
  const response = await fetch(`${adapter}/api/v1/webhooks/payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  })
  expect(await response.json()).toEqual({ result: 'nothing' })
  expect(omise.reads).toBe(reads)
})

test('a card without 3-D Secure pays the order, and Medusa captures exactly its total', async () => {
  const email = `${randomUUID()}@example.com`
  const order = await newOrder(email)
  const { orderId, accessKey, total } = order
  expect([order.status, order.paymentPermalink]).toEqual([
    'pending',
    `/checkout/card/${orderId}?key=${accessKey}`,
  ])
  expect(await read(order)).toEqual({
    status: 'due',
    authorizeUri: null,
    message: null,
    publicKey: omise.publicKey,
    scriptUrl: `${omise.url}/omise.js`,
  })
  await pay(order)
  await expect.poll(() => statusOf(order), patient).toBe('processing')
  expect(await read(order)).toMatchObject({ status: 'successful', authorizeUri: null })
  expect(chargesOf(order)).toMatchObject([{ amount: total * 100, status: 'successful' }])
  expect(await captured(order)).toEqual([['pp_card_shop', [total]]])
  const subjects = async () => (await emailsTo(stack, email)).map(({ subject }) => subject)
  await expect
    .poll(subjects, patient)
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('Thank you for your order'),
        expect.stringContaining('We’ve received your payment'),
      ]),
    )
})

test('a declined card says why, and another one pays the order, by the neutral path too', async () => {
  const order = await newOrder()
  await pay(order, omise.createToken(testCards.withoutFunds))
  await expect
    .poll(() => read(order), patient)
    .toMatchObject({ status: 'failed', message: expect.stringContaining('insufficient funds') })
  expect(await statusOf(order)).toBe('pending')
  await pay(order, undefined, 'card')
  await expect.poll(() => statusOf(order), patient).toBe('processing')
  expect(chargesOf(order).map(({ status }) => status)).toEqual(['failed', 'successful'])
})

test('after ten failed cards of an order, or thirty of its range of addresses, no card is charged', async () => {
  const [order, nearby] = [await newOrder(), await newOrder()]
  await pay(order, omise.createToken(testCards.withoutFunds))
  await expect.poll(async () => (await read(order)).status, patient).toBe('failed')
  const repeat = (times: number) =>
    change(
      (sql) => sql`insert into shop_charge
          (order_id, provider, method, amount, status, expires_at, failure_code)
        select order_id, provider, method, amount, status, expires_at, failure_code
        from shop_charge, generate_series(1, ${times})
        where reference = ${chargesOf(order)[0]?.id ?? ''}`,
    )
  const tooMany = {
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('try again tomorrow') },
  }
  await repeat(9)
  const token = () => ({ token: omise.createToken() })
  expect(await send(order, 'POST', token())).toMatchObject(tooMany)
  expect(chargesOf(order)).toHaveLength(1)

  const network = randomUUID()
  await change(
    (sql) => sql`update shop_order set network = ${network}
      where number in (${orderOf(order)}, ${orderOf(nearby)})`,
  )
  await repeat(20)
  expect(await send(nearby, 'POST', token())).toMatchObject(tooMany)
  await change(
    (sql) => sql`update shop_charge set created_at = now() - interval '25 hours'
      where order_id = (select order_id from shop_order where number = ${orderOf(order)})`,
  )
  await pay(nearby)
  await expect.poll(() => statusOf(nearby), patient).toBe('processing')
})

test('a token that was used before charges nothing', async () => {
  const [order, other] = [await newOrder(), await newOrder()]
  const token = omise.createToken()
  await pay(other, token)
  await expect.poll(() => statusOf(other), patient).toBe('processing')
  await pay(order, token)
  await expect.poll(async () => (await read(order)).status, patient).toBe('failed')
  expect(await statusOf(order)).toBe('pending')
})

test('two submissions at the same time, and a later one, charge one card', async () => {
  omise.isSecure = true
  const order = await newOrder()
  const [first, second] = await Promise.all([pay(order), pay(order)])
  expect([first.status, second.status]).toEqual(['pending', 'pending'])
  const third = await pay(order)
  expect(chargesOf(order)).toHaveLength(1)
  expect(third.authorizeUri).toBe(chargesOf(order)[0]?.authorize_uri)
})

test('a card with 3-D Secure is confirmed at the bank, and its webhook pays the order once', async () => {
  Object.assign(omise, { isSecure: true, webhookUrl: `${adapter}/api/v1/webhooks/payment` })
  const order = await newOrder()
  const pending = await pay(order)
  expect(pending).toMatchObject({ status: 'pending', authorizeUri: expect.stringMatching(/^http/) })
  expect(await statusOf(order)).toBe('pending')
  const back = await answerBank(pending.authorizeUri, 'confirm')
  expect(back).toBe(`${site}/checkout/order-received/${order.orderId}`)
  expect(await statusOf(order)).toBe('processing')
  const [charge] = chargesOf(order)
  if (charge) await omise.complete(charge, 'successful')
  expect(await captured(order)).toEqual([['pp_card_shop', [order.total]]])
})

test('a payment is found when the shopper returns from the bank, and by schedule when they do not', async () => {
  omise.isSecure = true
  const [returned, left] = [await newOrder(), await newOrder()]
  await answerBank((await pay(left)).authorizeUri, 'confirm')
  await answerBank((await pay(returned)).authorizeUri, 'decline')
  await expect
    .poll(() => read(returned), patient)
    .toMatchObject({ status: 'failed', message: expect.stringContaining('declined') })
  await expect.poll(() => statusOf(left), patient).toBe('processing')
})

test('a charge whose response was lost is found before another card is charged', async () => {
  const order = await newOrder()
  omise.losesResponses = true
  const paying = pay(order)
  await vi.waitFor(() => expect(chargesOf(order)).toHaveLength(1), { timeout: 20_000 })
  omise.recover()
  expect((await paying).status).toBe('pending')
  await pay(order)
  await expect.poll(() => statusOf(order), patient).toBe('processing')
  expect(chargesOf(order)).toHaveLength(1)
})

test('an order that was cancelled while its card was confirmed does not take the money', async () => {
  Object.assign(omise, { isSecure: true, webhookUrl: `${adapter}/api/v1/webhooks/payment` })
  const email = `${randomUUID()}@example.com`
  const order = await newOrder(email)
  const { authorizeUri } = await pay(order)
  const key = { 'x-order-key': order.accessKey ?? '' }
  const path = `/orders/${order.orderId}/cancel`
  expect(await new Visitor(adapter).send('PUT', path, undefined, key)).toMatchObject({
    status: 200,
  })
  await answerBank(authorizeUri, 'confirm')
  expect([(await read(order)).status, await statusOf(order)]).toEqual(['expired', 'cancelled'])
  await expect.poll(() => sourceOf(email), patient).toContain('after this order was cancelled')
  await expectReturned(order, 'unusable')
  await expect.poll(() => sourceOf(email), patient).toContain('We’ve refunded')
})

const sourceOf = async (email: string) =>
  (await emailsTo(stack, email)).map(({ source }) => source).join()

/** Waits until the provider has returned the total of an order, once, and expects that the order and its metric say so. */
async function expectReturned(order: Placed, refunded: 'unusable' | 'order') {
  const ofOrder = () => {
    const ids = chargesOf(order).map(({ id }) => id)
    return omise.refunds.made.filter(({ charge }) => ids.includes(charge))
  }
  await expect.poll(ofOrder, patient).toMatchObject([{ amount: order.total * 100 }])
  await expect
    .poll(async () => (await readOrder(order)).refunds, patient)
    .toMatchObject([
      {
        status: 'done',
        amount: order.total,
        reason: refunded === 'order' ? 'order' : 'payment',
        settledDate: expect.any(String),
      },
    ])
  expect(await openRefunds(admin, order.orderId)).toEqual([])
}

test('a refund that staff record is made by the provider, and one that it rejects by hand', async () => {
  const [order, rejected] = [await newOrder(), await newOrder()]
  for (const item of [order, rejected]) {
    await pay(item)
    await expect.poll(() => statusOf(item), patient).toBe('processing')
  }
  const refund = async (placed: Placed) => {
    const id = await findPaymentId(admin, await findOrderId(admin, placed.orderId))
    return admin.send('POST', `/payments/${id}/refund`, { amount: placed.total })
  }
  omise.refunds.mode = 'pending'
  await refund(order)
  await expect
    .poll(
      async () => (await openRefunds(admin, order.orderId)).map(({ status }) => status),
      patient,
    )
    .toEqual(['sent'])
  expect(await statusOf(order)).toBe('processing')
  for (const made of omise.refunds.made) made.status = 'closed'
  await change(
    (sql) => sql`update shop_refund set next_attempt_at = now()
      where order_id = (select order_id from shop_order where number = ${orderOf(order)})`,
  )
  await expectReturned(order, 'order')
  expect(await statusOf(order)).toBe('refunded')

  omise.refunds.mode = 'rejected'
  await refund(rejected)
  await expect
    .poll(async () => openRefunds(admin, rejected.orderId), patient)
    .toMatchObject([{ status: 'failed', failure: expect.any(String), purpose: 'order' }])
  const metrics = await (await fetch(`${adapter}/metrics`)).text()
  expect(metrics).toMatch(/vitrine_refunds_open\{status="failed"\} [1-9]/)
  expect(await statusOf(rejected)).toBe('processing')
  for (const open of await openRefunds(admin, rejected.orderId)) {
    await settleByHand(admin, open)
    await expect(settleByHand(admin, open)).rejects.toThrow(/does not wait/)
  }
  const done = (await readDesk(admin, rejected.orderId)).staff.map(({ action, by }) => [action, by])
  expect(done).toEqual([
    ['Refund requested', 'Staff'],
    ['Refund made by hand', 'Staff'],
  ])
  expect(await statusOf(rejected)).toBe('refunded')
})

test('what the provider lists and the books lack becomes an entry once, in Medusa too, and books below zero are counted', async () => {
  const email = `${randomUUID()}@example.com`
  const order = await newOrder(email)
  await pay(order)
  await expect.poll(() => statusOf(order), patient).toBe('processing')
  const before = await shop.reconcile()
  const [charge] = chargesOf(order)
  if (!charge) throw new Error('The order has no charge')
  const half = Math.floor(charge.amount / 2)
  omise.refunds.made.push({
    ...{ object: 'refund', id: `rfnd_${randomUUID()}`, charge: charge.id, amount: half },
    ...{ status: 'closed', metadata: {} },
  })
  expect(await shop.reconcile()).toEqual(before)
  const refundsOf = async () =>
    (await readOrder(order)).refunds?.map(({ status, amount }) => [status, amount])
  expect(await refundsOf()).toEqual([['done', half / 100]])
  expect(await statusOf(order)).toBe('processing')
  const lost = {
    id: `dspt_${randomUUID()}`,
    charge: charge.id,
    amount: charge.amount - half,
  } as const
  omise.disputes.push(
    { ...lost, id: `${charge.id}_open`, status: 'open' },
    { ...lost, status: 'lost' },
  )
  expect(await shop.reconcile()).toEqual(before)
  expect(await statusOf(order)).toBe('refunded')
  expect(await inMedusa(order)).toEqual([half / 100, (charge.amount - half) / 100])
  await expect
    .poll(
      async () => (await emailsTo(stack, email)).filter(({ subject }) => /refund/.test(subject)),
      patient,
    )
    .toHaveLength(2)

  omise.disputes.push(
    { ...lost, id: `${charge.id}_again`, status: 'lost' },
    { ...lost, id: 'dspt_other', status: 'lost', charge: 'chrg_of_another_shop' },
  )
  expect(await shop.reconcile()).toEqual({ wrong: before.wrong + 1, unknown: before.unknown + 1 })
  // Returned money is not sent to the provider again.
  const isOwn = ({ charge: id }: { charge: string }) => id === charge.id
  expect(omise.refunds.made.filter(isOwn)).toHaveLength(1)
  omise.disputes.length = 0
  // Each comparison is the start of an adapter.
}, 600_000)

/** The refunds of an order that Medusa shows, in baht. */
async function inMedusa({ orderId }: Placed): Promise<number[]> {
  const path = `/orders/${await findOrderId(admin, orderId)}`
  const { order } = await admin.send<{
    order: { payment_collections: { payments: { refunds: { amount: number }[] }[] }[] }
  }>('GET', `${path}?fields=payment_collections.payments.refunds.amount`)
  return order.payment_collections
    .flatMap(({ payments }) => payments)
    .flatMap(({ refunds }) => refunds.map(({ amount }) => Number(amount)))
    .toSorted((one, other) => one - other)
}

test('money for an expired payment of an order that another card has paid is returned', async () => {
  Object.assign(omise, { isSecure: true, webhookUrl: `${adapter}/api/v1/webhooks/payment` })
  const email = `${randomUUID()}@example.com`
  const order = await newOrder(email)
  const first = await pay(order)
  await change(
    (sql) => sql`update shop_charge set expires_at = now() - interval '1 second'
      where order_id = (select order_id from shop_order where number = ${orderOf(order)})`,
  )
  expect(await read(order)).toMatchObject({
    status: 'expired',
    message: expect.stringContaining('didn’t confirm'),
  })
  omise.isSecure = false
  await pay(order)
  await expect.poll(() => statusOf(order), patient).toBe('processing')
  await answerBank(first.authorizeUri, 'confirm')
  expect(await captured(order)).toEqual([['pp_card_shop', [order.total]]])
  await expect.poll(() => sourceOf(email), patient).toContain('which is already paid')
  await expectReturned(order, 'unusable')
})

test('an order is not cancelled while the provider cannot say whether its card was charged', async () => {
  omise.isSecure = true
  const order = await newOrder()
  const { authorizeUri } = await pay(order)
  await answerBank(authorizeUri, 'confirm')
  omise.isDown = true
  await change(
    (sql) => sql`update shop_order set payment_deadline = now() - interval '1 minute'
      where number = ${orderOf(order)}`,
  )
  // Longer than the job that cancels unpaid orders waits between two runs.
  await delay(70_000)
  expect(await statusOf(order)).toBe('pending')
  omise.isDown = false
  await expect.poll(() => statusOf(order), patient).toBe('processing')
})

test('while the provider hangs, a stored QR code is shown at once, and a new one follows once it responds', async () => {
  const byCode = () => place(new Visitor(adapter), dress, { paymentMethod: 'omise_promptpay' })
  const readCode = async ({ orderId, accessKey }: Placed) => {
    const path = `/checkout/payment/promptpay/${orderId}?key=${accessKey}`
    const start = performance.now()
    const { body } = await new Visitor(adapter).send('GET', path)
    return { ...PromptPay.parse(body), isInTime: performance.now() - start < 5000 }
  }
  const [shown, late] = [await byCode(), await byCode()]
  const before = await readCode(shown)
  expect(before).toMatchObject({
    image: expect.stringMatching(/^data:image/),
    payee: 'Vitrine Company Limited',
  })
  await change(
    (sql) => sql`update shop_charge set checked_at = now() - interval '1 minute'
      where order_id = (select order_id from shop_order where number = ${orderOf(shown)})`,
  )
  omise.isHanging = true
  expect(await readCode(shown)).toEqual({ ...before, isInTime: true })
  expect(await readCode(late)).toMatchObject({ status: 'pending', image: null, isInTime: true })
  await change(async (sql) => {
    const [stored] = await sql`select status, reference from shop_charge
      where order_id = (select order_id from shop_order where number = ${orderOf(late)})`
    expect(stored).toEqual({ status: 'creating', reference: null })
  })
  omise.recover()
  await expect
    .poll(() => readCode(late), patient)
    .toMatchObject({
      status: 'pending',
      image: expect.stringMatching(/^data:image/),
    })
  expect(chargesOf(late)).toHaveLength(1)
})

test('a wrong key is not_found, an order by transfer a conflict, and a malformed token invalid', async () => {
  const order = await newOrder()
  const body = { token: omise.createToken() }
  const stranger = { ...order, accessKey: 'another key' }
  const byTransfer = await place(new Visitor(adapter), dress)
  for (const method of ['GET', 'POST']) {
    const sent = method === 'POST' ? body : undefined
    for (const refused of [stranger, { ...order, orderId: '999999999' }])
      expect(await send(refused, method, sent)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    expect(await send(byTransfer, method, sent)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    const { send: withoutCards } = cardCalls(stack.adapter, omise)
    expect(await withoutCards(order, method, sent)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  }
  expect(await send(order, 'POST', { token: testCards.good })).toMatchObject({
    status: 422,
    body: { code: 'invalid' },
  })
  expect(chargesOf(order)).toEqual([])
})
