import { type DomainExamples, invalid, notFound, signedOut } from './callExample.ts'
import { card, cart, emptyCart, purchase } from './samples.ts'

const outOfStock = { out_of_stock: { message: 'Only 2 pieces are left.' } }
const parameters = { key: 'a1b2c3' }
const couponInvalid = invalid({ code: 'This coupon has expired.' })

/** The cart and the wishlist (docs/rest/cart.md). */
export const cartExamples = {
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
    body: { message: 'For you' },
    response: cart,
    errors: invalid({ message: 'Your message can have up to 300 characters.' }),
  },
  'cart.coupon.add': {
    body: { code: 'WELCOME10' },
    response: { ...cart, coupons: [{ code: 'WELCOME10', discount: 690 }] },
    errors: couponInvalid,
  },
  'cart.coupon.remove': {
    parameters: { code: 'WELCOME10' },
    response: cart,
    errors: {},
  },
  'wishlist.list': {
    response: { success: true, data: [card] },
    errors: signedOut,
  },
  'wishlist.add': {
    body: { productId: '1025' },
    response: { success: true, message: 'Added to your wishlist.' },
    errors: {
      ...signedOut,
      ...notFound('Product not found'),
      ...invalid({ productId: 'Your wishlist is full.' }),
    },
  },
  'wishlist.remove': {
    parameters: { productId: '1025' },
    response: { success: true, message: 'Removed from your wishlist.' },
    errors: signedOut,
  },
} satisfies DomainExamples<'cart'>
