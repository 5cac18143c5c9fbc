import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#cms/core/environment.ts'
import { callFaults, parseSwitches } from '#cms/http/qa.ts'
import { seedCatalogue } from '#cms/tests/support/seedCatalogue.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { startCms } from '#cms/tests/support/testCms.ts'

const cms = sharedCms()
beforeAll(() => seedCatalogue(cms))

const request = (switches: string, path = 'products') =>
  fetch(`${cms.url}/api/v1/${path}`, { headers: { cookie: `vitrine_qa=${switches}` } })

test.each([
  [401, 'unauthenticated'],
  [429, 'rate_limited'],
  [503, 'internal'],
])("a call that QA switches to %i fails in the contract's format", async (status, code) => {
  const response = await request(`products.list:${status}`)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code })
  expect(response.headers.has('retry-after')).toBe(status === 429)
})

test('a QA switch on a group affects all its calls and no other', async () => {
  expect((await request('products:500')).status).toBe(500)
  expect((await request('products:500', 'special-price')).status).toBe(500)
  expect((await request('products:500', 'search')).status).toBe(200)
  expect((await request('product:500')).status).toBe(200)
})

test('a malformed response is not valid JSON', async () => {
  const response = await request('products.list:malform')
  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toThrow(SyntaxError)
})

test('a cut response ends before its body is complete', async () => {
  const response = await request('products.list:cut')
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})

test('QA switches have no effect when QA is off', async () => {
  covers('security.qa.production')

  const closed = await startCms({
    environment: readEnvironment({ NODE_ENV: 'production', TRIAL: '1' }),
  })
  const response = await fetch(`${closed.url}/api/v1/products`, {
    headers: { cookie: 'vitrine_qa=products.list:500' },
  })
  await closed.close()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toMatch(/^public/)
})

test('switches are parsed from one text, and invalid ones are reported', () => {
  const switches = parseSwitches(
    'cart.add:409, orders:slow5s,auth:expire,clock:+2h,stock:SKU-1=0,nonsense,cart:maybe,a:slow5',
  )
  expect(switches).toEqual({
    faults: [
      { target: 'cart.add', fault: { kind: 'fail', status: 409 } },
      { target: 'orders', fault: { kind: 'slow', milliseconds: 5000 } },
    ],
    clockOffset: 7_200_000,
    sessionExpired: true,
    stock: new Map([['SKU-1', 0]]),
    ignored: ['nonsense', 'cart:maybe', 'a:slow5'],
  })
  expect(parseSwitches('clock:-30m').clockOffset).toBe(-1_800_000)
  expect(callFaults(switches, 'orders.list')).toEqual([{ kind: 'slow', milliseconds: 5000 }])
  expect(callFaults(switches, 'ordersOther')).toEqual([])
})
