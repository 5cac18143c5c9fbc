import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { stocked } from './support/buyable.ts'
import { checkoutForm, place, submit } from './support/checkoutForm.ts'
import { startAdapter } from './support/startAdapter.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')

test('a shopper with too many unpaid orders places no other until one is cancelled', async () => {
  const limited = await startAdapter(stack, { MAX_OPEN_ORDERS: '2' })
  try {
    const dress = await stocked(await AdminApi.signIn(stack), limited.url, 'silk-slip-dress')
    const { id, variation } = dress
    const phone = `08${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    const billing = (number: string) => ({
      ...checkoutForm(0).billing,
      phone: number,
      email: `${randomUUID()}@example.com`,
    })
    const first = new Visitor(limited.url)
    const { orderId, accessKey } = await place(first, dress, { billing: billing(phone) })
    await place(new Visitor(limited.url), dress, { billing: billing(phone) })
    const third = new Visitor(limited.url)
    await third.cart('POST', '/cart', { id, variation, quantity: 1 })
    const rejected = await submit(third, { billing: billing(phone) })
    expect(rejected).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('2 orders awaiting payment') },
    })
    expect((await third.cart('GET', '/cart')).itemCount).toBe(1)
    const key = { 'x-order-key': accessKey ?? '' }
    await first.send('PUT', `/orders/${orderId}/cancel`, undefined, key)
    expect(await submit(third, { billing: billing(phone) })).toMatchObject({ status: 201 })
  } finally {
    await limited.stop()
  }
})
