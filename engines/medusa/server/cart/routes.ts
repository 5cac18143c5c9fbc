import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { AddToCart, ApplyCoupon, type Cart, UpdateCartItem } from '@vitrine/contract/cart.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/parse.ts'
import { deliversTo } from '../medusa/shippingMethods.ts'
import { cartCookie, currentCustomer, keepCart } from '../visitor/session.ts'
import { CartService } from './cartService.ts'

const Key = z.object({ key: z.string().max(100) })
const Totals = z.object({
  shippingMethod: z.string().max(50).optional(),
  province: z.string().max(100).optional(),
})
const Code = z.object({ code: z.string().max(64) })

const cartId = (request: FastifyRequest) => request.cookies[cartCookie]

const send = (reply: FastifyReply, cart: Cart) =>
  reply.header('cache-control', 'private, no-store').send(cart)

/** Serves the cart calls of docs/rest/cart.md. The cookie contains the id of Medusa's cart. */
export function cartRoutes(app: FastifyInstance, adapter: Adapter) {
  const carts = new CartService(adapter)
  app.get('/api/v1/cart', async (request, reply) => {
    const { shippingMethod, province } = parse(Totals, request.query)
    await requireDelivery(adapter, shippingMethod, province)
    return send(reply, await carts.read(cartId(request), shippingMethod))
  })
  app.post('/api/v1/cart', async (request, reply) => {
    const before = cartId(request)
    const { id, cart } = await carts.add(before, parse(AddToCart, request.body))
    if (id !== before) await takeCart(adapter, request, id)
    return send(keepCart(reply, id), cart)
  })
  for (const method of ['PATCH', 'PUT'] as const)
    app.route({
      method,
      url: '/api/v1/cart/:key',
      handler: async (request, reply) => {
        const { key } = parse(Key, request.params)
        const { quantity } = parse(UpdateCartItem, request.body)
        return send(reply, await carts.update(cartId(request), key, quantity))
      },
    })
  app.delete('/api/v1/cart/:key', async (request, reply) => {
    const { key } = parse(Key, request.params)
    return send(reply, await carts.remove(cartId(request), key))
  })
  app.post('/api/v1/cart/coupons', async (request, reply) => {
    const { code } = parse(ApplyCoupon, request.body)
    return send(reply, await carts.applyCoupon(cartId(request), code))
  })
  app.delete('/api/v1/cart/coupons/:code', async (request, reply) => {
    const { code } = parse(Code, request.params)
    return send(reply, await carts.removeCoupon(cartId(request), code))
  })
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
