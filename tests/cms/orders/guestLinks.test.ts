import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDue } from '#cms/background.ts'
import { addProduct } from '#tests/support/cms/addProduct.ts'
import { address, buy, type OrderBody, withKey } from '#tests/support/cms/checkout.ts'
import { createTestClock, day, hour } from '#tests/support/cms/clock.ts'
import { createShopper } from '#tests/support/cms/shopper.ts'
import { startCms, type TestCms } from '#tests/support/cms/testCms.ts'

const clock = createTestClock()
let cms: TestCms
let order: OrderBody
const letters: { to: string; subject: string; text: string }[] = []
const transport = {
  send: async (letter: (typeof letters)[number]) => void letters.push(letter),
  close() {},
}

beforeAll(async () => {
  cms = await startCms({ clock })
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1 }] })
  order = await buy(createShopper(cms.url), 1)
})
afterAll(() => cms.close())

const guest = () => createShopper(cms.url)

/** The letters that are sent after these requests of a new link. */
async function lettersAfter(...requests: (readonly [id: string, email: string])[]) {
  while ((await runDue(cms.cms, transport)) > 0);
  letters.length = 0
  const responses = []
  for (const [id, email] of requests) {
    const response = await guest().request('POST', `/api/v1/orders/${id}/link`, { body: { email } })
    responses.push({ status: response.status, text: response.text })
  }
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  while ((await runDue(cms.cms, transport)) > 0);
  return letters.filter(({ subject }) => subject.startsWith('Your new link'))
}

const read = (path: string, headers?: Record<string, string>) =>
  guest().request<OrderBody>('GET', path, headers ? { headers } : {})

test('a guest’s order is read with the key in a header or in the address', async () => {
  const path = `/api/v1/orders/${order.orderId}`
  const key = String(order.accessKey)
  expect((await read(path, { 'x-order-key': key })).body.accessKey).toBe(key)
  expect((await read(withKey(path, order))).status).toBe(200)
  expect((await read(path, { 'x-order-key': 'wrong' })).status).toBe(404)
})

test('a link expires after thirty days, reading the order does not extend it, and a letter renews it', async () => {
  clock.advance(29 * day)
  const path = `/api/v1/orders/${order.orderId}`
  const late = await read(withKey(path, order))
  expect(late.body.accessKey).toBe(order.accessKey)
  clock.advance(day)
  for (const place of [path, `/invoice/${order.orderId}`])
    expect((await read(withKey(place, order))).status).toBe(404)
  const email = String(address.email)
  const [letter, ...others] = await lettersAfter([order.orderId, ` ${email.toUpperCase()} `])
  expect(others).toEqual([])
  expect(letter?.to).toBe(email)
  const link = new URL(/http\S+/.exec(letter?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe(`/my-account/view-order/${order.orderId}`)
  expect((await read(`${path}${link.search}`)).status).toBe(200)
})

test('requesting a link responds alike for every order, and sends letters to the order’s address only', async () => {
  const email = String(address.email)
  const sent = await lettersAfter(
    [order.orderId, 'thief@example.com'],
    ['1000000000', email],
    ['none', email],
  )
  expect(sent).toEqual([])
})

test('at most three links are sent per order and hour', async () => {
  clock.advance(2 * hour)
  const request = [order.orderId, String(address.email)] as const
  expect(await lettersAfter(request, request, request, request, request)).toHaveLength(3)
  clock.advance(hour + 1)
  expect(await lettersAfter(request)).toHaveLength(1)
})

test('every letter about an order has a new link', async () => {
  const other = await buy(guest(), 1)
  clock.advance(2 * day)
  letters.length = 0
  const path = withKey(`/api/v1/orders/${other.orderId}/cancel`, other)
  expect((await guest().request('PUT', path)).status).toBe(200)
  while ((await runDue(cms.cms, transport)) > 0);
  const cancelled = letters.filter(({ subject }) => subject.includes('has been cancelled'))
  const links = cancelled.map(({ text }) => /http\S+/.exec(text)?.[0] ?? '')
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(new URL(link).searchParams.get('key')).not.toBe(other.accessKey)
})
