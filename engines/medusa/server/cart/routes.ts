import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import { deliversTo } from '../medusa/shippingMethods.ts'
import { cartCookie, currentCustomer, keepCart } from '../visitor/session.ts'
import { CartService } from './cartService.ts'

const cartId = (request: FastifyRequest) => request.cookies[cartCookie]

/** Serves the cart calls of docs/rest/cart.md, with the id of Medusa's cart in the cookie. */
export function cartRoutes(app: FastifyInstance, adapter: Adapter) {
  const carts = new CartService(adapter)
  serve(app, 'cart.read', async ({ query: { shippingMethod, province }, request }) => {
    await requireDelivery(adapter, shippingMethod, province)
    return carts.read(cartId(request), shippingMethod)
  })
  serve(app, 'cart.add', async ({ body, request, reply }) => {
    const before = cartId(request)
    const { id, cart } = await carts.add(before, body)
    if (id !== before) await takeCart(adapter, request, id)
    keepCart(reply, id)
    return cart
  })
  serve(app, 'cart.update', async ({ params, body, request }) =>
    carts.update(cartId(request), params.key, body.quantity),
  )
  serve(app, 'cart.remove', async ({ params, request }) =>
    carts.remove(cartId(request), params.key),
  )
  serve(app, 'cart.coupon.add', async ({ body, request }) =>
    carts.applyCoupon(cartId(request), body.code),
  )
  serve(app, 'cart.coupon.remove', async ({ params, request }) =>
    carts.removeCoupon(cartId(request), params.code),
  )
}

/** Makes a new cart that of the signed-in customer, who finds it on every device. */
export async function takeCart(adapter: Adapter, request: FastifyRequest, id: string) {
  const customer = await currentCustomer(adapter, request)
  if (customer) await adapter.shop.post(`/customers/${customer.id}/cart`, { cartId: id })
}

/** Throws `invalid` for a shipping method that does not deliver to the province. */
async function requireDelivery(
  { shippingMethods }: Adapter,
  code: string | undefined,
  province: string | undefined,
) {
  const method = code === undefined ? undefined : await shippingMethods.find(code)
  if (!method || !province || deliversTo(method, province)) return
  const message = cartCopy.methodElsewhere(province)
  throw new ContractProblem('invalid', message, { fields: { shippingMethod: message } })
}
