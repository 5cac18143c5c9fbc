import * as contract from '../contracts/cart.ts'
import type * as schema from '../generated/resolvers.ts'
import { safeUrl } from '../scalars/url.ts'
import { toEnum, toImage } from './common.ts'
import { responseParser } from './responseParser.ts'

const noticeCodes = new Map<string, schema.CartNoticeCode>(
  contract.cartNoticeCodes.map((code) => [code, toEnum(code)]),
)

/** Converts a cart of the contract to the schema's. */
export const toCart = (cart: contract.Cart): schema.Cart => ({
  id: 'cart',
  items: cart.items.map(({ id, prices, permalink, newArrival, variation, ...item }) => ({
    ...item,
    ...prices,
    productId: id,
    url: safeUrl(permalink),
    isNew: newArrival,
    images: item.images.map(toImage),
    selectedOptions: variation.map(({ attribute, isText, ...choice }) => ({
      ...choice,
      option: attribute,
      isText: isText ?? false,
    })),
  })),
  coupons: cart.coupons,
  notices: cart.errors.map((notice) => ({
    ...notice,
    code: noticeCodes.get(notice.code) ?? 'UNKNOWN',
  })),
  fees: cart.fees,
  itemCount: cart.itemCount,
  totals: cart.totals,
})

/** The response of every cart endpoint as the schema's Cart. */
export const Cart = responseParser(contract.Cart, toCart)
