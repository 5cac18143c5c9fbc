import * as contract from '../contracts/cart.ts'
import type * as schema from '../generated/resolvers.ts'
import { safeUrl } from '../scalars/url.ts'
import { toImage } from './common.ts'
import { responseParser } from './responseParser.ts'

/** Converts a cart of the contract to the schema's. */
export const toCart = (cart: contract.Cart): schema.Cart => ({
  id: 'cart',
  items: cart.items.map(({ id, prices, ...item }) => ({
    ...item,
    ...prices,
    productId: id,
    permalink: safeUrl(item.permalink),
    images: item.images.map(toImage),
    variation: item.variation.map((choice) => ({ ...choice, isText: choice.isText ?? false })),
  })),
  coupons: cart.coupons,
  notices: cart.errors,
  fees: cart.fees,
  itemCount: cart.itemCount,
  totals: cart.totals,
})

/** The response of every cart endpoint as the schema's Cart. */
export const Cart = responseParser(contract.Cart, toCart)
