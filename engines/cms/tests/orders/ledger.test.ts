import { randomInt, randomUUID } from 'node:crypto'
import { paymentProvider } from '@vitrine/commerce/payment/configuredProvider.ts'
import type { RefundMode } from '@vitrine/commerce/payment/omiseSandbox/serveRefunds.ts'
import { type OmiseStandIn, startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { computeLedger, isWrong, refundable } from '@vitrine/commerce/rules/ledger.ts'
import { isForStaff, isOpenReturn, type StaffAction } from '@vitrine/commerce/rules/transitions.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDue } from '#cms/app/background.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { orderLines, orders, outboxEmails } from '#cms/database/schema/orders.ts'
import { readEntries } from '#cms/orders/order/ledger.ts'
import { readReturns, type StoredReturn } from '#cms/orders/order/readReturns.ts'
import { readTaxDocuments } from '#cms/orders/order/taxDocuments.ts'
import { reconcile } from '#cms/orders/payment/reconcile.ts'
import { correctOrder } from '#cms/staff/corrections.ts'
import { recordDelivery, recordParcel } from '#cms/staff/delivery.ts'
import { actOnOrder } from '#cms/staff/orders.ts'
import { endRefund, listRefunds, recordTransfer, refundOrder } from '#cms/staff/refunds.ts'
import { answerReturn, recordReturn } from '#cms/staff/returns.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, type OrderBody, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, day, hour, minute } from '#cms/tests/support/clock.ts'
import { type CrashPoint, crashingDatabase } from '#cms/tests/support/crashingDatabase.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'
import { startCms, type TestCms, testEnvironment } from '#cms/tests/support/testCms.ts'

const clock = createTestClock()
/** The pieces of an order, of its stock of ten, each at 1,000 baht. */
const pieces = 3
const price = 100_000
const total = pieces * price
let omise: OmiseStandIn
let cms: TestCms
let slip: Buffer

beforeAll(async () => {
  omise = await startOmise()
  omise.now = () => clock.now()
  slip = await slipImage('png', 8, 8)
  const environment = testEnvironment({
    OMISE_SECRET_KEY: omise.secretKey,
    OMISE_URL: omise.url,
  })
  cms = await startCms({ environment, clock })
})
afterAll(async () => {
  await cms.close()
  await omise.close()
})

const noEmail = { send: async () => Promise.reject(new Error('later')), close: () => {} }
const runLoop = () => runDue(cms.cms, noEmail)
const shopper = () => createShopper(cms.url)

/** An order and what truly happened to its money, apart from what the CMS recorded. */
interface World {
  order: OrderBody
  product: number
  /** Transfers that arrived at the bank, in satang, with `isRecorded` once staff have recorded them. */
  transfers: { amount: number; isRecorded: boolean }[]
  /** The amounts in satang that staff transferred, by refund. */
  returned: Map<number, number>
  /** Pieces that came back to the shop while the order was not cancelled, and those of them that are sold again. */
  back: number
  restocked: number
}

const newWorld = (order: OrderBody, product: number): World => ({
  ...{ order, product, transfers: [], returned: new Map() },
  ...{ back: 0, restocked: 0 },
})

const chargesOf = ({ order }: World) =>
  omise.charges.filter(({ metadata }) => metadata['order'] === order.orderId)
const paidAt = (world: World) => chargesOf(world).filter(({ status }) => status === 'successful')
const sum = (amounts: Iterable<number>) => [...amounts].reduce((one, other) => one + other, 0)

const truth = (world: World) => {
  const ids = new Set(chargesOf(world).map(({ id }) => id))
  const refunded = omise.refunds.made.filter(
    ({ charge, status }) => ids.has(charge) && status === 'closed',
  )
  return {
    received: sum([
      ...paidAt(world).map(({ amount }) => amount),
      ...world.transfers.map(({ amount }) => amount),
    ]),
    returned: sum([...refunded.map(({ amount }) => amount), ...world.returned.values()]),
  }
}

async function announce({ id, metadata }: { id: string; metadata: Record<string, string> }) {
  await shopper().request('POST', '/api/v1/webhooks/payment', {
    body: { object: 'event', key: 'charge.complete', data: { object: 'charge', id, metadata } },
  })
}

async function recordTransfers(world: World) {
  for (const transfer of world.transfers.filter(({ isRecorded }) => !isRecorded)) {
    const id = world.order.orderId
    await recordTransfer(cms.cms, { id, amount: transfer.amount, isAnother: true }, () => {})
    transfer.isRecorded = true
  }
}

async function readState({ order }: World) {
  const id = Number(order.orderId)
  const [stored] = await cms.cms.database.select().from(orders).where(eq(orders.id, id))
  if (!stored) throw new Error('The order is gone')
  const entries = await readEntries(cms.cms.database, [id])
  const returns = await readReturns(cms.cms.database, [id])
  return { stored, entries, returns, ledger: computeLedger(stored, entries) }
}

/** Takes a step of the refunds that wait for staff and allow it. */
async function endRefunds(world: World, status: Parameters<typeof endRefund>[1]['status']) {
  const { entries } = await readState(world)
  const waiting = entries.refunds.filter(isForStaff)
  for (const { id, amount } of waiting) {
    const isTaken = await endRefund(cms.cms, { id, status }, () => {}).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ContractProblem) return false
        throw error
      },
    )
    if (isTaken && status === 'done') world.returned.set(id, amount)
  }
}
const openPieces = (returns: readonly StoredReturn[]) =>
  sum(
    returns
      .filter(isOpenReturn)
      .flatMap(({ lines }) => lines)
      .map((line) => line.pieces),
  )

const act = (action: StaffAction) => (world: World) =>
  actOnOrder(cms.cms, { id: world.order.orderId, action }, () => {})

const refund =
  (changes: Partial<Parameters<typeof refundOrder>[1]> = {}) =>
  (world: World) =>
    refundOrder(
      cms.cms,
      {
        id: world.order.orderId,
        amount: null,
        isDue: false,
        byHand: false,
        restocked: null,
        ...changes,
      },
      () => {},
    )

/** Refunds the order and returns pieces to stock, in all that are left or some. */
const restock =
  (chosen: number | null, amount: number | null = null) =>
  async (world: World) => {
    const { returns } = await readState(world)
    // Counted before the refund, beside which a return may arrive.
    const left = pieces - world.back - openPieces(returns)
    const restocked = chosen === null ? [] : [{ line: 1, pieces: chosen }]
    await refund({ amount, restocked })(world)
    const came = chosen ?? left
    world.back += came
    world.restocked += came
  }

/** Requests a return of pieces, with a bank account. */
const requestReturn =
  (quantity: number) =>
  async ({ order }: World) => {
    await shopper().request('POST', withKey(`/api/v1/orders/${order.orderId}/returns`, order), {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        items: [{ line: order.orderItems[0]?.line, quantity, reason: 'faulty' }],
        refundAccount: { bank: 'KBank', accountName: 'Ploy S.', accountNumber: '0123456789' },
      },
    })
  }

/** The oldest return in a status. */
async function findReturn(world: World, ...statuses: string[]) {
  const { returns } = await readState(world)
  const returnRequest = returns.find(({ status }) => statuses.includes(status))
  if (!returnRequest) throw new Error('There is no such return')
  return returnRequest
}

const answer =
  (from: string, status: Parameters<typeof answerReturn>[1]['status']) => async (world: World) => {
    const { id } = await findReturn(world, from)
    await answerReturn(cms.cms, { id, status, note: 'A message.' }, () => {})
  }

/** Records that a return has arrived, whose refund is the price of its pieces and what staff add for its delivery. */
const receive =
  (isRestocked: boolean, delivery: number | null = null) =>
  async (world: World) => {
    const request = await findReturn(world, 'requested', 'approved')
    const came = sum(request.lines.map((line) => line.pieces))
    const amount = delivery === null ? null : came * price + delivery
    await recordReturn(cms.cms, { id: request.id, isRestocked, amount }, () => {})
    world.back += came
    if (isRestocked) world.restocked += came
  }

const parcel = async ({ order: { orderId: id } }: World) => {
  const trackingNumber = `TH${randomInt(1e9, 1e10)}`
  await recordParcel(cms.cms, { id, carrier: 'flash', trackingNumber }, () => {})
}

/** Records the delivery, at which the courier took the cash of an order that is paid on delivery. */
async function deliver(world: World) {
  const { stored } = await readState(world)
  await recordDelivery(cms.cms, { id: world.order.orderId }, () => {})
  if (stored.paidAt === null) world.transfers.push({ amount: total, isRecorded: true })
}

const correct = async ({ order: { orderId: id, billing, shipping } }: World) => {
  const moved = { ...shipping, address1: `${randomInt(1000)} Sathorn Road` } as never
  await correctOrder(
    cms.cms,
    { id, billing: billing as never, shipping: moved, note: 'Moved' },
    () => {},
  )
}

const together =
  (...events: ((world: World) => unknown)[]) =>
  (world: World) =>
    Promise.allSettled(events.map(async (event) => event(world)))

const pay =
  (which: 'first' | 'last', amount = total) =>
  (world: World) => {
    const charges = chargesOf(world)
    const charge = which === 'first' ? charges[0] : charges.at(-1)
    if (charge?.status === 'pending') Object.assign(charge, { status: 'successful', amount })
  }

const transfer = (amount: number) => async (world: World) => {
  world.transfers.push({ amount, isRecorded: false })
  await recordTransfers(world)
}

const send = (mode: RefundMode) => async () => {
  omise.refunds.mode = mode
  await runLoop()
}

/** Events of an order, which may be rejected and then change nothing. */
const steps: Record<string, (world: World) => unknown> = {
  'show the code': ({ order }) =>
    shopper().request(
      'GET',
      withKey(`/api/v1/checkout/payment/omise-promptpay/${order.orderId}`, order),
    ),
  'pay the newest code': pay('last'),
  'pay the oldest code': pay('first'),
  'pay too little': pay('last', total - 5025),
  'pay too much': pay('last', total + 100),
  'webhook of the newest payment': async (world) => {
    const charge = paidAt(world).at(-1)
    if (charge) await announce(charge)
  },
  'webhooks twice and out of order': (world) =>
    Promise.all([...paidAt(world).toReversed(), ...paidAt(world)].map(announce)),
  'transfer the total': transfer(total),
  'transfer too little': transfer(total - 1),
  'transfer too much': transfer(total + 2550),
  'send a slip': ({ order }) => sendSlip(shopper(), order, { bytes: slip }),
  approve: async (world) => {
    await act('approve')(world)
    world.transfers.push({ amount: total, isRecorded: true })
  },
  reject: act('reject'),
  pack: act('pack'),
  complete: act('complete'),
  'send a parcel': parcel,
  'send a parcel and deliver it': async (world) => {
    await act('pack')(world)
    await parcel(world)
    await deliver(world)
  },
  deliver,
  'the parcel is refused': act('refuse'),
  'correct the address': correct,
  'request a return of a piece': requestReturn(1),
  'request a return of two pieces': requestReturn(2),
  'request a return of everything': requestReturn(pieces),
  'approve a return': answer('requested', 'approved'),
  'reject a return': answer('requested', 'rejected'),
  'close a return': answer('approved', 'closed'),
  'a return arrives': receive(true),
  'a return arrives worn': receive(false),
  'a return arrives and is refunded with its delivery': receive(true, 5000),
  'a return arrives twice': together(receive(true), receive(false)),
  'a return arrives while the parcel is refused': together(receive(true), act('refuse')),
  'a return arrives while everything is refunded': together(restock(null), receive(true)),
  'cancel by staff': act('cancel'),
  cancel: ({ order }) =>
    shopper().request('PUT', withKey(`/api/v1/orders/${order.orderId}/cancel`, order)),
  'a code expires': async () => clock.advance(16 * minute),
  'the order expires': async () => {
    clock.advance(4 * day)
    await runLoop()
  },
  'refund everything': restock(null),
  'refund a part': refund({ amount: 33_333 }),
  'refund another part': restock(1, 50_000),
  'refund by hand': refund({ amount: 10_001, byHand: true }),
  'refund what is due': refund({ isDue: true }),
  'transfer back': (world) => endRefunds(world, 'done'),
  'transfer back fails': (world) => endRefunds(world, 'failed'),
  'send failed refunds again': (world) => endRefunds(world, 'repeated'),
  'withdraw refunds': (world) => endRefunds(world, 'withdrawn'),
  'the provider refunds': send('closed'),
  'the provider accepts refunds': send('pending'),
  'the provider closes refunds': () => {
    for (const made of omise.refunds.made) if (made.status === 'pending') made.status = 'closed'
  },
  'the provider fails refunds': send('failed'),
  'the provider rejects refunds': send('rejected'),
  "the provider's response is lost": send('lost'),
  'the provider is down': send('down'),
  'time passes': async () => {
    clock.advance(7 * hour)
    await runLoop()
  },
}

const crash: fc.Arbitrary<CrashPoint | null> = fc.option(
  fc.record({ use: fc.nat(6), isBeforeCommit: fc.boolean() }),
  { freq: 3 },
)
/** The beginnings of an order: most of them are paid, so that there is something to refund. */
const beginnings: readonly (readonly string[])[] = [
  [],
  ['transfer the total'],
  ['transfer the total', 'refund a part'],
  ['send a slip', 'approve', 'refund by hand'],
  ['show the code', 'pay the newest code', 'webhook of the newest payment'],
  ['show the code', 'pay the newest code', 'webhook of the newest payment', 'refund a part'],
  ['show the code', 'pay the newest code', 'transfer too much', 'time passes'],
  ['transfer the total', 'send a parcel and deliver it', 'request a return of a piece'],
  ['send a slip', 'approve', 'send a parcel and deliver it', 'request a return of two pieces'],
  ['pack', 'send a parcel', 'request a return of a piece', 'a return arrives'],
  ['pack', 'send a parcel', 'request a return of everything', 'the parcel is refused'],
]

const plan = fc.record({
  beginning: fc.constantFrom(...beginnings),
  paymentMethod: fc.constantFrom('omise_promptpay', 'omise_promptpay', 'bacs', 'cod', 'cod'),
  steps: fc.array(fc.record({ name: fc.constantFrom(...Object.keys(steps)), crash }), {
    minLength: 4,
    maxLength: 30,
  }),
})

/** Takes a step, in a process that dies at a point if one is given, where rejections and crashes are expected. */
async function take(world: World, name: string, point: CrashPoint | null) {
  const { database } = cms.cms
  if (point) cms.cms.database = crashingDatabase(database, point)
  try {
    await steps[name]?.(world)
  } catch {
    // The step was rejected, or the process died.
  } finally {
    cms.cms.database = database
  }
}

/** Serves an order by cash on delivery to its end, which is a refused parcel for half of them. */
async function serve(world: World) {
  const { stored } = await readState(world)
  const isRefused = stored.id % 2 === 0
  const ways: Partial<Record<string, (world: World) => unknown>> = {
    processing: act('pack'),
    packing: parcel,
    completed: isRefused ? act('refuse') : deliver,
  }
  const isOpen = stored.paymentMethod === 'cod' && stored.paidAt === null
  if (isOpen) await ways[stored.status]?.(world)
}

/** Completes all that is open: webhooks arrive, staff end their refunds and returns, the provider is up. */
async function settle(world: World) {
  for (const charge of paidAt(world)) await announce(charge)
  await recordTransfers(world)
  for (const made of omise.refunds.made) if (made.status === 'pending') made.status = 'closed'
  omise.refunds.mode = 'closed'
  for (let round = 0; round < 4; round += 1) {
    clock.advance(7 * hour)
    await reconcile(cms.cms, paymentProvider(cms.cms), clock.now())
    await runLoop()
    await serve(world)
    for (const _ of (await readState(world)).returns.filter(isOpenReturn))
      await receive(true)(world).catch(() => {})
    await endRefunds(world, 'done')
    await refund({ isDue: true })(world).catch(() => {})
  }
}

const fromBaht = (text: string) => Math.round(Number(text.replace(/[฿,]/g, '')) * 100)

/** Each piece of an order is in stock, with the shopper, or set aside by staff, and none is counted twice. */
async function expectPieces(world: World) {
  const { stored, returns } = await readState(world)
  const { database } = cms.cms
  const [variation] = await database
    .select()
    .from(variations)
    .where(eq(variations.id, world.product))
  const [line] = await database.select().from(orderLines).where(eq(orderLines.orderId, stored.id))
  const isCancelled = stored.status === 'cancelled'
  const came = isCancelled ? pieces : world.back
  const restocked = isCancelled ? pieces - world.back + world.restocked : world.restocked
  expect([line?.returned, line?.restocked]).toEqual([came, restocked])
  expect(variation?.stock).toBe(10 - pieces + restocked)
  expect(came + openPieces(returns)).toBeLessThanOrEqual(pieces)
}

/** The books of an order add up, nothing went back that had not arrived, and staff see all that is owed. */
async function expectBooks(world: World) {
  const { stored, ledger, entries, returns } = await readState(world)
  const listed = (await listRefunds(cms.cms)).filter(({ order }) => order === world.order.orderId)
  expect(sum(listed.map(({ amount }) => fromBaht(amount)))).toBe(ledger.owed)
  for (const { status, isRefunded, refundAccount } of returns)
    if (isOpenReturn({ status }) || (status === 'received' && !isRefunded && ledger.owed > 0))
      expect(refundAccount).not.toBeNull()
  if (stored.paidAt === null) expect(returns.map(({ status }) => status)).not.toContain('received')
  expect(ledger.difference).toBe(0)
  for (const payment of entries.payments)
    expect(refundable(payment, entries)).toBeGreaterThanOrEqual(0)
  for (const amount of Object.values(ledger)) expect(amount).toBeGreaterThanOrEqual(0)
  expect(truth(world).returned).toBeLessThanOrEqual(truth(world).received)
}

/** Asserts that in the end the shop's books and papers match what happened, and that it owes nothing. */
async function expectEnd(world: World) {
  const { stored, entries, returns, ledger } = await readState(world)
  const { database } = cms.cms
  const actual = truth(world)
  expect(ledger).toMatchObject({ ...actual, owed: 0, difference: 0 })
  expect(actual.received).toBe(ledger.goods + actual.returned)
  const documents = await readTaxDocuments(database, stored.id)
  const invoices = documents.filter(({ kind }) => kind === 'invoice')
  const notes = documents.filter(({ kind }) => kind === 'credit_note')
  expect(invoices.map(({ amount }) => amount)).toEqual(stored.paidAt ? [total] : [])
  expect(ledger.goods).toBe(stored.paidAt ? total - sum(notes.map(({ amount }) => amount)) : 0)
  if (stored.paidAt && ledger.goods === 0) {
    expect(sum(notes.map(({ tax }) => tax))).toBe(invoices[0]?.tax)
    expect(stored.status).toBe('refunded')
  } else expect(stored.status).not.toBe('refunded')
  const emails = await database.select().from(outboxEmails)
  const isRefund = ({ subject }: { subject: string }) =>
    subject === `We’ve sent your refund (order ${stored.id})`
  expect(emails.filter(isRefund)).toHaveLength(
    entries.refunds.filter(({ status }) => status === 'done').length,
  )
  const received = returns.filter(({ status }) => status === 'received')
  const came = sum(received.flatMap(({ lines }) => lines).map((line) => line.pieces))
  expect(ledger.goods).toBeLessThanOrEqual(total - came * price)
  expect(returns.filter(isOpenReturn)).toEqual([])
  expect(returns.filter(({ refundAccount }) => refundAccount)).toEqual([])
  const isSold = ['processing', 'packing', 'completed', 'refunded'].includes(stored.status)
  expect(isSold).toBe(stored.paidAt !== null)
}

test('whatever happens to an order, money in is goods and money back, and each piece is counted once', async () => {
  covers('orders.ledger.balance', 'orders.refund.listed', 'orders.refund.restock')
  let product = 0
  await fc.assert(
    fc.asyncProperty(plan, async ({ paymentMethod, beginning, steps: names }) => {
      product += 1
      await addProduct(cms.cms.database, { id: product, variations: [{ id: product, stock: 10 }] })
      const browser = shopper()
      await browser.request('POST', '/api/v1/cart', { body: { id: product, quantity: pieces - 1 } })
      const delivered = { shippingMethod: 'standard', expectedTotal: total / 100 }
      const order = await buy(browser, product, { paymentMethod, ...delivered })
      const world = newWorld(order, product)
      for (const name of beginning) await take(world, name, null)
      for (const { name, crash: point } of names) {
        await take(world, name, point)
        await expectBooks(world)
        await expectPieces(world)
      }
      await settle(world)
      await expectEnd(world)
      await expectPieces(world)
    }),
    { numRuns: Number(process.env['LEDGER_RUNS'] ?? 80), seed: randomInt(2 ** 31) },
  )
})

const paidOnce = { id: 1, amount: 1000, purpose: 'order', slipId: 7, chargeId: null }
const again = { ...paidOnce, id: 2, purpose: 'duplicate' }
const withoutSlip = (payment: typeof paidOnce) => ({ ...payment, slipId: null })
const byCharge = (payment: typeof paidOnce) => ({ ...payment, slipId: null, chargeId: 'a' })
const going = { paymentId: 1, amount: 1000, status: 'requested' }

test.each([
  [true, 'a transfer is booked twice for one slip', [paidOnce, again], []],
  [false, 'two transfers have a slip each', [paidOnce, { ...again, slipId: 8 }], []],
  [false, 'two transfers have no slip', [paidOnce, again].map(withoutSlip), []],
  [true, 'money is booked twice for one charge', [paidOnce, again].map(byCharge), []],
  [false, 'a refund returns what came in', [paidOnce], [going]],
  [true, 'refunds exceed what came in', [paidOnce], [going, { ...going, amount: 1 }]],
  [true, 'a refund returns money of another order', [paidOnce], [{ ...going, paymentId: 9 }]],
  [
    false,
    'a refund of money of another order was withdrawn',
    [paidOnce],
    [{ ...going, paymentId: 9, status: 'withdrawn' }],
  ],
])('isWrong returns %s when %s', (isAlarmed, _, payments, refunds) => {
  covers('orders.ledger.alarm')

  const order = { total: 1000, paidAt: clock.now() }
  expect(isWrong(order, { payments, refunds })).toBe(isAlarmed)
})

test('what the provider lists and the books lack becomes an entry once, and books below zero are counted', async () => {
  covers('orders.ledger.reconciliation', 'orders.ledger.alarm')

  const value = async (name: string) =>
    (await cms.cms.metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value
  const run = () => reconcile(cms.cms, paymentProvider(cms.cms), clock.now())
  const browser = shopper()
  await addProduct(cms.cms.database, { id: 9000, variations: [{ id: 9000, stock: 10 }] })
  const order = await buy(browser, 9000, { paymentMethod: 'omise_promptpay' })
  await browser.request(
    'GET',
    withKey(`/api/v1/checkout/payment/omise-promptpay/${order.orderId}`, order),
  )
  await runLoop()
  const world = newWorld(order, 9000)
  await expect.poll(() => chargesOf(world)).toHaveLength(1)
  const [charge] = chargesOf(world)
  if (!charge) throw new Error('The order has no charge')
  await run()
  const [wrong = 0, unknown = 0] = [
    await value('vitrine_books_wrong'),
    await value('vitrine_provider_entries_unknown'),
  ]

  await omise.complete(charge, 'successful')
  omise.refunds.made.push({
    ...{ object: 'refund', id: 'rfnd_dashboard', charge: charge.id, amount: 30_000 },
    ...{ status: 'closed', metadata: {} },
  })
  await run()
  await run()
  const books = async () => {
    const id = Number(order.orderId)
    const [stored] = await cms.cms.database.select().from(orders).where(eq(orders.id, id))
    if (!stored) throw new Error('The order is missing')
    return computeLedger(stored, await readEntries(cms.cms.database, [id]))
  }
  expect(await books()).toMatchObject({ received: price, returned: 30_000, difference: 0 })
  expect(await value('vitrine_books_wrong')).toBe(wrong)

  const lost = { id: 'dspt_lost', charge: charge.id, amount: 70_000, status: 'lost' } as const
  omise.disputes.push({ ...lost, id: 'dspt_open', status: 'open' }, lost)
  await run()
  expect(await books()).toMatchObject({ returned: price, goods: 0, difference: 0 })
  omise.disputes.push(
    { ...lost, id: 'dspt_again' },
    { ...lost, id: 'dspt_other', charge: 'chrg_x' },
  )
  await run()
  expect(await books()).toMatchObject({ goods: -70_000, difference: 0 })
  expect(await value('vitrine_books_wrong')).toBe(wrong + 1)
  expect(await value('vitrine_provider_entries_unknown')).toBe(unknown + 1)
})
