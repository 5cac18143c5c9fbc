import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { findProvince, provinceIn } from '@vitrine/commerce/rules/areas/provinces.ts'
import { deliversTo, shippingMethod } from '@vitrine/commerce/rules/shippingMethods.ts'
import { couponSecrets } from '@vitrine/commerce/secrets.ts'
import {
  AddToCart,
  ApplyCoupon,
  Cart,
  SetGiftWrap,
  UpdateCartItem,
} from '@vitrine/contract/cart.ts'
import { z } from 'zod'
import { type Call, route } from '#cms/http/route.ts'
import { cartOwner, cartOwnerOrGuest } from '#cms/visitor/sessions.ts'
import { enterCoupon, removeCoupon } from './cartCoupons.ts'
import { addLine, removeLine, updateLine } from './changeLines.ts'
import { readDeliveryMethods } from './deliveryMethods.ts'
import { setGiftWrap } from './giftWrap.ts'
import { type CartContext, changeCart, readCart } from './readCart.ts'
import { reconcileCart } from './reconcileCart.ts'

/** The bag's dependencies from a call. */
export function cartContext({ cms, clock }: Call): CartContext {
  const { database, secrets } = cms
  return { database, now: clock.now(), couponSecrets: couponSecrets(secrets) }
}

/** `invalid` at the shipping method. */
function invalidMethod(message: string) {
  return new ContractProblem('invalid', message, { fields: { shippingMethod: message } })
}

const key = z.object({ key: z.string().min(1).max(100) })
const code = z.object({ code: z.string().min(1).max(64) })

export const cartRoutes = [
  route({
    name: 'cart.read',
    method: 'GET',
    url: '/api/v1/cart',
    summary: 'The bag, with totals for shippingMethod or for standard delivery',
    query: z.object({
      shippingMethod: z.string().max(50).optional(),
      province: z.string().max(100).optional(),
    }),
    response: Cart,
    handle: async (call) => {
      const { shippingMethod: id } = call.query
      const methods = await readDeliveryMethods(call.cms.database)
      const method = id === undefined ? methods[0] : shippingMethod(id, methods)
      if (!method) throw invalidMethod(cartCopy.methodUnknown)
      const province = findProvince(call.query.province ?? '')
      if (province && !deliversTo(method, province.name))
        throw invalidMethod(cartCopy.methodElsewhere(provinceIn(call.language, province.name)))
      return readCart(cartContext(call), await cartOwner(call), method)
    },
  }),
  route({
    name: 'cart.add',
    method: 'POST',
    url: '/api/v1/cart',
    summary: 'Adds a product; a variable product needs all options',
    body: AddToCart,
    response: Cart,
    handle: async (call) => {
      const context = cartContext(call)
      return changeCart(context, await cartOwnerOrGuest(call), (transaction, cart) =>
        addLine({ ...context, transaction, cart }, call.body),
      )
    },
  }),
  route({
    name: 'cart.giftWrap',
    method: 'PUT',
    url: '/api/v1/cart/gift-wrap',
    summary:
      'Chooses gift wrapping with a message, changes the message, or leaves the wrapping out',
    body: SetGiftWrap,
    response: Cart,
    handle: async (call) =>
      changeCart(cartContext(call), await cartOwnerOrGuest(call), (transaction, cart) =>
        setGiftWrap(transaction, cart, call.body.message),
      ),
  }),
  route({
    name: 'cart.update',
    method: ['PATCH', 'PUT'],
    url: '/api/v1/cart/:key',
    summary: 'Sets the quantity of a line',
    params: key,
    body: UpdateCartItem,
    response: Cart,
    handle: async (call) => {
      const context = cartContext(call)
      return changeCart(context, await cartOwnerOrGuest(call), (transaction, cart) =>
        updateLine({ ...context, transaction, cart }, call.params.key, call.body.quantity),
      )
    },
  }),
  route({
    name: 'cart.remove',
    method: 'DELETE',
    url: '/api/v1/cart/:key',
    summary: 'Removes a line, if it exists',
    params: key,
    response: Cart,
    handle: async (call) =>
      changeCart(cartContext(call), await cartOwnerOrGuest(call), (transaction, cart) =>
        removeLine({ transaction, cart }, call.params.key),
      ),
  }),
  route({
    name: 'cart.coupon.add',
    method: 'POST',
    url: '/api/v1/cart/coupons',
    summary: 'Adds a coupon; adding it twice has no effect',
    body: ApplyCoupon,
    response: Cart,
    handle: async (call) => {
      const context = cartContext(call)
      return changeCart(context, await cartOwnerOrGuest(call), async (transaction, cart) => {
        const { lines } = await reconcileCart(transaction, cart)
        await enterCoupon(transaction, cart, lines, call.body.code, context)
      })
    },
  }),
  route({
    name: 'cart.coupon.remove',
    method: 'DELETE',
    url: '/api/v1/cart/coupons/:code',
    summary: 'Removes a coupon, if it exists',
    params: code,
    response: Cart,
    handle: async (call) =>
      changeCart(cartContext(call), await cartOwnerOrGuest(call), (transaction, cart) =>
        removeCoupon(transaction, cart, call.params.code),
      ),
  }),
]
