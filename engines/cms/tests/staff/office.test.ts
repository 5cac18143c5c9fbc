import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { ProductRow, StaffProduct, StockRows } from '@vitrine/commerce/staff/catalogue.ts'
import type { StaffOrder, WorkQueues } from '@vitrine/commerce/staff/orders.ts'
import type { AuditRow, StaffMember } from '@vitrine/commerce/staff/people.ts'
import type { Product } from '@vitrine/contract/catalog.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { runDue } from '#cms/app/background.ts'
import { products, storeStock } from '#cms/database/schema/catalog.ts'
import { outboxEmails } from '#cms/database/schema/orders.ts'
import { staffSessions } from '#cms/database/schema/staff.ts'
import { htmlText, textHtml } from '#cms/seed/productTexts.ts'
import { seed } from '#cms/seed/seed.ts'
import { createPasswordLink, firstMember } from '#cms/staff/members.ts'
import { operations } from '#cms/staff/operations.ts'
import { applySales } from '#cms/staff/products.ts'
import { runSeed } from '#cms/staff/seed.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, buy, type OrderBody, type Problem, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock, day, minute } from '#cms/tests/support/clock.ts'
import {
  callOperation as call,
  enterOffice,
  inviteToOffice,
  officeBrowser,
  staffPassword as password,
  sendOperation as send,
  setPassword,
} from '#cms/tests/support/officeStaff.ts'
import { sharedSeededCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'

const clock = createTestClock()
const notified: string[] = []
let manager: Shopper
let staff: Shopper
let editor: Shopper

const cms = sharedSeededCms({ clock })
beforeAll(async () => {
  await addProduct(cms.cms.database, { id: product, variations: [{ id: product, stock: 100 }] })
  cms.cms.notices = { add: (paths) => notified.push(...paths) }
  const first = await firstMember(cms.cms)
  manager = await enter(first ?? '')
  staff = await inviteToOffice(cms, manager, 'nok', 'staff')
  editor = await inviteToOffice(cms, manager, 'fah', 'editor')
})

const browser = () => officeBrowser(cms)
const enter = (login: string) => enterOffice(cms, login)

const product = 999_001

/** A person as managers see one. */
async function member(login: string): Promise<StaffMember> {
  const row = (await call<StaffMember[]>(manager, 'members')).find((item) => item.login === login)
  if (!row) throw new Error(`${login} is no member`)
  return row
}

const stockOf = async (search: string) => (await call<StockRows>(staff, 'stock', { search })).rows

/** The version of an order that staff see now. */
const seenOf = async (id: string) => (await call<StaffOrder>(staff, 'order', { id })).version

/** A delivery to the address of the form. */
const delivered = { shippingMethod: 'standard', expectedTotal: 1080 }

/** A guest's order of one piece, by transfer. */
const order = (changes: Record<string, unknown> = {}): Promise<OrderBody> =>
  buy(createShopper(cms.url), product, changes)

test('a member signs in with a password that a link set, once, and the cookie is for the back office only', async () => {
  covers('security.staff.session')

  const { link } = await createPasswordLink(cms.cms, { login: 'owner' }, () => {})
  const token = /password\/([^?]+)\?name=owner$/.exec(link)?.[1]
  const short = await browser().request<Problem>('POST', '/staff/password', {
    body: { token, password: 'short' },
  })
  expect(short.body.fields).toEqual({ password: 'Use at least 12 characters' })
  await setPassword(cms, link)
  const again = await browser().request('POST', '/staff/password', { body: { token, password } })
  expect(again.status).toBe(404)

  const person = browser()
  const { headers } = await person.request('POST', '/staff/session', {
    body: { login: 'Owner', password },
  })
  expect(headers.get('set-cookie')).toMatch(/^vitrine_staff=.*HttpOnly; SameSite=Strict$/)
  const stored = await cms.cms.database.select().from(staffSessions)
  expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(
    person.cookies.get('vitrine_staff'),
  )
  expect((await person.request('GET', '/staff/session')).body).toEqual({
    login: 'owner',
    name: 'Owner',
    role: 'manager',
    hasSecondFactor: false,
    isContentOnly: false,
    engineUrl: null,
  })
  await person.request('DELETE', '/staff/session')
  expect((await send(person, 'queues')).status).toBe(401)
  manager = await enter('owner')
  clock.advance(13 * 60 * minute)
  expect((await send(manager, 'queues')).status).toBe(401)
  manager = await enter('owner')
  staff = await enter('nok')
  editor = await enter('fah')
})

test('wrong passwords of staff are slowed down like those of customers', async () => {
  covers('security.staff.session')

  const attempt = (login: string) =>
    browser().request<Problem>('POST', '/staff/session', { body: { login, password: 'wrong' } })
  expect((await attempt('unknown')).body).toEqual((await attempt('nok')).body)
  for (let tries = 0; tries < 9; tries += 1) await attempt('nok')
  expect((await attempt('nok')).status).toBe(429)
})

test('strangers who guess do not slow down a browser in which the member has signed in, until a new password', async () => {
  covers('security.staff.devices')

  const member = await inviteToOffice(cms, manager, 'kai', 'staff')
  await member.request('DELETE', '/staff/session')
  const attempt = async (person: Shopper, given = password, login = 'kai') =>
    (await person.request('POST', '/staff/session', { body: { login, password: given } })).status
  for (let tries = 0; tries < 10; tries += 1) await attempt(browser(), 'wrong')
  expect(await attempt(browser())).toBe(429)
  expect(await attempt(member)).toBe(200)
  await attempt(browser(), 'wrong', 'fah')
  for (let tries = 0; tries < 9; tries += 1) await attempt(browser(), 'wrong', 'fah')
  expect(await attempt(member, password, 'fah'), 'the browser of another').toBe(429)
  const renewed = await enter('kai')
  expect(await attempt(member), 'an earlier password').toBe(429)
  expect(await attempt(renewed)).toBe(200)
  for (let tries = 0; tries < 10; tries += 1) expect(await attempt(renewed, 'wrong')).toBe(422)
  expect(await attempt(renewed)).toBe(429)
})

test.each([
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['a proxy', { 'x-forwarded-for': '203.0.113.7' }, 404],
  ['another host name', { host: 'evil.example' }, 404],
])('a call with the cookie of staff from %s is rejected', async (_, headers, status) => {
  covers('security.staff.access', 'security.staff.csrf')

  const cookie = `vitrine_staff=${manager.cookies.get('vitrine_staff')}`
  const response = await cms.app.inject({
    method: 'POST',
    url: '/staff/queues',
    headers: { host: new URL(cms.url).host, origin: cms.url, cookie, ...headers },
    payload: {},
  })
  expect(response.statusCode).toBe(status)
})

test('roles are checked by the server', async () => {
  covers('security.staff.roles')

  const order = { id: '1', amount: null, isDue: false, byHand: true, restocked: null }
  expect((await send(staff, 'refund', order)).status).toBe(403)
  expect((await send(staff, 'members')).status).toBe(403)
  expect((await send(staff, 'products', {})).status).toBe(403)
  expect((await send(editor, 'orders', { limit: 1 })).status).toBe(403)
  expect((await send(editor, 'queues')).status).toBe(403)
  expect((await editor.request('GET', '/staff/papers/1/label')).status).toBe(403)
  for (const person of [manager, staff, editor])
    expect((await send(person, 'seed', { products: 5 })).status).toBe(403)
  const change = async (login: string, changes: object) => {
    const seen = (await member(login)).version
    return send(manager, 'changeMember', { login, seen, role: 'editor', ...changes })
  }
  expect((await change('fah', { isDisabled: true })).status).toBe(200)
  expect((await send(editor, 'products', {})).status).toBe(401)
  expect((await change('fah', { isDisabled: false })).status).toBe(200)
  editor = await enter('fah')
  const seen = (await member('owner')).version
  const last = { login: 'owner', seen, role: 'staff', isDisabled: false }
  expect((await send(manager, 'changeMember', last)).status).toBe(409)
})

test('a slip waits beside its amount, with a warning for an image that was used before', async () => {
  covers('orders.review.used-slip')

  const bytes = await slipImage('png', 41, 43)
  const first = await order()
  const second = await order()
  for (const placed of [first, second]) {
    const form = { phoneNumber: `${placed.billing.phone}`, transferAmount: '1234' }
    await sendSlip(createShopper(cms.url), placed, { bytes }, form)
  }
  const { slips } = await call<WorkQueues>(staff, 'queues')
  expect(slips.rows).toMatchObject([
    { order: first.orderId, claimed: '฿1,234', isExact: false, usedFor: [second.orderId] },
    { order: second.orderId, usedFor: [first.orderId] },
  ])
  const image = await staff.request('GET', slips.rows[0]?.image ?? '')
  expect(image.headers.get('content-type')).toMatch(/^image\//)
  expect((await createShopper(cms.url).request('GET', slips.rows[0]?.image ?? '')).status).toBe(401)
})

test('an order shows what is needed to send it, and takes its steps to delivery', async () => {
  covers('orders.staff.delivery', 'orders.staff.name')

  const shipping = { ...address, firstName: 'Malee', address1: '1 Charoen Krung', note: undefined }
  const placed = await order({ shipping, ...delivered, note: 'Ring twice' })
  const id = placed.orderId
  const read = () => call<StaffOrder>(staff, 'order', { id })
  expect(await read()).toMatchObject({
    note: 'Ring twice',
    shipping: { firstName: 'Malee', address1: '1 Charoen Krung' },
    lines: [{ quantity: 1, sku: 'SKU-999001', choices: [] }],
    actions: ['cancel'],
  })
  const cancelled = { id, action: 'pack', seen: await seenOf(id) }
  expect((await send(staff, 'act', cancelled)).status).toBe(409)
  await call(manager, 'transfer', { id, seen: await seenOf(id), amount: (await read()).total })
  await call(staff, 'act', { id, action: 'pack', seen: (await read()).version })
  const parcel = {
    id,
    carrier: 'Flash Express',
    trackingNumber: 'TH0123456789A',
  }
  await call(staff, 'send', { ...parcel, seen: await seenOf(id) })
  await call(staff, 'delivered', { id, seen: await seenOf(id) })
  for (const search of [id, 'malee saet', 'PLOY@example.com', '081-234-5678', 'th0123456789a'])
    expect(
      (await call<{ rows: { order: string }[] }>(staff, 'orders', { search, limit: 50 })).rows.map(
        (row) => row.order,
      ),
      search,
    ).toContain(id)
  const papers = async (paper: string) =>
    (await staff.request('GET', `/staff/papers/${id}/${paper}`)).text
  expect(await papers('packing-slip')).toContain('Ring twice')
  expect(await papers('label')).toContain('1 Charoen Krung')
  expect(await papers('invoice')).toContain('INV-')
  const history = (await read()).history.map(({ event, who }) => `${event} ${who}`)
  expect(history).toEqual(expect.arrayContaining(['order.sent nok', 'order.delivered nok']))
})

test('the packing slip of a parcel lists its own pieces, and the next one what is left', async () => {
  covers('orders.staff.parcels')

  const other = createShopper(cms.url)
  await other.request('POST', '/api/v1/cart', { body: { id: 999_001 } })
  const { orderId: id, total } = await buy(other, 999_001, { expectedTotal: 2000 })
  const read = () => call<StaffOrder>(staff, 'order', { id })
  const step = async (operation: string, input: object) =>
    call(manager, operation, { id, seen: (await read()).version, ...input })
  await step('transfer', { amount: total * 100 })
  await step('act', { action: 'pack' })
  const parcel = { carrier: 'DHL', trackingNumber: '12345' }
  await step('send', { ...parcel, pieces: [{ line: 1, pieces: 1 }] })
  const slip = async (query = '') =>
    (await staff.request('GET', `/staff/papers/${id}/packing-slip${query}`)).text
  const pieces = (page: string) => /<span class="box"><\/span><\/td><td>(\d)/.exec(page)?.[1]
  const { shipments, lines } = await read()
  expect(lines).toMatchObject([{ quantity: 2, unsent: 1 }])
  expect(pieces(await slip(`?parcel=${shipments[0]?.id}`))).toBe('1')
  expect(pieces(await slip())).toBe('1')
  expect((await staff.request('GET', `/staff/papers/${id}/packing-slip?parcel=1e9`)).status).toBe(
    404,
  )
  await step('send', { ...parcel, trackingNumber: '12346' })
  expect(pieces(await slip())).toBe('2')
})

test('a note is read by colleagues and not by the shopper, and is saved once for each press', async () => {
  covers('orders.staff.notes')

  const placed = await order()
  const note = { id: placed.orderId, text: '<b>Call before ten</b>', key: '1'.repeat(16) }
  await call(staff, 'note', note)
  await call(staff, 'note', note)
  const { notes, history } = await call<StaffOrder>(manager, 'order', { id: placed.orderId })
  expect(notes).toMatchObject([{ who: 'nok', text: '<b>Call before ten</b>' }])
  expect(history.map(({ event }) => event)).not.toContain('order.noted')
  const shown = await createShopper(cms.url).request(
    'GET',
    withKey(`/api/v1/orders/${placed.orderId}`, placed),
  )
  expect(shown.status).toBe(200)
  expect(shown.text).not.toContain('Call before ten')
  for (const text of [' ', 'x'.repeat(1001)])
    expect((await send(staff, 'note', { ...note, text, key: '2'.repeat(16) })).body).toMatchObject({
      fields: { text: expect.any(String) },
    })
})

test('a step on an order that has changed meanwhile is rejected, and names who changed it', async () => {
  covers('office.conflict', 'office.words')

  const { orderId: id } = await order()
  const { version: seen } = await call<StaffOrder>(staff, 'order', { id })
  await call(manager, 'act', { id, action: 'cancel', seen })
  const late = await send(staff, 'act', { id, action: 'cancel', seen })
  expect(late.status).toBe(409)
  expect(late.body.message).toMatch(
    /^This order was changed by Owner at \d\d:\d\d \(cancelled the order\)\./,
  )
})

const guarded = Object.entries(operations).filter(([, { guardField }]) => guardField !== null)

test.each(guarded.map(([name, { guardField }]) => [name, guardField ?? '']))(
  'the operation %s is rejected without %s',
  async (name, field = '') => {
    covers('security.staff.once')

    const counted = { reason: 'Counted', rows: [{ sku: 'AV-D101-CHAMPAGNE-M', stock: 1 }] }
    const body = name === 'setStock' ? counted : {}
    const { status, body: problem } = await send(manager, name, body)
    expect(status).toBe(422)
    expect(Object.keys(problem.fields ?? {})).toContain(field === 'rows' ? 'rows.0.seen' : field)
  },
)

test('an operation without a guard writes nothing, except jobs of the command line', async () => {
  covers('security.staff.once')

  const { orderId: id } = await order()
  const inputs: Record<string, object> = {
    ...{ orders: { limit: 1 }, order: { id }, outbox: { limit: 1 } },
    ...{ product: { code: 'AS-A915' }, terms: { kind: 'brand' } },
    ...{ signIns: { login: 'owner' }, webhookDeliveries: { id: 1 } },
    ...{ figures: { period: '30-days' }, customer: { id: '1' }, exportCsv: { table: 'orders' } },
    ...{ contentEntry: { entry: 'settings' }, previewContent: { entry: 'settings' } },
    ...{ exportContent: { folder: `${cms.dataDirectory}/export` } },
  }
  const unguarded = Object.entries(operations).filter(([, { guardField }]) => guardField === null)
  const jobs = unguarded.filter(([, { moves }]) => moves !== 'nothing')
  expect(jobs.map(([name, { roles }]) => [name, roles])).toEqual([
    ['charge', []],
    ['importContent', []],
    ['seed', []],
  ])
  // The Thai texts are read once, outside of the transaction.
  await cms.cms.thai()
  for (const [name, { moves, read }] of unguarded) {
    // A quote fills a bag and takes it back (phoneOrders.test.ts).
    if (moves !== 'nothing' || name === 'backup' || name === 'quoteOrder') continue
    await cms.cms.database.transaction(async (database) => {
      await database.execute(sql`set transaction read only`)
      const reading = read(inputs[name] ?? {}).run({ ...cms.cms, database }, () => {})
      await reading.catch((error: unknown) => {
        if (!(error instanceof ContractProblem)) throw error
      })
    })
  }
})

test('a transfer that a slip shows is booked once, unless staff say that it is another one', async () => {
  covers('orders.refund.transfer.once')

  const { orderId: id, ...placed } = await order()
  const form = { phoneNumber: `${placed.billing.phone}` }
  const bytes = await slipImage('png', 9, 9)
  await sendSlip(createShopper(cms.url), { orderId: id, ...placed }, { bytes }, form)
  await call(staff, 'act', { id, seen: await seenOf(id), action: 'approve' })
  const booked = async (input: object) =>
    send(manager, 'transfer', { id, seen: await seenOf(id), ...input })
  expect((await booked({ amount: 12_345 })).body.message).toMatch(/booked for this order already/)
  expect((await booked({ amount: 12_345, isAnother: true })).status).toBe(200)
  expect((await booked({ amount: 12_345, isAnother: true })).status).toBe(200)
  const { books } = await call<StaffOrder>(staff, 'order', { id })
  expect(books).toMatchObject({ owed: 24_690, isWrong: false })
})

test('records have sign-ins, wrong passwords, sign-outs, rejected actions and views of personal data', async () => {
  covers('security.staff.audit', 'security.staff.audit.bounded', 'security.staff.audit.names')

  clock.advance(day)
  manager = await enter('owner')
  await call(manager, 'addMember', { login: 'nok2', name: 'Nok', role: 'staff' })
  const rows = (filter: object) => call<AuditRow[]>(manager, 'audit', filter)
  const invited = await inviteToOffice(cms, manager, 'som', 'staff', 'Nok')
  const attempt = (login: string) =>
    browser().request('POST', '/staff/session', { body: { login, password: 'secret of Som' } })
  for (const login of ['som', 'som', 'hunter2', 'x'.repeat(60), 'y']) await attempt(login)
  expect(await rows({ action: 'wrong password', limit: 3 })).toMatchObject([
    { staff: 'not signed in', subject: 'unknown name', detail: 'hunter2, 3 times' },
    { staff: 'not signed in', subject: 'som', detail: '2 times', outcome: expect.any(String) },
    {},
  ])
  const person = browser()
  await person.request('POST', '/staff/session', { body: { login: 'som', password } })
  for (let press = 0; press < 3; press += 1) await send(person, 'members')
  await person.request('DELETE', '/staff/session')
  const { orderId } = await order()
  for (let view = 0; view < 3; view += 1)
    await invited.request('GET', `/staff/papers/${orderId}/packing-slip`)
  await call(manager, 'passwordLink', { login: 'som', seen: (await member('som')).version })
  const { version: seen } = await member('som')
  await call(manager, 'changeMember', { login: 'som', seen, role: 'staff', isDisabled: true })
  const recorded = await rows({ limit: 9 })
  expect(recorded.map(({ staff, action, subject }) => `${staff}: ${action} ${subject}`)).toEqual([
    'Owner: endSessions som',
    'Owner: changeMember som',
    'Owner: passwordLink som',
    `Nok (som): paper order ${orderId}`,
    'Nok (som): signOut som',
    'Nok (som): members ',
    'Nok (som): signIn som',
    'not signed in: wrongPassword unknown name',
    'not signed in: wrongPassword som',
  ])
  expect(recorded.map(({ detail }) => detail)).toEqual([
    '1, by the change of the person',
    'disabled',
    '',
    'packing slip, 3 times',
    '',
    '3 times',
    'another browser, 127.0.0.1',
    'hunter2, 3 times',
    '2 times',
  ])
  expect(JSON.stringify(recorded)).not.toContain('secret of Som')
  expect(await rows({ action: 'set password', subject: 'som', limit: 1 })).toMatchObject([
    { staff: 'Nok (som)', detail: 'by a link of Owner' },
  ])
  const rejected = await rows({ isRejected: true, staff: '(som)', limit: 1 })
  expect(rejected).toMatchObject([{ outcome: 'Your role (staff) does not allow this.' }])
  const [first] = await rows({ limit: 1 })
  const [second] = await rows({ limit: 1, before: first?.id })
  expect(second?.id).toBeLessThan(first?.id ?? 0)
  staff = await enter('nok')
  editor = await enter('fah')
})

test('staff correct an address with a note, by the rules of the checkout', async () => {
  covers('office.correct', 'security.staff.audit')

  const placed = await order(delivered)
  const id = placed.orderId
  const body = {
    id,
    seen: await seenOf(id),
    billing: placed.billing,
    shipping: placed.shipping,
    note: 'Called the shopper',
  }
  const wrong = { ...body, shipping: { ...body.shipping, phone: '12', state: 'Atlantis' } }
  expect((await send(staff, 'correct', wrong)).body.fields).toHaveProperty(['shipping.state'])
  expect((await send(staff, 'correct', body)).status).toBe(409)
  const mistyped = { ...body.shipping, city: 'Bang Rak', postcode: '99999' }
  const unknown = { ...body, shipping: mistyped }
  const { body: rejected } = await send(staff, 'correct', unknown)
  expect(rejected.fields?.['shipping.postcode']).toBe(rejected.message)
  expect(await call(staff, 'correct', { ...unknown, isConfirmed: true })).toMatch(/is corrected/)
  const saved = await call<StaffOrder>(staff, 'order', { id })
  expect(saved.history.at(-1)?.note).toBe(
    `Called the shopper; saved all the same: ${rejected.message}`,
  )
  const named = { ...mistyped, firstName: 'Malee' }
  const again = { ...body, shipping: named, seen: saved.version }
  expect(await call(staff, 'correct', again), 'the area is as it was').toMatch(/first name\.$/)
  const back = { ...body, shipping: { ...body.shipping, firstName: 'Malee' } }
  await call(staff, 'correct', { ...back, seen: await seenOf(id) })
  body.shipping = { ...body.shipping, firstName: 'Malee' }
  body.seen = await seenOf(id)
  const moved = { ...body, shipping: { ...body.shipping, address1: '5 Silom' } }
  expect(await call(staff, 'correct', moved)).toMatch(/: delivery address\.$/)
  const { shipping, history } = await call<StaffOrder>(staff, 'order', { id })
  expect(shipping.address1).toBe('5 Silom')
  expect(history.at(-1)).toMatchObject({ who: 'nok', note: 'Called the shopper' })
  const [entry] = await call<AuditRow[]>(manager, 'audit', { subject: `order ${id}`, limit: 1 })
  expect(entry).toMatchObject({ staff: 'nok', action: 'correct', outcome: 'done' })
  expect(JSON.stringify(entry)).not.toContain('Silom')
  const { orderId, ...collected } = await order()
  const recipient = { ...collected.shipping, firstName: 'Malee', address1: '5 Silom' }
  const changes = {
    ...{ ...body, ...collected, id: orderId, seen: await seenOf(orderId) },
    ...{ shipping: recipient, note: 'Renamed' },
  }
  expect(await call(staff, 'correct', changes)).toMatch(/: delivery first name\.$/)
  const { shipping: kept } = await call<StaffOrder>(staff, 'order', { id: orderId })
  expect(kept).toMatchObject({ store: 'siam-paragon', address1: 'Vitrine Siam Paragon' })
})

test('one of two lines is refunded at its cost, another amount needs a reason, and pieces that stay away are not stock', async () => {
  covers('office.refund.lines')

  const { database } = cms.cms
  for (const id of [999_021, 999_022])
    await addProduct(database, {
      id,
      variations: [{ id, stock: 5, price: id === 999_021 ? 1000 : 333 }],
    })
  const shopper = createShopper(cms.url)
  await shopper.request('POST', '/api/v1/cart', { body: { id: 999_021, quantity: 2 } })
  const { orderId: id } = await buy(shopper, 999_022, { expectedTotal: 2333 })
  await call(manager, 'transfer', { id, seen: await seenOf(id), amount: 233_300 })
  // Lines that were added at the same time have no order of their own.
  const placed = await call<StaffOrder>(manager, 'order', { id })
  const dress = placed.lines.find(({ quantity }) => quantity === 2)?.line ?? 0
  const other = 3 - dress
  const refund = async (changes: object) =>
    send(manager, 'refund', {
      ...{ id, seen: await seenOf(id), isDue: false, byHand: true, isByLine: true },
      ...{ restocked: [{ line: dress, pieces: 1 }], isRestocked: true, ...changes },
    })
  const stock = async () => (await stockOf('SKU-999021'))[0]?.stock
  const wrong = await refund({ amount: 90_000 })
  expect(wrong.body.fields?.['reason']).toBe('The lines cost ฿1,000. Enter why the amount differs.')
  expect((await refund({ amount: 100_000 })).status).toBe(200)
  expect(await stock()).toBe(4)
  const kept = await refund({ amount: 50_000, reason: 'Faulty seam', isRestocked: false })
  expect(kept.status).toBe(200)
  expect(await stock(), 'it does not return to stock').toBe(4)
  const { lines, history, refundable } = await call<StaffOrder>(manager, 'order', { id })
  expect(lines[dress - 1]).toMatchObject({ returned: 2, restockable: 0 })
  expect(lines[other - 1]).toMatchObject({ returned: 0, restockable: 1 })
  expect(history.map(({ event }) => event)).toContain('order.taken-back')
  expect(refundable).toBe(83_300)
  expect((await refund({ amount: 80_000, reason: 'More' })).status, 'no piece is left').toBe(422)
  for (const restocked of [
    [{ line: 9, pieces: 1 }],
    [{ line: other, pieces: 0 }],
    [{ line: other, pieces: 2.5 }],
    'all',
  ])
    expect((await refund({ amount: 33_300, restocked })).status, JSON.stringify(restocked)).toBe(
      422,
    )
  const rest = { amount: null, restocked: [{ line: other, pieces: 1 }] }
  const both = await Promise.all([refund(rest), refund(rest)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the queue of paid orders holds no order that is paid on delivery', async () => {
  covers('office.queues')

  const form = { ...delivered, paymentMethod: 'cod' }
  const { orderId } = await order(form)
  const { packing, cash } = await call<WorkQueues>(staff, 'queues')
  expect(packing.rows.map((row) => row.order)).not.toContain(orderId)
  expect(cash.rows.map((row) => row.order)).toContain(orderId)
})

test('an email of an order is sent again, and so is one whose attempts failed', async () => {
  covers('office.emails')

  const { database } = cms.cms
  const { orderId: id } = await order()
  const count = () =>
    database.$count(
      outboxEmails,
      eq(outboxEmails.subject, `Thank you for your order (order ${id})`),
    )
  const seen = await seenOf(id)
  expect((await send(staff, 'resend', { id, seen, email: 'order.sent' })).status).toBe(409)
  await call(staff, 'resend', { id, seen, email: 'order.placed' })
  expect(await count()).toBe(2)
  const failing = { send: () => Promise.reject(new Error('mailbox full')), close: () => {} }
  await runDue(cms.cms, failing)
  const { emails } = await call<WorkQueues>(staff, 'queues')
  expect(emails.count).toBeGreaterThanOrEqual(2)
  const retry = { email: Number(emails.rows[0]?.email), seen: emails.rows[0]?.version }
  await call(staff, 'retryEmail', retry)
  expect((await send(staff, 'retryEmail', retry)).status, 'one act for a double press').toBe(409)
  const sent: string[] = []
  const working = {
    send: async ({ subject }: { subject: string }) => void sent.push(subject),
    close: () => {},
  }
  await runDue(cms.cms, working)
  expect(sent).toContain(emails.rows[0]?.subject)
})

test('an order is found by its number as people write it, and by the last name first', async () => {
  covers('office.search')

  const { orderId: id } = await order()
  const searchOrders = async (search: string) =>
    (await call<{ rows: { order: string }[] }>(staff, 'orders', { search, limit: 10 })).rows.map(
      (row) => row.order,
    )
  const inDigits = (zero: number) =>
    `${id}`.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
  const written = [`#${id}`, `Order #${id}`, `คำสั่งซื้อ #${id}`, `เลขที่ ${id}`, ` ${id} `]
  for (const text of [...written, inDigits(0x0e50), inDigits(0xff10), `#${inDigits(0x0e50)}`])
    expect(await searchOrders(text), text).toEqual([`${id}`])
  const { billing } = await call<StaffOrder>(staff, 'order', { id: `${id}` })
  for (const text of [
    `${billing.lastName} ${billing.firstName}`,
    `${billing.lastName?.toUpperCase()}  ${billing.firstName?.slice(0, 3)}`,
  ])
    expect(await searchOrders(text), text).toContain(`${id}`)
})

test('stock is adjusted and set by what the sender has seen', async () => {
  covers('office.stock')

  const rows = await stockOf('AS-D')
  const { rows: listed } = await call<{ rows: ProductRow[] }>(manager, 'products', {
    search: 'AS-D',
  })
  for (const { name, stock } of listed) {
    const ofProduct = rows.filter(({ product }) => product === name)
    expect(stock, name).toBe(ofProduct.reduce((sum, row) => sum + row.stock, 0))
  }
  const [one, other] = rows.filter(({ stock }) => stock > 2)
  if (!one || !other) throw new Error('Too little stock')
  notified.length = 0
  const key = 'a key that is new for each press'
  await call(staff, 'adjustStock', { ...{ sku: one.sku, by: -1 }, reason: 'Damaged', key })
  expect(notified).toContain('/products')
  const stale = [
    { sku: other.sku, stock: 40, seen: other.stock },
    { sku: one.sku, stock: 50, seen: one.stock },
  ]
  const rejected = await send(staff, 'setStock', { rows: stale, reason: 'Counted' })
  expect(rejected.body.message).toContain(`${one.sku} has ${one.stock - 1} in stock now`)
  const unchanged = await stockOf(other.sku)
  expect(unchanged[0]?.stock, 'all or none').toBe(other.stock)
  const otherChange = { sku: one.sku, by: -2, reason: 'Damaged', key }
  expect((await send(staff, 'adjustStock', otherChange)).body.message).toMatch(
    /used for another change/,
  )
  const tooMany = { sku: one.sku, by: -10_000, reason: 'Lost', key: `${key}, again` }
  expect((await send(staff, 'adjustStock', tooMany)).status).toBe(409)
  await call(staff, 'setStock', {
    ...{ rows: [{ sku: one.sku, stock: 77, seen: one.stock - 1 }], reason: 'Counted' },
  })
  const [entry] = await call<AuditRow[]>(manager, 'audit', { subject: one.sku, limit: 1 })
  expect(entry).toMatchObject({ staff: 'nok', detail: `${one.sku} = 77: Counted` })
  expect((await stockOf(one.sku))[0]?.stock).toBe(77)
})

test('pieces in stores are set with the stock, and shoppers see the last ones', async () => {
  covers('office.stock.stores', 'product.stores.orders')

  const [row] = await stockOf('AV-D101-CHAMPAGNE-M')
  if (!row) throw new Error('The dress is not sold')
  const { sku, stock } = row
  const set = async (pieces: Record<string, number>) => {
    const [now] = await stockOf(sku)
    const counts = Object.entries(pieces).map(([store, pieces]) => [
      store,
      { pieces, seen: now?.stores[store] ?? 0 },
    ])
    const rows = [{ sku, stock, seen: stock, stores: Object.fromEntries(counts) }]
    return send(staff, 'setStock', { rows, reason: 'Counted' })
  }
  const slugs = Object.keys(row.stores)
  const none = Object.fromEntries(slugs.map((slug) => [slug, 0]))
  const [first = '', second = ''] = slugs
  await set({ ...none, [first]: 2, [second]: 9 })
  const read = async () => {
    const path = '/api/v1/products/silk-slip-dress'
    const { body } = await createShopper(cms.url).request<Product>('GET', path)
    return body.variations.find(
      ({ terms }) => terms['colour'] === 'champagne' && terms['size'] === 'm',
    )
  }
  expect((await read())?.stores).toEqual([
    { slug: first, stockLeft: 2 },
    { slug: second, stockLeft: null },
  ])
  expect((await set({ atlantis: 1 })).body.message).toContain('atlantis')
  const stale = { [first]: { pieces: 5, seen: 1 } }
  const late = { rows: [{ sku, stock, seen: stock, stores: stale }], reason: 'Counted' }
  expect((await send(staff, 'setStock', late)).body.message).toContain('another person changed it')
  await set(none)
  expect((await read())?.stores).toEqual([])

  const { database } = cms.cms
  const id = 999_002
  await addProduct(database, { id, variations: [{ id, stock: 3 }] })
  await database.insert(storeStock).values({ variationId: id, store: first, pieces: 5 })
  await buy(createShopper(cms.url), id, { store: first })
  const held = await database.select().from(storeStock).where(eq(storeStock.variationId, id))
  expect(held).toMatchObject([{ store: first, pieces: 5 }])
})

test('what runs low is ordered by what sells, with a limit for a product', async () => {
  covers('office.stock.low')

  const { database } = cms.cms
  const rows = async () => (await call<WorkQueues>(staff, 'queues')).stock.rows
  for (const id of [999_011, 999_012])
    await addProduct(database, { id, variations: [{ id, stock: 2 }] })
  const { orderId } = await buy(createShopper(cms.url), 999_012)
  await call(manager, 'transfer', { id: orderId, seen: await seenOf(orderId), amount: 100_000 })
  expect((await rows())[0]).toMatchObject({ sku: 'SKU-999012', stock: 1, sold: 1 })

  const code = 'AV-D101'
  const limit = (pieces: unknown, seen: number) =>
    send(manager, 'setLowStock', { code, seen, pieces })
  const lowOnes = async () => (await call<WorkQueues>(staff, 'queues')).stock.count
  const ofCode = (await stockOf(code)).filter((row) => row.code === code)
  const { version, lowStock } = await call<StaffProduct>(manager, 'product', { code })
  expect(lowStock).toBe(3)
  for (const wrong of [-1, 2.5, '', 'many', null, 1e9])
    expect((await limit(wrong, version)).status, `${wrong}`).toBe(422)
  expect((await limit(0, version)).status).toBe(200)
  const low = await lowOnes()
  expect((await limit(1_000, version + 1)).status).toBe(200)
  expect((await limit(5, version)).status, 'an earlier version').toBe(409)
  expect(await lowOnes()).toBe(low + ofCode.filter(({ stock }) => stock > 0).length)
  await seed(cms.cms, () => {}, { isForced: true })
  const after = await call<StaffProduct>(manager, 'product', { code })
  expect(after.lowStock).toBe(1_000)
  expect((await limit(0, after.version)).status).toBe(200)
})

test('in production a variation whose file names no stock starts with none', async () => {
  covers('office.production')

  const { database } = cms.cms
  const pieces = async () => {
    const rows = await stockOf('AS-A916')
    return rows.map(({ stock }) => stock)
  }
  expect(Math.max(...(await pieces()))).toBeGreaterThan(0)
  await database.delete(products).where(eq(products.code, 'AS-A916'))
  const environment = { isProduction: true, TRIAL: undefined }
  await seed({ ...cms.cms, environment }, () => {}, { isForced: true })
  expect(await pieces()).toEqual([0, 0])
})

test('prices, a sale with dates and a hidden product outlast a seed', async () => {
  covers('office.kept', 'office.sale')

  const code = 'AS-J801'
  const read = () => call<StaffProduct>(editor, 'product', { code })
  const shopPrice = async () =>
    (
      await createShopper(cms.url).request<{ price: number; regularPrice: number }>(
        'GET',
        '/api/v1/products/moss-evening-jumpsuit',
      )
    ).body
  const { variations, version } = await read()
  const from = toInstant(new Date(clock.now().getTime() + day))
  const to = toInstant(new Date(clock.now().getTime() + 2 * day))
  const prices = variations.map(({ sku }) => ({
    sku,
    regularPrice: 10_000,
    salePrice: 8000,
    from,
    to,
  }))
  const absurd = prices.map((price) => ({ ...price, salePrice: 12_000 }))
  expect((await send(editor, 'setPrices', { code, seen: version, prices: absurd })).status).toBe(
    422,
  )
  notified.length = 0
  await call(editor, 'setPrices', { code, seen: version, prices })
  expect(notified).toEqual(['/'])
  expect((await send(editor, 'setPrices', { code, seen: version, prices })).status).toBe(409)
  expect(await shopPrice()).toMatchObject({ price: 10_000, regularPrice: 10_000 })
  clock.advance(day + minute)
  expect(await applySales(cms.cms)).toBe(1)
  expect(await shopPrice()).toMatchObject({ price: 8000, regularPrice: 10_000 })
  clock.advance(day)
  expect(await applySales(cms.cms)).toBe(1)
  expect(await applySales(cms.cms)).toBe(0)
  expect(await shopPrice()).toMatchObject({ price: 10_000 })

  editor = await enter('fah')
  manager = await enter('owner')
  staff = await enter('nok')
  await call(editor, 'hideProduct', { code, seen: (await read()).version, isHidden: true })
  expect(await shopPrice()).toHaveProperty('code', 'not_found')
  const search = await createShopper(cms.url).request('GET', '/api/v1/products?search=AS-J801')
  expect(search.text).not.toContain('moss-evening-jumpsuit')
  const said = await runSeed(cms.cms, { products: null }, () => {})
  expect(said).toContain('1 hidden product')
  expect(said).toContain('1 product with prices')
  expect(await shopPrice()).toHaveProperty('code', 'not_found')
  await call(editor, 'hideProduct', { code, seen: (await read()).version, isHidden: false })
  expect(await shopPrice()).toMatchObject({ price: 10_000 })
})

test('products, variations and people are found by words in any order and in Thai, and sorted as people read names', async () => {
  covers('office.find')

  const searchProducts = async (search: string) =>
    (await call<{ rows: ProductRow[] }>(editor, 'products', { search })).rows.map(
      ({ name }) => name,
    )
  expect(await searchProducts('dress slip SILK')).toContain('Silk slip dress')
  expect(await searchProducts('AV-D101')).toEqual(await searchProducts('av-d101'))
  const { texts } = await call<StaffProduct>(editor, 'product', { code: 'AV-D101' })
  expect(await searchProducts(texts.thai.name)).toContain(texts.name)
  expect((await stockOf(`${texts.thai.name} av-d101`))[0]?.product).toBe(texts.name)
  expect(await searchProducts('100% silk_')).toEqual([])

  const { rows, total } = await call<StockRows>(staff, 'stock', { limit: 50, page: 2 })
  const first = await call<StockRows>(staff, 'stock', { limit: 50 })
  expect(total).toBeGreaterThan(100)
  expect(rows).toHaveLength(50)
  expect(first.rows.map(({ sku }) => sku)).not.toContain(rows[0]?.sku)

  const names = ['Éclair jacket', 'Zebra skirt', 'eclipse dress']
  const { database } = cms.cms
  for (const [index, name] of names.entries()) {
    const id = 999_100 + index
    await addProduct(database, { id, variations: [{ id, stock: 1 }] })
    await database.update(products).set({ name }).where(eq(products.id, id))
  }
  const listed = (await call<StockRows>(staff, 'stock', { limit: 5000 })).rows
  const productNames = listed.map(({ product }) => product).filter((name) => names.includes(name))
  expect(productNames).toEqual(['Éclair jacket', 'eclipse dress', 'Zebra skirt'])
  await database.delete(products).where(sql`${products.id} >= 999100 and ${products.id} < 999200`)
})

test('a new product that cannot be made says why at its field', async () => {
  covers('office.typed')

  const made = {
    ...{ code: 'NEW-9', slug: 'new-nine', name: 'New nine', brand: 'asava' },
    ...{ categories: ['dresses'], description: 'Nine.', composition: '', price: 4900 },
    ...{ colours: ['ink'], sizes: [] as string[] },
  }
  const fields = async (changes: object) =>
    (await send(editor, 'addProduct', { ...made, ...changes })).body.fields
  expect(await fields({ sizes: ['S', 'M', 's'] })).toEqual({
    sizes: 'The size s is there twice, upper and lower case alike.',
  })
  expect(await fields({ sizes: ['UK 8', 'ＵＫ 8'] })).toHaveProperty(['sizes.1'])
  expect(await fields({ sizes: ['a size for everyone'] })).toEqual({
    'sizes.0': 'A size has at most 12 letters, digits, dots, slashes and spaces',
  })
  expect(await fields({ colours: ['ink', 'ink'] })).toEqual({
    colours: 'Two of these colours are called Ink. Choose one.',
  })
  expect(await fields({ code: 'AV-D101' })).toEqual({
    code: 'Silk slip dress (AV-D101) has this code.',
  })
  expect(await fields({ slug: 'silk-slip-dress' })).toEqual({
    slug: 'Silk slip dress (AV-D101) has this address.',
  })
  expect(await fields({ price: '4,900.50 baht' })).toEqual({ price: 'Please enter a number' })
  expect(await fields({ price: 4900.5 })).toEqual({ price: 'Please enter a whole number' })
  expect(await fields({ price: -3 })).toEqual({ price: 'Please enter a number of at least 1' })
  expect(await fields({ sizes: ['UK 8', 'UK 10'] })).toBeUndefined()
  const { variations } = await call<StaffProduct>(editor, 'product', { code: 'NEW-9' })
  expect(variations.map(({ choices }) => choices)).toEqual(['Ink, UK 8', 'Ink, UK 10'])
})

test('the same SKU twice changes no stock', async () => {
  covers('office.typed')

  const [row] = await stockOf('AV-D101-CHAMPAGNE-M')
  if (!row) throw new Error('The dress is not sold')
  const { sku, stock } = row
  const rows = [stock + 1, stock + 2].map((item) => ({ sku, stock: item, seen: stock }))
  const { status, body } = await send(staff, 'setStock', { rows, reason: 'Counted' })
  expect([status, body.message]).toEqual([422, `${sku} is there twice. Send each SKU once.`])
  expect((await stockOf(sku))[0]?.stock).toBe(stock)
})

test('a new product is shown once it has a photograph, and shows no sample picture', async () => {
  covers('office.photographs')

  const made = {
    code: 'NEW-1',
    slug: 'new-wrap-dress',
    name: 'New wrap dress',
    brand: 'asava',
    categories: ['dresses'],
    description: 'A wrap dress & nothing else.',
    composition: '100% silk',
    price: 4900,
    colours: ['ink', 'ivory'],
    sizes: ['S', 'M'],
  }
  await call(editor, 'addProduct', made)
  expect((await send(editor, 'addProduct', made)).status).toBe(409)
  const code = made.code
  const read = () => call<StaffProduct>(editor, 'product', { code })
  expect((await read()).variations.map(({ sku }) => sku)).toEqual([
    'NEW-1-INK-S',
    'NEW-1-INK-M',
    'NEW-1-IVORY-S',
    'NEW-1-IVORY-M',
  ])
  await call(staff, 'setStock', {
    ...{ rows: [{ sku: 'NEW-1-INK-S', stock: 4, seen: 0 }], reason: 'Arrived' },
  })
  const show = async () =>
    send(editor, 'hideProduct', { code, seen: (await read()).version, isHidden: false })
  expect((await show()).body.message).toBe('Add a photograph first.')

  const upload = async (bytes: Buffer, name = 'dress.jpg') => {
    const form = new FormData()
    form.set('photograph', new Blob([new Uint8Array(bytes)]), name)
    return editor.request<{ id: string } & Problem>('POST', '/staff/photographs', { body: form })
  }
  const create = { width: 1600, height: 1200, channels: 3, background: '#336699' } as const
  const photograph = await sharp({ create })
    .withExif({ IFD0: { Copyright: 'a photographer' }, IFD3: { GPSLatitude: '13/1' } })
    .jpeg()
    .toBuffer()
  expect((await upload(Buffer.from('GIF89a'))).status).toBe(415)
  expect((await upload(await slipImage('png', 20, 30))).body.message).toContain('at least 600')
  const { body } = await upload(photograph)
  const photographs = [{ id: body.id, alt: 'A blue wrap dress', x: 0, y: 0.5, colour: null }]
  await call(editor, 'setPhotographs', { code, seen: (await read()).version, photographs })
  expect((await show()).status).toBe(200)

  const page = await createShopper(cms.url).request<{ image: { url: string; alt: string } }>(
    'GET',
    '/api/v1/products/new-wrap-dress',
  )
  expect(page.body.image.alt).toBe('A blue wrap dress')
  const addresses = new Set(page.text.match(/\/media\/[0-9a-f]{16}\/[a-z0-9-]+/g))
  expect([...addresses].every((address) => address.includes('a-blue-wrap-dress'))).toBe(true)
  const file = await fetch(new URL(page.body.image.url, cms.url))
  const { width, height, exif } = await sharp(await file.arrayBuffer()).metadata()
  expect([width, height, exif]).toEqual([1200, 1600, undefined])
  expect((await read()).photographs).toMatchObject([{ alt: 'A blue wrap dress' }])
})

test('the texts of a product are changed in both languages, found, kept, and seen by a second person', async () => {
  covers('office.texts', 'office.texts.shared', 'office.kept')

  editor = await enter('fah')
  manager = await enter('owner')
  const code = 'AS-A915'
  const read = (of = code) => call<StaffProduct>(editor, 'product', { code: of })
  const shown = async (language = 'en') =>
    (
      await createShopper(cms.url).request<Record<'name' | 'description' | 'composition', string>>(
        'GET',
        `/api/v1/products/jade-drop-earrings?lang=${language}`,
      )
    ).body
  const { texts, version } = await read()
  expect(texts.description).not.toMatch(/^</)
  expect(texts.information).toMatch(/^- .*\n- /)
  expect(texts.thai.name).toMatch(/\p{Script=Thai}/u)
  const before = await shown()
  await call(editor, 'setTexts', { code, seen: version, texts })
  expect(await shown(), 'saving what was read changes nothing').toEqual(before)

  const seen = (await read()).version
  const changed = {
    ...texts,
    name: 'Jade "{x}" & pearl',
    description: 'It’s < 3 cm.\n\nTwo parts:\n\n- jade\n- pearl',
    composition: 'Jade and pearl',
    thai: {
      ...texts.thai,
      name: 'หยกและมุก {x}',
      description: 'ยาวไม่ถึง 3 ซม.',
      composition: 'หยกหนึ่ง',
    },
  }
  notified.length = 0
  await call(editor, 'setTexts', { code, seen, texts: changed })
  expect(notified).toEqual(['/'])
  expect((await send(manager, 'setTexts', { code, seen, texts })).status).toBe(409)
  expect((await read()).texts).toEqual(changed)
  expect(await shown()).toMatchObject({
    name: 'Jade "{x}" & pearl',
    description: '<p>It’s &lt; 3 cm.</p><p>Two parts:</p><ul><li>jade</li><li>pearl</li></ul>',
    composition: 'Jade and pearl',
  })
  expect(await shown('th')).toMatchObject({
    name: 'หยกและมุก {x}',
    description: '<p>ยาวไม่ถึง 3 ซม.</p>',
    composition: 'หยกหนึ่ง',
  })
  const search = await createShopper(cms.url).request('GET', '/api/v1/products?s=หยกและมุก')
  expect(search.text.includes('jade-drop-earrings'), 'found by its Thai name').toBe(true)
  const [, entry] = await call<AuditRow[]>(manager, 'audit', { subject: code, limit: 2 })
  expect(entry).toMatchObject({ action: 'setTexts', detail: expect.stringContaining('หยกและมุก') })
  expect(await runSeed(cms.cms, { products: null }, () => {})).toContain('1 product with texts')
  expect((await shown('th')).name).toBe('หยกและมุก {x}')

  const other = await read('AS-A914')
  const shared = {
    ...other.texts,
    composition: 'Jade and pearl',
    thai: { ...other.texts.thai, composition: 'หยก มุก' },
  }
  await call(editor, 'setTexts', { code: 'AS-A914', seen: other.version, texts: shared })
  expect((await shown('th')).composition).toBe('หยก มุก')
  const fallback = { ...(await read()).texts, name: texts.name }
  const emptied = { ...fallback, thai: { ...fallback.thai, name: '' } }
  await call(editor, 'setTexts', { code, seen: (await read()).version, texts: emptied })
  const thai = await shown('th')
  expect(thai.name, 'the Thai of the files').toBe(texts.thai.name)
  expect(thai.composition, 'the Thai that was saved last').toBe('หยก มุก')
})

test.each([
  ['<p>One.</p><p>Two &amp; three.</p>', 'One.\n\nTwo & three.'],
  ['<p>One.</p><ul><li>a</li><li>b</li></ul><p>Two.</p>', 'One.\n\n- a\n- b\n\nTwo.'],
  ['<p>One <b>bold</b> word.</p>', '<p>One <b>bold</b> word.</p>'],
  ['<p class="note">One.</p>', '<p class="note">One.</p>'],
  ['<p>Tom & Ann</p>', '<p>Tom & Ann</p>'],
  ['<p>&lt;b></p>', '<p>&lt;b></p>'],
  ['<p>- one</p>', '<p>- one</p>'],
  ['', ''],
])('%s is written as %j', (html, written) => {
  covers('office.texts.html')

  expect(htmlText(html)).toBe(written)
  expect(textHtml(written)).toBe(html)
})
