import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { startGateway } from '@vitrine/tests/support/gateway/startGateway.ts'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { deletedFolders } from '../../../scripts/lib/workspaces.mjs'

/** A gateway over the adapter of the stack. */
async function startShop() {
  const gateway = await startGateway({
    cmsUrl: inject('stack').adapter,
    timeouts: { read: 120_000, write: 120_000 },
  })
  onTestFinished(() => gateway.close())
  return gateway
}

/** An agent, whose calls of the Model Context Protocol are requests of their own. */
function connectAgent(url: string) {
  const request = async (method: string, params: object) => {
    const response = await fetch(new URL('/mcp', url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = await response.json()
    if (error) throw new Error(error.message)
    return result
  }
  return {
    tools: async (): Promise<{ name: string }[]> => (await request('tools/list', {})).tools,
    async call(name: string, input: object) {
      const result = await request('tools/call', { name, arguments: input })
      return { isError: result.isError === true, body: result.structuredContent }
    },
  }
}

const lineOf = (id: string) => ({ line_items: [{ item: { id }, quantity: 1 }] })

const destination = {
  ...{ id: 'home', first_name: 'Mali', last_name: 'Suk', phone_number: '+66812345678' },
  ...{ street_address: '1 Sathorn Road', address_locality: 'Sathon', address_region: 'Bangkok' },
  ...{ postal_code: '10120', address_country: 'TH' },
}

describe.skipIf(deletedFolders.includes('agents'))('the doors of agents over Medusa', () => {
  test('an agent finds a black dress under 10,000 baht in M, puts it into a cart and hands it over', async () => {
    const { url } = await startShop()
    const agent = connectAgent(url)
    const search = await agent.call('search_catalog', {
      catalog: {
        query: 'dress',
        filters: { colors: ['Black'], sizes: ['M'], price: { max: 1_000_000 } },
      },
    })
    const [dress] = search.body.products
    const [variant] = dress.variants
    expect(variant).toMatchObject({ availability: { available: true }, price: { currency: 'THB' } })
    expect(variant.price.amount).toBeLessThanOrEqual(1_000_000)
    expect(variant.options.map(({ id }: { id: string }) => id)).toContain('m')
    const { body: cart } = await agent.call('create_cart', { cart: lineOf(variant.id) })
    expect(cart.line_items).toMatchObject([{ item: { id: variant.id }, quantity: 1 }])

    const buyer = createShopper(url)
    const { pathname } = new URL(cart.continue_url)
    const page = await buyer.request('GET', pathname)
    expect(page.text).toContain(dress.title)
    const opened = await buyer.request('POST', pathname)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/checkout'])
    const query = '{ cart { items { name quantity price { amount } } } }'
    const bag = await buyer.request<object>('POST', '/graphql', { body: { query } })
    const amount = expect.toSatisfy((text) => Number(text) * 100 === variant.price.amount)
    expect(bag.body).toMatchObject({
      data: { cart: { items: [{ name: dress.title, quantity: 1, price: { amount } }] } },
    })
    expect((await createShopper(url).request('POST', pathname)).status).toBe(404)
  })

  test('a checkout that an agent completes waits for its buyer, with the delivery and the total of Medusa', async () => {
    const { url } = await startShop()
    const agent = connectAgent(url)
    const { body: search } = await agent.call('search_catalog', {
      catalog: { query: 'slip dress' },
    })
    const [variant] = search.products[0].variants
    const { body: created } = await agent.call('create_checkout', { checkout: lineOf(variant.id) })
    const [parcel] = created.fulfillment.methods[0].groups
    const express = parcel.options.find(({ title }: { title: string }) => /express/i.test(title))
    expect([created.status, express.totals[0].amount]).toEqual(['incomplete', 15_000])
    const changed = await agent.call('update_checkout', {
      id: created.id,
      checkout: {
        ...lineOf(variant.id),
        buyer: { email: 'mali@example.com' },
        fulfillment: {
          methods: [
            {
              ...{ type: 'shipping', line_item_ids: [], destinations: [destination] },
              ...{ selected_destination_id: 'home' },
              groups: [{ id: parcel.id, selected_option_id: express.id }],
            },
          ],
        },
      },
    })
    expect(changed.body.status).toBe('requires_escalation')
    const completed = await agent.call('complete_checkout', { id: created.id, checkout: {} })
    expect(completed.body).toMatchObject({ status: 'requires_escalation' })
    const total = completed.body.totals.find(({ type }: { type: string }) => type === 'total')
    expect(total.amount).toBe(variant.price.amount + 15_000)

    const buyer = createShopper(url)
    const { pathname } = new URL(completed.body.continue_url)
    expect((await buyer.request('POST', pathname)).status).toBe(303)
    const opened = await agent.call('get_checkout', { id: created.id })
    expect(opened.body.status).toBe('complete_in_progress')
  })

  test('every tool that is advertised is served, and the profile and the texts name no other', async () => {
    const { url } = await startShop()
    const agent = connectAgent(url)
    const names = (await agent.tools()).map(({ name }) => name)
    for (const name of ['list_filters', 'list_stores'])
      expect(await agent.call(name, {}), name).toMatchObject({ isError: false })
    expect(names).toEqual(expect.arrayContaining(['create_checkout', 'get_order']))
    const profile = await (await fetch(`${url}/.well-known/ucp`)).json()
    expect(Object.keys(profile.ucp.capabilities)).toEqual(
      expect.arrayContaining(['dev.ucp.shopping.checkout', 'dev.ucp.shopping.order']),
    )
    const text = await (await fetch(`${url}/llms.txt`)).text()
    expect(text).toContain('/mcp')
  })

  test('the feed has the price and the stock of Medusa', async () => {
    const { url } = await startShop()
    const agent = connectAgent(url)
    const feed = await fetch(`${url}/feeds/google.xml`)
    expect(feed.status).toBe(200)
    const xml = await feed.text()
    const items = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item)
    const { body } = await agent.call('search_catalog', { catalog: { query: 'slip dress' } })
    const [variant] = body.products[0].variants
    const link = encodeURI(variant.url).replaceAll('&', '&#38;')
    const item = items.find((item) => item.includes(`<g:link>${link}</g:link>`))
    expect(item).toContain(`${(variant.price.amount / 100).toFixed(2)} THB`)
    expect(item).toContain('<g:availability>in_stock</g:availability>')
    expect(items.length).toBeGreaterThan(1000)
  })
})
