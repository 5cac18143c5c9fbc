import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '../support/gateway/startGateway.ts'

let shop: Awaited<ReturnType<typeof startShop>>
let reply: { status: number; body: object }

beforeAll(async () => {
  shop = await startShop()
  shop.cms.interfere = ({ path }, response) => {
    if (!path?.includes('/stock-alerts')) return false
    response
      .writeHead(reply.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply.body))
    return true
  }
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => {
  reply = { status: 200, body: { success: true, message: 'Please check your email.' } }
})

test('a product of a CMS without back-in-stock emails offers none', async () => {
  covers('product.alert.optional')

  const { data } = await shop.gateway.postQuery('{ product(slug: "hat-1") { hasStockAlerts } }')
  expect(data).toEqual({ product: { hasStockAlerts: false } })
})

test('a confirmation names the product, whose address must be safe, and may name none', async () => {
  const confirm = async (product: object | undefined) => {
    reply.body = { message: 'Confirmed', product }
    const { data } = await shop.gateway.postQuery(
      'mutation { confirmStockAlert(input: { key: "k.1" }) { message product { name url } } }',
    )
    return data?.['confirmStockAlert']
  }
  expect(await confirm({ name: 'Boater', url: '/product/hat-1' })).toEqual({
    message: 'Confirmed',
    product: { name: 'Boater', url: '/product/hat-1' },
  })
  expect(await confirm({ name: 'Boater', url: 'javascript:alert(1)' })).not.toMatchObject({
    product: { url: 'javascript:alert(1)' },
  })
  expect(await confirm(undefined)).toEqual({ message: 'Confirmed', product: null })
  const call = shop.cms.calls.at(-1)
  expect([call?.path, String(call?.body)]).toEqual([
    '/api/v1/stock-alerts/confirm',
    '{"key":"k.1"}',
  ])
})

test('a mutation that fails leaves the results of the others', async () => {
  reply = { status: 500, body: {} }
  const { data, errors } = await shop.gateway.postQuery(
    `mutation {
      unsubscribeStockAlerts(input: { key: "k.1" }) { message }
      addToCart(input: { productId: "hat-1" }) { userErrors { code } }
    }`,
  )
  expect(data).toEqual({ unsubscribeStockAlerts: null, addToCart: { userErrors: [] } })
  expect(errors).toMatchObject([{ path: ['unsubscribeStockAlerts'] }])
})

test('the button of an email program reaches the CMS with its key and without cookies', async () => {
  const address = `${shop.gateway.url}/stock-alerts/unsubscribe?key=k.1`
  const headers = { cookie: 'vitrine_session=ada' }
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(200)
  const call = shop.cms.calls.at(-1)
  expect([call?.method, call?.path, call?.headers.cookie]).toEqual([
    'POST',
    '/stock-alerts/unsubscribe?key=k.1',
    undefined,
  ])
})
