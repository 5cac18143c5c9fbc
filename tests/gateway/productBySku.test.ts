import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '../support/gateway/startGateway.ts'

let shop: Awaited<ReturnType<typeof startShop>>
const calls: string[] = []

beforeAll(async () => {
  shop = await startShop()
  const product = await (await fetch(`${shop.cms.url}/api/v1/products/hat-1`)).json()
  const [first, ...others] = product.variations
  const withSku = { ...product, variations: [{ ...first, sku: 'HAT/1 %' }, ...others] }
  shop.cms.interfere = ({ path }, response) => {
    const [, sku] = /\/products\/by-sku\/([^?]*)/.exec(path ?? '') ?? []
    if (sku === undefined) return false
    calls.push(decodeURIComponent(sku))
    const isKnown = calls.at(-1) === 'HAT/1 %'
    response
      .writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(isKnown ? withSku : { code: 'not_found', message: 'Product not found' }))
    return true
  }
})
afterAll(() => shop[Symbol.asyncDispose]())

const find = async (sku: string) => {
  const query = 'query ($sku: String!) { productBySku(sku: $sku) { slug variations { sku } } }'
  const { data, errors } = await shop.gateway.postQuery(query, { sku })
  expect(errors).toEqual([])
  return data?.['productBySku']
}

test('a product is found by an SKU, whatever its characters, and its variations name theirs', async () => {
  covers('calls.catalog.sku')

  expect(await find(' HAT/1 % ')).toMatchObject({
    slug: 'hat-1',
    variations: [{ sku: 'HAT/1 %' }, { sku: null }],
  })
})

test('an unknown SKU has no product, and the CMS is not called for one that cannot exist', async () => {
  covers('calls.catalog.sku')

  expect(await find('../site-configuration')).toBeNull()
  expect(calls.at(-1)).toBe('../site-configuration')
  const { length } = calls
  for (const sku of ['', '  ', 'x'.repeat(101)]) expect(await find(sku)).toBeNull()
  expect(calls).toHaveLength(length)
})
