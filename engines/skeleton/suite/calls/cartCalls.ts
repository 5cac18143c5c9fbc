import { emptyCart } from '@vitrine/tests/support/standIns/standInOrders.ts'
import { type CallFacts, invalid, notFound, signedOut } from './callFacts.ts'
import { card, cart, purchase } from './samples.ts'

const outOfStock = { out_of_stock: { message: 'Only 2 pieces are left.' } }
const parameters = { key: 'a1b2c3' }
const couponInvalid = invalid({ code: 'This coupon has expired.' })

/** The cart and the wishlist (docs/rest/cart.md). */
export const cartCalls: Readonly<Record<string, CallFacts>> = {
  'cart.read': {
    parameters: { shippingMethod: 'standard', province: 'Bangkok' },
    response: cart,
    errors: invalid({ shippingMethod: 'This method does not deliver there.' }),
  },
  'cart.add': {
    body: purchase,
    response: cart,
    errors: {
      ...notFound('Product not found'),
      ...invalid({ size: 'Please select an option' }),
      ...outOfStock,
    },
  },
  'cart.update': {
    parameters,
    body: { quantity: 1 },
    response: cart,
    errors: {
      ...notFound('This item is no longer in your bag.'),
      ...invalid({ quantity: 'The quantity must be from 1 to 2.' }),
      ...outOfStock,
    },
  },
  'cart.remove': {
    parameters,
    response: emptyCart,
    errors: notFound('This item is no longer in your bag.'),
  },
  'cart.giftWrap': {
    without: 'Without `giftWrap` in GET /checkout, the checkout does not offer it.',
    body: { message: 'For you' },
    response: cart,
    errors: invalid({ message: 'Your message can have up to 300 characters.' }),
  },
  'cart.coupon.add': {
    without: 'A coupon that is entered in the bag is rejected.',
    body: { code: 'WELCOME10' },
    response: { ...cart, coupons: [{ code: 'WELCOME10', discount: 690 }] },
    errors: couponInvalid,
  },
  'cart.coupon.remove': {
    without: 'There are no coupons to remove.',
    parameters: { code: 'WELCOME10' },
    response: cart,
    errors: {},
  },
  'wishlist.list': {
    access: 'customer',
    response: { success: true, data: [card] },
    errors: signedOut,
  },
  'wishlist.add': {
    access: 'customer',
    body: { productId: '1025' },
    response: { success: true, message: 'Added to your wishlist.' },
    errors: {
      ...signedOut,
      ...notFound('Product not found'),
      ...invalid({ productId: 'Your wishlist is full.' }),
    },
  },
  'wishlist.remove': {
    access: 'customer',
    parameters: { productId: '1025' },
    response: { success: true, message: 'Removed from your wishlist.' },
    errors: signedOut,
  },
}
