import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDue } from '#cms/app/background.ts'
import { readEntries } from '#cms/orders/order/ledger.ts'
import { readTaxDocuments } from '#cms/orders/order/taxDocuments.ts'
import { reconcile } from '#cms/orders/payment/reconcile.ts'
import { actOnOrder } from '#cms/staff/orders.ts'
import { endRefund, recordTransfer, refundOrder } from '#cms/staff/refunds.ts'
import { isWrong, ledgerOf, refundable } from '#contract/rules/ledger.ts'
import type { StaffAction } from '#contract/rules/transitions.ts'
import { variations } from '#database/schema/catalog.ts'
import { orderLines, orders, outboxEmails } from '#database/schema/orders.ts'
import { paymentProvider } from '#server/payment/configuredProvider.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { addProduct } from '#tests/support/cms/addProduct.ts'
import { buy, type OrderBody, withKey } from '#tests/support/cms/checkout.ts'
import { createTestClock, day, hour, minute } from '#tests/support/cms/clock.ts'
import { type CrashPoint, crashingDatabase } from '#tests/support/cms/crashingDatabase.ts'
import { createShopper } from '#tests/support/cms/shopper.ts'
import { sendSlip, slipImage } from '#tests/support/cms/slip.ts'
import { startCms, type TestCms, testEnvironment } from '#tests/support/cms/testCms.ts'
import { type OmiseStandIn, startOmise } from '#tests/support/standIns/omise.ts'
import type { RefundMode } from '#tests/support/standIns/omiseRefunds.ts'

const clock = createTestClock()
const total = 100_000
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
  /** Transfers that arrived at the bank, in satang; `isRecorded` once staff have recorded them. */
  transfers: { amount: number; isRecorded: boolean }[]
  /** Transfers by staff, by refund. */
  returned: Map<number, number>
}

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
  return { stored, entries, ledger: ledgerOf(stored, entries) }
}

/** Ends the refunds by hand that are open. */
async function transferBack(world: World, status: 'done' | 'failed' = 'done') {
  const { entries } = await readState(world)
  for (const { id, method, amount } of entries.refunds.filter(
    ({ status: now }) => now === 'requested',
  )) {
    if (method !== 'hand') continue
    await endRefund(cms.cms, { id, status }, () => {})
    if (status === 'done') world.returned.set(id, amount)
  }
}

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

/** Events of an order. A step may be rejected: that changes nothing. */
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
  'cancel by staff': act('cancel'),
  cancel: ({ order }) =>
    shopper().request('PUT', withKey(`/api/v1/orders/${order.orderId}/cancel`, order)),
  'a code expires': async () => clock.advance(16 * minute),
  'the order expires': async () => {
    clock.advance(4 * day)
    await runLoop()
  },
  'refund everything': refund({ restocked: [] }),
  'refund a part': refund({ amount: 33_333 }),
  'refund another part': refund({ amount: 50_000, restocked: [{ line: 1, pieces: 1 }] }),
  'refund by hand': refund({ amount: 10_001, byHand: true }),
  'refund what is due': refund({ isDue: true }),
  'transfer back': (world) => transferBack(world),
  'transfer back fails': (world) => transferBack(world, 'failed'),
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
]

const plan = fc.record({
  beginning: fc.constantFrom(...beginnings),
  paymentMethod: fc.constantFrom('omise_promptpay', 'omise_promptpay', 'bacs'),
  steps: fc.array(fc.record({ name: fc.constantFrom(...Object.keys(steps)), crash }), {
    minLength: 4,
    maxLength: 30,
  }),
})

/** Takes a step, in a process that dies at a point if one is given. Rejections and crashes are expected. */
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

/** Completes all that is open: webhooks arrive, staff end their refunds, the provider is up. */
async function settle(world: World) {
  for (const charge of paidAt(world)) await announce(charge)
  await recordTransfers(world)
  for (const made of omise.refunds.made) if (made.status === 'pending') made.status = 'closed'
  omise.refunds.mode = 'closed'
  for (let round = 0; round < 4; round += 1) {
    clock.advance(7 * hour)
    await reconcile(cms.cms, paymentProvider(cms.cms), clock.now())
    await runLoop()
    await transferBack(world)
    await refund({ isDue: true })(world).catch(() => {})
  }
}

/** The books of an order add up, and nothing went back that had not arrived. */
async function expectBooks(world: World) {
  const { ledger, entries } = await readState(world)
  expect(ledger.difference).toBe(0)
  for (const payment of entries.payments)
    expect(refundable(payment, entries)).toBeGreaterThanOrEqual(0)
  for (const amount of Object.values(ledger)) expect(amount).toBeGreaterThanOrEqual(0)
  expect(truth(world).returned).toBeLessThanOrEqual(truth(world).received)
}

/** After all is done the shop knows what truly happened, owes nothing, and its papers say the same. */
async function expectEnd(world: World) {
  const { stored, entries, ledger } = await readState(world)
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
  const [variation] = await database
    .select()
    .from(variations)
    .where(eq(variations.id, world.product))
  const [line] = await database.select().from(orderLines).where(eq(orderLines.orderId, stored.id))
  const held = stored.status === 'cancelled' ? 0 : 1 - (line?.restocked ?? 0)
  expect(variation?.stock).toBe(10 - held)
}

test('whatever happens to an order, money in is goods and money back', async () => {
  covers('orders.ledger.balance')
  let product = 0
  await fc.assert(
    fc.asyncProperty(plan, async ({ paymentMethod, beginning, steps: names }) => {
      product += 1
      await addProduct(cms.cms.database, { id: product, variations: [{ id: product, stock: 10 }] })
      const order = await buy(shopper(), product, { paymentMethod })
      const world: World = { order, product, transfers: [], returned: new Map() }
      for (const name of beginning) await take(world, name, null)
      for (const { name, crash: point } of names) {
        await take(world, name, point)
        await expectBooks(world)
      }
      await settle(world)
      await expectEnd(world)
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
    'a refund of money of another order has failed',
    [paidOnce],
    [{ ...going, paymentId: 9, status: 'failed' }],
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
  const world = { order, product: 9000, transfers: [], returned: new Map() }
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
    return ledgerOf(stored, await readEntries(cms.cms.database, [id]))
  }
  expect(await books()).toMatchObject({ received: total, returned: 30_000, difference: 0 })
  expect(await value('vitrine_books_wrong')).toBe(wrong)

  const lost = { id: 'dspt_lost', charge: charge.id, amount: 70_000, status: 'lost' } as const
  omise.disputes.push({ ...lost, id: 'dspt_open', status: 'open' }, lost)
  await run()
  expect(await books()).toMatchObject({ returned: total, goods: 0, difference: 0 })
  omise.disputes.push(
    { ...lost, id: 'dspt_again' },
    { ...lost, id: 'dspt_other', charge: 'chrg_x' },
  )
  await run()
  expect(await books()).toMatchObject({ goods: -70_000, difference: 0 })
  expect(await value('vitrine_books_wrong')).toBe(wrong + 1)
  expect(await value('vitrine_provider_entries_unknown')).toBe(unknown + 1)
})
