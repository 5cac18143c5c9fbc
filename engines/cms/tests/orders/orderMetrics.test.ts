import { expect, onTestFinished, test } from 'vitest'
import { measureOrders } from '#cms/orders/measureOrders.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { buy, withKey } from '#cms/tests/support/checkout.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { startCms } from '#cms/tests/support/testCms.ts'

test('open orders are counted by status, and no longer once they are cancelled', async () => {
  const { cms, url, close } = await startCms()
  onTestFinished(() => close())
  await addProduct(cms.database, { id: 1, variations: [{ id: 1, stock: 5 }] })
  const shopper = createShopper(url)
  const order = await buy(shopper, 1)
  const count = async (status: string) => {
    await measureOrders(cms)
    const text = await cms.metrics.registry.metrics()
    return new RegExp(`vitrine_orders_open\\{status="${status}"\\} (\\d+)`).exec(text)?.[1]
  }
  expect(await count('on-hold')).toBe('1')
  expect(await count('packing')).toBe('0')
  const cancelled = await shopper.request(
    'PUT',
    withKey(`/api/v1/orders/${order.orderId}/cancel`, order),
  )
  expect(cancelled.status).toBe(200)
  expect(await count('on-hold')).toBe('0')
})
