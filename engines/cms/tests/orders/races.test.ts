import { randomUUID } from 'node:crypto'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import type { StaffMember } from '@vitrine/commerce/staff/people.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { and, eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { coupons } from '#cms/database/schema/cart.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { shipments } from '#cms/database/schema/delivery.ts'
import { contentVersions, photographs } from '#cms/database/schema/edits.ts'
import {
  couponUses,
  orderEvents,
  orders,
  outboxEmails,
  payments,
  refunds,
  slips,
} from '#cms/database/schema/orders.ts'
import { storePhotograph } from '#cms/media/photographs.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, buy, place, withKey } from '#cms/tests/support/checkout.ts'
import { fillCarts } from '#cms/tests/support/fillCarts.ts'
import {
  callOperation,
  enterAsOwner,
  inviteToOffice,
  sendOperation,
} from '#cms/tests/support/officeStaff.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'

/** Two managers of the back office. */
let pair: readonly [Shopper, Shopper]
const product = 1
const buyers = 100
/** The number of repetitions, which the robustness run raises. */
const rounds = 5

const cms = sharedCms()
beforeAll(async () => {
  await addProduct(cms.cms.database, { id: product, variations: [{ id: product, stock: 1 }] })
  const variations = Array.from({ length: buyers }, (_, index) => ({ id: 1000 + index, stock: 9 }))
  await addProduct(cms.cms.database, { id: 2, name: 'Dress 1', variations })
  await addProduct(cms.cms.database, { id: 3, variations: [{ id: 3, stock: 1000 }] })
  const owner = await enterAsOwner(cms)
  pair = [owner, await inviteToOffice(cms, owner, 'nok', 'manager')]
})

const setStock = (stock: number) =>
  cms.cms.database.update(variations).set({ stock }).where(eq(variations.id, product))

async function readStock() {
  const [row] = await cms.cms.database.select().from(variations).where(eq(variations.id, product))
  return row?.stock
}

/**
 * Guests with the product in their bags, or with a coupon each with another variation, so that they compete only for
 * the coupon.
 */
async function createGuests(coupon?: string): Promise<Shopper[]> {
  const variationIds = Array.from({ length: buyers }, (_, index) =>
    coupon ? 1000 + index : product,
  )
  const tokens = await fillCarts(cms.cms.database, { productId: product, variationIds, coupon })
  return tokens.map((token) => createShopper(cms.url, new Map([['vitrine_cart', token]])))
}

test('a hundred concurrent buyers of the last piece get one order and no failure', async () => {
  covers('security.orders.atomic')

  for (let round = 0; round < rounds; round += 1) {
    await setStock(1)
    const before = await cms.cms.database.$count(orders)
    const shoppers = await createGuests()
    const responses = await Promise.all(shoppers.map((shopper) => place(shopper)))
    const placed = responses.filter(({ status }) => status === 201)
    const rejected = responses.filter(({ body }) => body.code === 'out_of_stock')
    expect([placed.length, rejected.length]).toEqual([1, buyers - 1])
    expect(await readStock()).toBe(0)
    expect(await cms.cms.database.$count(orders)).toBe(before + 1)
  }
})

test('a hundred concurrent buyers with a coupon of one use redeem it once', async () => {
  covers('security.orders.atomic')

  const code = 'ONLYONE'
  const coupon = { code, description: '', kind: 'fixed' as const, amount: 10_000, usageLimit: 1 }
  await cms.cms.database.insert(coupons).values(coupon)
  const shoppers = await createGuests(code)
  const responses = await Promise.all(
    shoppers.map((shopper) => place(shopper, { expectedTotal: 900 })),
  )
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(responses.filter(({ body }) => body.code === 'conflict')).toHaveLength(buyers - 1)
  const [used] = await cms.cms.database.select().from(coupons).where(eq(coupons.code, code))
  expect(used?.usedCount).toBe(1)
  expect(await cms.cms.database.$count(couponUses, eq(couponUses.code, code))).toBe(1)
})

test('one mailbox in a hundred browsers redeems a single-use coupon once', async () => {
  const code = 'HELLO'
  await cms.cms.database.insert(coupons).values({
    code,
    description: '',
    kind: 'percent',
    amount: 10,
    oncePerCustomer: true,
  })
  const shoppers = await createGuests(code)
  const responses = await Promise.all(
    shoppers.map((shopper, index) => {
      const phone = `+6681${String(1_000_000 + index)}`
      const billing = { ...address, email: `greedy+${index}@example.com`, phone }
      return place(shopper, { billing, expectedTotal: 900 })
    }),
  )
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(responses.filter(({ body }) => body.code === 'conflict')).toHaveLength(buyers - 1)
})

test('of a concurrent cancellation and slip one wins, and the stock is correct', async () => {
  covers('security.orders.atomic')

  const bytes = await slipImage('png', 8, 8)
  await setStock(buyers)
  const guest = createShopper(cms.url)
  let cancelled = 0
  for (let round = 0; round < buyers; round += 1) {
    const order = await buy(guest, product)
    const [cancel, slip] = await Promise.all([
      guest.request('PUT', withKey(`/api/v1/orders/${order.orderId}/cancel`, order)),
      sendSlip(guest, order, { bytes }),
    ])
    expect([cancel.status, slip.status].toSorted()).toEqual([200, 409])
    if (cancel.status === 200) cancelled += 1
    const id = Number(order.orderId)
    const [stored] = await cms.cms.database.select().from(orders).where(eq(orders.id, id))
    expect(stored?.status).toBe(cancel.status === 200 ? 'cancelled' : 'checking_payment')
    expect(await cms.cms.database.$count(orderEvents, eq(orderEvents.orderId, id))).toBe(2)
  }
  expect(await readStock()).toBe(cancelled)
  expect(await cms.cms.database.$count(slips)).toBe(buyers - cancelled)
})

test('two concurrent cancellations return the stock once', async () => {
  covers('orders.cancel.stock')

  await setStock(1)
  const guest = createShopper(cms.url)
  const order = await buy(guest, product)
  const path = withKey(`/api/v1/orders/${order.orderId}/cancel`, order)
  const responses = await Promise.all(Array.from({ length: 10 }, () => guest.request('PUT', path)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await readStock()).toBe(1)
})

/** A step that two members of staff take at once, after they have seen the same. */
interface Contest {
  operation: string
  /** The inputs of the two requests, the same twice for a double press. */
  bodies: readonly [object, object]
  /** Returns how often it was done. */
  count: () => Promise<number>
  /** The responses: the second press gets the first one's, a second person a conflict. */
  statuses?: readonly number[]
  /** The number of repetitions, by default eight, and fewer if one takes long. */
  rounds?: number
}

const read = (id: string) => callOperation<StaffOrder>(pair[0], 'order', { id })
const both = <Body extends object>(body: Body): [Body, Body] => [body, body]

/** An order that has come as far as `steps` lead, as staff see it. */
async function orderAfter(...steps: readonly (readonly [operation: string, input?: object])[]) {
  const { orderId: id } = await buy(createShopper(cms.url), 3)
  for (const [operation, input] of steps) {
    const { version: seen } = await read(id)
    await callOperation(pair[0], operation, { id, seen, ...input })
  }
  return read(id)
}
const paid = ['transfer', { amount: 100_000 }] as const
const packed = ['act', { action: 'pack' }] as const
const parcel = (trackingNumber: string) => ({
  ...{ carrier: 'Flash Express', trackingNumber },
})

const events = (order: StaffOrder, event: string) =>
  cms.cms.database.$count(
    orderEvents,
    and(eq(orderEvents.orderId, Number(order.order)), eq(orderEvents.event, event)),
  )

const someRefund = { amount: 50_000, isDue: false, byHand: true, restocked: null }

const contests: Record<string, () => Promise<Contest>> = {
  'a transfer that is booked': async () => {
    const { order: id, version: seen } = await orderAfter()
    const isOfOrder = eq(payments.orderId, Number(id))
    const count = () => cms.cms.database.$count(payments, isOfOrder)
    return { operation: 'transfer', bodies: both({ id, seen, amount: 100_000 }), count }
  },
  'another transfer than the one that a slip shows': async () => {
    const { order: id, version: seen } = await orderAfter(paid)
    const isLate = and(eq(payments.orderId, Number(id)), eq(payments.purpose, 'duplicate'))
    const count = () => cms.cms.database.$count(payments, isLate)
    const body = { id, seen, amount: 100_000, isAnother: true }
    return { operation: 'transfer', bodies: both(body), count }
  },
  'a refund of a part': async () => {
    const { order: id, version: seen } = await orderAfter(paid)
    const count = () => cms.cms.database.$count(refunds, eq(refunds.orderId, Number(id)))
    return { operation: 'refund', bodies: both({ id, seen, ...someRefund }), count }
  },
  'the end of a refund by hand': async () => {
    const order = await orderAfter(paid, ['refund', someRefund])
    const [refund] = order.refunds
    const count = async () =>
      (await events(order, 'refund.done')) + (await events(order, 'refund.failed'))
    const body = { id: refund?.id, seen: order.version }
    const bodies = [
      { ...body, status: 'done' },
      { ...body, status: 'failed' },
    ] as const
    return { operation: 'endRefund', bodies, count }
  },
  'a slip that one approves and the other rejects': async () => {
    const shopper = createShopper(cms.url)
    const placed = await buy(shopper, 3)
    await sendSlip(shopper, placed, { bytes: await slipImage('png', 8, 8) })
    const order = await read(placed.orderId)
    const body = { id: placed.orderId, seen: order.version }
    const count = async () =>
      (await events(order, 'slip.approved')) + (await events(order, 'slip.rejected'))
    const bodies = [
      { ...body, action: 'approve' },
      { ...body, action: 'reject' },
    ] as const
    return { operation: 'act', bodies, count }
  },
  'a parcel': async () => {
    const { order: id, version: seen } = await orderAfter(paid, packed)
    const count = () => cms.cms.database.$count(shipments, eq(shipments.orderId, Number(id)))
    const bodies = [
      { id, seen, ...parcel('TH0000000001A') },
      { id, seen, ...parcel('TH0000000002A') },
    ] as const
    return { operation: 'send', bodies, count }
  },
  'the delivery of a parcel': async () => {
    const order = await orderAfter(paid, packed, ['send', parcel('TH0000000003A')])
    const body = { id: order.order, seen: order.version }
    const count = () => events(order, 'order.delivered')
    return { operation: 'delivered', bodies: both(body), count }
  },
  'a correction': async () => {
    const order = await orderAfter()
    const corrected = (address1: string) => ({
      ...{ id: order.order, seen: order.version, note: `Moved to ${address1}` },
      ...{ billing: { ...order.billing, address1 }, shipping: order.shipping },
    })
    const count = () => events(order, 'order.corrected')
    const bodies = [corrected('5 Silom'), corrected('7 Sathorn')] as const
    return { operation: 'correct', bodies, count }
  },
  'an email that is sent again': async () => {
    const { order: id, version: seen } = await orderAfter()
    const isOfOrder = like(outboxEmails.subject, `%${id}%`)
    const before = await cms.cms.database.$count(outboxEmails, isOfOrder)
    const count = async () => (await cms.cms.database.$count(outboxEmails, isOfOrder)) - before
    return { operation: 'resend', bodies: both({ id, seen, email: 'order.placed' }), count }
  },
  'stock that is adjusted by a double press': async () => {
    const sku = 'SKU-3'
    const stock = async () => {
      const [row] = await cms.cms.database.select().from(variations).where(eq(variations.sku, sku))
      return row?.stock ?? 0
    }
    const before = await stock()
    const bodies = both({ sku, by: 1, reason: 'Found', key: randomUUID() })
    const count = async () => (await stock()) - before
    return { operation: 'adjustStock', bodies, count, statuses: [200, 200] }
  },
  'stock that two have counted': async () => {
    const [row] = await cms.cms.database.select().from(variations).where(eq(variations.id, 3))
    const [sku, seen] = [row?.sku, row?.stock ?? 0]
    const rows = (more: number) => ({
      ...{ reason: 'Counted', rows: [{ sku, seen, stock: seen + more }] },
    })
    const count = async () => {
      const [now] = await cms.cms.database.select().from(variations).where(eq(variations.id, 3))
      return [seen + 1, seen + 2].filter((stock) => stock === now?.stock).length
    }
    return { operation: 'setStock', bodies: [rows(1), rows(2)], count }
  },
  'a draft that is saved by a double press': async () => {
    const entry = 'pages/careers'
    const { version: seen, files } = await callOperation<{ version: number; files: object }>(
      pair[0],
      'contentEntry',
      { entry },
    )
    const isOfEntry = eq(contentVersions.entry, entry)
    const before = await cms.cms.database.$count(contentVersions, isOfEntry)
    const body = { entry, seen, publish: 'draft', ...files }
    const count = async () => (await cms.cms.database.$count(contentVersions, isOfEntry)) - before
    // Each attempt reads all content.
    return { operation: 'saveContent', bodies: both(body), count, statuses: [200, 200], rounds: 2 }
  },
  'the text of an image': async () => {
    const { database, clock } = cms.cms
    const background = `#${randomUUID().slice(0, 6)}`
    const create = { width: 700, height: 700, channels: 3, background } as const
    const bytes = await sharp({ create }).jpeg().toBuffer()
    const { id } = await storePhotograph(database, async () => bytes, clock.now())
    const bodies = [
      { id, alt: 'A blue dress', seen: '' },
      { id, alt: 'A red dress', seen: '' },
    ] as const
    const count = () => database.$count(photographs, eq(photographs.id, id))
    return { operation: 'describeImage', bodies, count }
  },
  'what a person may do': async () => {
    const login = `person-${randomUUID().slice(0, 8)}`
    await callOperation(pair[0], 'addMember', { login, name: login, role: 'staff' })
    const members = () => callOperation<StaffMember[]>(pair[0], 'members')
    const find = async () => (await members()).find((member) => member.login === login)
    const seen = (await find())?.version ?? 0
    const bodies = [
      { login, seen, role: 'staff', isDisabled: true },
      { login, seen, role: 'editor', isDisabled: false },
    ] as const
    const count = async () => ((await find())?.version ?? 0) - seen
    return { operation: 'changeMember', bodies, count }
  },
}

test.each(Object.keys(contests))(
  'one of two members of staff acts when both send a step at once on what both have seen: %s',
  async (name) => {
    covers('security.staff.once')

    let rounds = 8
    for (let round = 0; round < rounds; round += 1) {
      const contest = await contests[name]?.()
      if (!contest) throw new Error('There is no such contest')
      const { operation, bodies, count, statuses = [200, 409] } = contest
      rounds = contest.rounds ?? rounds
      // A double press comes from one browser.
      const senders = statuses[1] === 200 ? both(pair[0]) : pair
      const responses = await Promise.all(
        bodies.map((body, index) => sendOperation(senders[index] ?? pair[0], operation, body)),
      )
      expect(responses.map(({ status }) => status).toSorted(), responses[0]?.text).toEqual(statuses)
      expect(await count()).toBe(1)
      if (statuses[1] === 200) expect(responses[0]?.text).toBe(responses[1]?.text)
    }
  },
)
