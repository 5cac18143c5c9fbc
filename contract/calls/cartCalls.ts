import { z } from 'zod'
import {
  AddToCart,
  AddToWishlist,
  ApplyCoupon,
  Cart,
  SetGiftWrap,
  UpdateCartItem,
  WishlistChange,
} from '../cart.ts'
import { SavedProducts } from '../catalog.ts'
import { defineCalls } from './call.ts'

const key = z.string().min(1).max(100)

/** The cart and the wishlist (docs/rest/cart.md). */
export const cartCalls = defineCalls('cart', {
  'cart.read': {
    method: 'GET',
    path: '/cart',
    summary: 'The bag, with totals for shippingMethod or for standard delivery',
    query: z.object({
      shippingMethod: z
        .string()
        .max(50)
        .optional()
        .describe('The totals are those of this method, by default of the standard one'),
      province: z.string().max(100).optional().describe('The name of the state of the address'),
    }),
    response: Cart,
    errors: ['invalid'],
  },
  'cart.add': {
    method: 'POST',
    path: '/cart',
    summary: 'Adds a product; a variable product needs all options',
    body: AddToCart,
    response: Cart,
    errors: ['not_found', 'invalid', 'out_of_stock'],
  },
  'cart.giftWrap': {
    method: 'PUT',
    path: '/cart/gift-wrap',
    summary:
      'Chooses gift wrapping with a message, changes the message, or leaves the wrapping out',
    without: 'Without `giftWrap` in GET /checkout, the checkout does not offer it.',
    body: SetGiftWrap,
    response: Cart,
    errors: ['invalid'],
  },
  'cart.update': {
    method: ['PATCH', 'PUT'],
    path: '/cart/:key',
    summary: 'Sets the quantity of a line',
    params: { key },
    body: UpdateCartItem,
    response: Cart,
    errors: ['not_found', 'invalid', 'out_of_stock'],
  },
  'cart.remove': {
    method: 'DELETE',
    path: '/cart/:key',
    summary: 'Removes a line, if it exists',
    params: { key },
    response: Cart,
    errors: ['not_found'],
  },
  'cart.coupon.add': {
    method: 'POST',
    path: '/cart/coupons',
    summary: 'Adds a coupon; adding it twice has no effect',
    without: 'A coupon that is entered in the bag is rejected.',
    body: ApplyCoupon,
    response: Cart,
    errors: ['invalid'],
  },
  'cart.coupon.remove': {
    method: 'DELETE',
    path: '/cart/coupons/:code',
    summary: 'Removes a coupon, if it exists',
    without: 'There are no coupons to remove.',
    params: { code: z.string().min(1).max(64) },
    response: Cart,
    errors: [],
  },
  'wishlist.list': {
    method: 'GET',
    path: '/wishlist',
    summary: 'The wishlist, newest first',
    access: 'customer',
    response: SavedProducts,
    errors: ['unauthenticated'],
  },
  'wishlist.add': {
    method: 'POST',
    path: '/wishlist',
    summary: 'Adds a product, with the selected swatches; those of the last call count',
    access: 'customer',
    body: AddToWishlist,
    response: WishlistChange,
    errors: ['unauthenticated', 'not_found', 'invalid'],
  },
  'wishlist.remove': {
    method: 'DELETE',
    path: '/wishlist/:productId',
    summary: 'Removes a product, if it is there',
    access: 'customer',
    params: { productId: z.string().max(100) },
    response: WishlistChange,
    errors: ['unauthenticated'],
  },
})
