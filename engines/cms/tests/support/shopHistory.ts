import type { Cart } from '@vitrine/contract/cart.ts'
import { expect } from 'vitest'
import type { z } from 'zod'
import { buy, type OrderBody, withKey } from './checkout.ts'
import { login, register } from './customer.ts'
import type { Place } from './shopPlace.ts'
import { createShopper, type Shopper } from './shopper.ts'
import { sendSlip, slipImage } from './slip.ts'

/** The history of a shop as far as shoppers can see it, as JSON. */
export interface ShopHistory {
  productId: string
  /** Orders of guests with their states and the keys of their links. */
  guestOrders: Pick<OrderBody, 'orderId' | 'accessKey' | 'status' | 'total'>[]
  /** The orders of the customer, newest first. */
  customerOrders: Pick<OrderBody, 'orderId' | 'status' | 'total'>[]
  email: string
  /** Cookies of the signed-in customer, who has two pieces in the bag and one on the wishlist. */
  customerCookies: [string, string][]
  /** Cookies of a guest with three pieces in the bag. */
  guestCookies: [string, string][]
}

type Bag = z.infer<typeof Cart>

/** Shops at a CMS until there are orders in several states, an account, bags and a wishlist. */
export async function makeHistory(
  url: string,
  { command, staff }: Pick<Place, 'command' | 'staff'>,
  productId = '1',
): Promise<ShopHistory> {
  const shopper = () => createShopper(url)
  const cart = async (of: Shopper, quantity: number) =>
    of.request('POST', '/api/v1/cart', { body: { id: Number(productId), quantity } })
  const total = await priceOf(shopper(), productId)
  const order = async (of: Shopper, paymentMethod = 'bacs') =>
    buy(of, Number(productId), { paymentMethod, expectedTotal: total })

  const guest = shopper()
  const unpaid = await order(guest)
  const paid = await order(guest, 'omise_promptpay')
  await command('pay', paid.orderId)
  const refunded = await order(guest)
  await sendSlip(guest, refunded, { bytes: await slipImage('png') })
  await staff.act(refunded.orderId, 'approve')
  await staff.refund(refunded.orderId, undefined, { byHand: true, restocked: [] })
  await staff.endRefunds(refunded.orderId)
  await cart(guest, 3)

  const customer = shopper()
  const email = 'history@example.com'
  await register(customer, { email })
  const packed = await order(customer, 'omise_promptpay')
  await command('pay', packed.orderId)
  await staff.act(packed.orderId, 'pack')
  const checking = await order(customer)
  await sendSlip(customer, checking, { bytes: await slipImage('jpeg') })
  await cart(customer, 2)
  await customer.request('POST', '/api/v1/wishlist', { body: { productId } })

  const seen = ({ orderId }: OrderBody, status: OrderBody['status']) => ({ orderId, status, total })
  const history: ShopHistory = {
    productId,
    guestOrders: [
      { ...seen(unpaid, 'on-hold'), accessKey: unpaid.accessKey },
      { ...seen(paid, 'processing'), accessKey: paid.accessKey },
      { ...seen(refunded, 'refunded'), accessKey: refunded.accessKey },
    ],
    customerOrders: [seen(checking, 'checking_payment'), seen(packed, 'packing')],
    email,
    customerCookies: [...customer.cookies],
    guestCookies: [...guest.cookies],
  }
  await expectHistory(url, history)
  return history
}

async function priceOf(shopper: Shopper, productId: string): Promise<number> {
  await shopper.request('POST', '/api/v1/cart', { body: { id: Number(productId) } })
  return (await shopper.request<Bag>('GET', '/api/v1/cart')).body.totals.totalItems
}

/** Expects that a shop's links to orders, its sessions, bags and wishlists work as they did before. */
export async function expectHistory(url: string, history: ShopHistory): Promise<void> {
  for (const { accessKey, ...order } of history.guestOrders) {
    const path = withKey(`/api/v1/orders/${order.orderId}`, { accessKey })
    const { body } = await createShopper(url).request<OrderBody>('GET', path)
    expect(body).toMatchObject(order)
  }
  const customer = createShopper(url, new Map(history.customerCookies))
  const orders = await customer.request<{ data: OrderBody[] }>('GET', '/api/v1/orders')
  expect(orders.body.data).toMatchObject(history.customerOrders)
  const wishlist = await customer.request<{ data: { id: string }[] }>('GET', '/api/v1/wishlist')
  expect(wishlist.body.data.map(({ id }) => id)).toEqual([history.productId])
  expect(await quantitiesOf(customer)).toEqual([2])
  expect(await quantitiesOf(createShopper(url, new Map(history.guestCookies)))).toEqual([3])
  expect((await login(createShopper(url), history.email)).status).toBe(200)
}

async function quantitiesOf(shopper: Shopper): Promise<number[]> {
  const { body } = await shopper.request<Bag>('GET', '/api/v1/cart')
  return body.items.map(({ quantity }) => quantity)
}
