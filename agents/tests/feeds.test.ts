import { readFileSync } from 'node:fs'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { startAnyShops } from '@vitrine/tests/support/gateway/anyCms.ts'
import { productJsonLd } from '@vitrine/web/shop/catalog/product/productJsonLd.ts'
import { expect, test } from 'vitest'
import { connectAgent } from './support/agentClient.ts'

const { shops } = startAnyShops()

const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

/** The items of a feed, each with the texts of its elements. */
function itemsOf(xml: string): Record<string, string[]>[] {
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const fields: Record<string, string[]> = {}
    for (const [, name = '', text = ''] of item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs))
      fields[name] = [...(fields[name] ?? []), name === 'shipping' ? text : unescaped(text)]
    return fields
  })
}

const feedOf = async (url: string) => itemsOf(await (await fetch(`${url}/feeds/google.xml`)).text())

const documents: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../web/generated/persistedDocuments.json', import.meta.url), 'utf8'),
)
const pageDocument = Object.values(documents).find((text) => text.startsWith('query Product('))

interface JsonLdOffer {
  url: string
  price: number
  priceSpecification?: { price: number }
  availability: string
}

test('feed, structured data, UCP and page agree on price and stock of every variant of every product', async () => {
  covers('agents.feed.consistent')

  const { url, query } = shops.embedded
  const feed = new Map((await feedOf(url)).map((item) => [item['link']?.[0], item]))
  const agent = await connectAgent(url)
  const { listing } = await query<{ listing: { pageCount: number } }>(
    '{ listing(first: 48) { pageCount } }',
  )
  let variants = 0
  for (let page = 1; page <= listing.pageCount; page++) {
    const { listing: part } = await query<{
      listing: { nodes: { databaseId: string; slug: string }[] }
    }>('query ($page: Int) { listing(first: 48, page: $page) { nodes { databaseId slug } } }', {
      page,
    })
    const { body } = await agent.call('lookup_catalog', {
      catalog: { ids: part.nodes.map(({ databaseId }) => databaseId) },
    })
    for (const { slug, databaseId } of part.nodes) {
      // biome-ignore lint/suspicious/noExplicitAny: the data of the page's own document
      const { product } = await query<any>(pageDocument ?? '', { slug })
      const [structured] = productJsonLd(product) as {
        offers?: JsonLdOffer
        hasVariant?: { offers: JsonLdOffer }[]
      }[]
      const offers = structured?.hasVariant?.map((item) => item.offers) ?? [structured?.offers]
      const ucp = body.products.find(({ id }: { id: string }) => id === databaseId)
      expect(offers.length, slug).toBe(ucp.variants.length)
      for (const offer of offers as JsonLdOffer[]) {
        const address = new URL(offer.url, 'http://localhost').href
        const variant = ucp.variants.find((variant: { url: string }) => variant.url === address)
        const item = feed.get(encodeURI(address))
        const isInStock = offer.availability.endsWith('/InStock')
        const regular = offer.priceSpecification?.price
        expect(variant, address).toMatchObject({
          price: { amount: Math.round(offer.price * 100) },
          availability: { available: isInStock },
        })
        expect(variant.list_price?.amount, address).toBe(regular && Math.round(regular * 100))
        expect(item, address).toMatchObject({
          id: [variant.id],
          availability: [isInStock ? 'in_stock' : 'out_of_stock'],
          price: [`${(regular ?? offer.price).toFixed(2)} THB`],
        })
        expect(item?.['sale_price'], address).toEqual(
          regular ? [`${offer.price.toFixed(2)} THB`] : undefined,
        )
        variants += 1
      }
    }
  }
  expect(variants).toBe(feed.size)
  expect(variants).toBeGreaterThan(500)
})

/** The rules of Google's product data specification that apply to every item. */
const required: Record<string, RegExp> = {
  id: /^.{1,50}$/,
  title: /^.{1,150}$/,
  description: /^[^<>]{1,5000}$/,
  link: /^https?:\/\/[\x21-\x7e]{1,2000}$/,
  image_link: /^https?:\/\/[\x21-\x7e]{1,2000}$/,
  availability: /^(in_stock|out_of_stock|preorder|backorder)$/,
  price: /^\d+\.\d{2} [A-Z]{3}$/,
  brand: /^.{1,70}$/,
  condition: /^(new|refurbished|used)$/,
}
const optional: Record<string, RegExp> = {
  sale_price: /^\d+\.\d{2} [A-Z]{3}$/,
  item_group_id: /^.{1,50}$/,
  gtin: /^\d{8,14}$/,
  mpn: /^.{1,70}$/,
  color: /^.{1,100}$/,
  size: /^.{1,100}$/,
  material: /^.{1,200}$/,
  pattern: /^.{1,100}$/,
  age_group: /^(newborn|infant|toddler|kids|adult)$/,
  product_type: /^.{1,750}$/,
  additional_image_link: /^https?:\/\/[\x21-\x7e]{1,2000}$/,
  shipping: /^<g:country>[A-Z]{2}<\/g:country><g:price>\d+\.\d{2} [A-Z]{3}<\/g:price>/,
  return_policy_label: /^[\w-]{1,100}$/,
}

test('the feed meets the rules of Google Merchant Center', async () => {
  covers('agents.feed.rules')

  const items = await feedOf(shops.embedded.url)
  expect(items.length).toBeGreaterThan(500)
  expect(new Set(items.map(({ id }) => id?.[0])).size).toBe(items.length)
  for (const item of items) {
    for (const [name, pattern] of Object.entries(required)) {
      expect(item[name], `${item['id']} ${name}`).toHaveLength(1)
      expect(item[name]?.[0], `${item['id']} ${name}`).toMatch(pattern)
    }
    for (const [name, texts] of Object.entries(item))
      for (const text of texts)
        expect(text, name).toMatch((required[name] ?? optional[name]) as RegExp)
    const [sale, regular] = [item['sale_price'], item['price']].map((item) =>
      Number.parseFloat(item?.[0] ?? '0'),
    )
    expect(sale).toBeLessThan(Number(regular))
    expect(item['additional_image_link']?.length ?? 0).toBeLessThanOrEqual(10)
  }
})

test('llms.txt names the shop, its policies and its interfaces for agents', async () => {
  const text = await (await fetch(`${shops.embedded.url}/llms.txt`)).text()
  expect(text).toMatch(/^# \w+/)
  expect(text).toMatch(/^> \w+/m)
  for (const path of ['/mcp', '/.well-known/ucp', '/feeds/google.xml', '/shipping-and-returns'])
    expect(text).toContain(`(http://localhost${path})`)
})
