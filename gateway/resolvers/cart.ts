import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'
import { chosenProduct } from './chosenProduct.ts'
import { as, payload } from './payload.ts'

export const cart: Resolvers<Context> = {
  Query: {
    cart: (_, _arguments, { sources }) => sources.cart.cart(),
    estimate: (_, { shippingMethod, province }, { sources }) =>
      sources.cart.estimate(shippingMethod, province),
    wishlist: (_, paging, { sources }) => sources.cart.wishlist(paging),
  },
  Mutation: {
    addToCart: (_, { input }, { sources }) =>
      payload(
        as(
          'cart',
          chosenProduct(input, sources).then((chosen) => sources.cart.add(chosen)),
        ),
      ),
    updateCartItem: (_, { input }, { sources }) =>
      payload(as('cart', sources.cart.update(input.key, input.quantity))),
    removeCartItem: (_, { input }, { sources }) =>
      payload(as('cart', sources.cart.remove(input.key))),
    applyCoupon: (_, { input }, { sources }) =>
      payload(as('cart', sources.cart.applyCoupon(input.code))),
    removeCoupon: (_, { input }, { sources }) =>
      payload(as('cart', sources.cart.removeCoupon(input.code))),
    setGiftWrap: (_, { input }, { sources }) =>
      payload(as('cart', sources.cart.setGiftWrap(input.message ?? null))),
    addToWishlist: (_, { input }, { sources }) => payload(sources.cart.addToWishlist(input)),
    removeFromWishlist: (_, { input }, { sources }) =>
      payload(sources.cart.removeFromWishlist(input.productId)),
  },
  CartItem: {
    product: ({ productId }, _arguments, { sources }) => sources.catalog.card(productId),
  },
}
