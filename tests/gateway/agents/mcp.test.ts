import { expect, test } from 'vitest'
import { connectAgent } from '../../support/gateway/agentClient.ts'
import { startAnyShops } from '../../support/gateway/anyCms.ts'

const { shops } = startAnyShops()

test('an agent finds a black dress under 10,000 baht in M for a wedding, puts it into a cart and hands it over', async () => {
  const agent = await connectAgent(shops.embedded.url)
  const filters = await agent.call('list_filters', { query: 'dress' })
  console.log(filters.text.slice(0, 1500))
  const found = await agent.call('search_catalog', {
    catalog: {
      query: 'dress',
      filters: { colors: ['Black'], sizes: ['M'], price: { max: 1_000_000 } },
    },
  })
  console.log(found.text.slice(0, 3000))
  const detail = await agent.call('get_product', { catalog: { id: found.body.products[0].id } })
  console.log(detail.text)
  const item = found.body.products[0].variants[0]
  const cart = await agent.call('create_cart', {
    cart: { line_items: [{ item: { id: item.id }, quantity: 1 }] },
  })
  console.log(cart.text)
  expect(cart.isError).toBe(false)
})
