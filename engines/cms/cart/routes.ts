import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { findProvince, localizedProvince } from '@vitrine/commerce/rules/areas/provinces.ts'
import { deliversTo, shippingMethod } from '@vitrine/commerce/rules/shippingMethods.ts'
import { couponSecrets } from '@vitrine/commerce/secrets.ts'
import { z } from 'zod'
import { type Call, contractRoute } from '#cms/http/route.ts'
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

/** An `invalid` problem at the shipping method. */
function invalidMethod(message: string) {
  return new ContractProblem('invalid', message, { fields: { shippingMethod: message } })
}

const _key = z.object({ key: z.string().min(1).max(100) })
const _code = z.object({ code: z.string().min(1).max(64) })

export const cartRoutes = [
  contractRoute('cart.read', {
    handle: async (call) => {
      const { shippingMethod: id } = call.query
      const methods = await readDeliveryMethods(call.cms.database)
      const method = id === undefined ? methods[0] : shippingMethod(id, methods)
      if (!method) throw invalidMethod(cartCopy.methodUnknown)
      const province = findProvince(call.query.province ?? '')
      if (province && !deliversTo(method, province.name))
        throw invalidMethod(
          cartCopy.methodElsewhere(localizedProvince(call.language, province.name)),
        )
      return readCart(cartContext(call), await cartOwner(call), method)
    },
  }),
  contractRoute('cart.add', {
    handle: async (call) => {
      const context = cartContext(call)
      return changeCart(context, await cartOwnerOrGuest(call), (transaction, cart) =>
        addLine({ ...context, transaction, cart }, call.body),
      )
    },
  }),
  contractRoute('cart.giftWrap', {
    handle: async (call) =>
      changeCart(cartContext(call), await cartOwnerOrGuest(call), (transaction, cart) =>
        setGiftWrap(transaction, cart, call.body.message),
      ),
  }),
  contractRoute('cart.update', {
    handle: async (call) => {
      const context = cartContext(call)
      return changeCart(context, await cartOwnerOrGuest(call), (transaction, cart) =>
        updateLine({ ...context, transaction, cart }, call.params.key, call.body.quantity),
      )
    },
  }),
  contractRoute('cart.remove', {
    handle: async (call) =>
      changeCart(cartContext(call), await cartOwnerOrGuest(call), (transaction, cart) =>
        removeLine({ transaction, cart }, call.params.key),
      ),
  }),
  contractRoute('cart.coupon.add', {
    handle: async (call) => {
      const context = cartContext(call)
      return changeCart(context, await cartOwnerOrGuest(call), async (transaction, cart) => {
        const { lines } = await reconcileCart(transaction, cart)
        await enterCoupon(transaction, cart, lines, call.body.code, context)
      })
    },
  }),
  contractRoute('cart.coupon.remove', {
    handle: async (call) =>
      changeCart(cartContext(call), await cartOwnerOrGuest(call), (transaction, cart) =>
        removeCoupon(transaction, cart, call.params.code),
      ),
  }),
]
