import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'

/** The bag and the wishlist. */
export const cart: Resolvers<Context> = {
  Query: {
    cart: (_, _arguments, { sources }) => sources.cart.cart(),
    estimate: (_, { shippingMethod, province }, { sources }) =>
      sources.cart.estimate(shippingMethod, province),
    wishlist: (_, _arguments, { sources }) => sources.cart.wishlist(),
  },
  Mutation: {
    addToCart: (_, { input }, { sources }) => sources.cart.add(input),
    updateCartItem: (_, { key, quantity }, { sources }) => sources.cart.update(key, quantity),
    removeCartItem: (_, { key }, { sources }) => sources.cart.remove(key),
    applyCoupon: (_, { code }, { sources }) => sources.cart.applyCoupon(code),
    removeCoupon: (_, { code }, { sources }) => sources.cart.removeCoupon(code),
    addToWishlist: (_, { productId }, { sources }) => sources.cart.addToWishlist(productId),
    removeFromWishlist: (_, { productId }, { sources }) =>
      sources.cart.removeFromWishlist(productId),
  },
}
