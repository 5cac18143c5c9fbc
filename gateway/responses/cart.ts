import * as contract from '../contracts/cart.ts'
import type * as schema from '../generated/resolvers.ts'
import { safeUrl } from '../scalars/url.ts'
import { answer } from './responseParser.ts'
import { shapeImage } from './common.ts'

/** The response of every cart endpoint as the schema's Cart. */
export const Cart = answer(
  contract.Cart,
  (cart): schema.Cart => ({
    id: 'cart',
    items: cart.items.map(({ id, prices, ...item }) => ({
      ...item,
      ...prices,
      productId: id,
      permalink: safeUrl(item.permalink),
      images: item.images.map(shapeImage),
    })),
    coupons: cart.coupons,
    notices: cart.errors,
    fees: cart.fees,
    itemCount: cart.itemCount,
    totals: cart.totals,
  }),
)
