import * as contract from '@vitrine/contract/cart.ts'
import type * as schema from '../generated/resolvers.ts'
import { optionalMoney, plainText, toEnum, toImage, toMoney, toShopPage } from './common.ts'
import { responseParser } from './responseParser.ts'

const noticeCodes = new Map<string, schema.CartNoticeCode>(
  contract.cartNoticeCodes.map((code) => [code, toEnum(code)]),
)

const toTotals = (totals: contract.Cart['totals']) => ({
  taxLines: totals.taxLines.map(({ price, ...line }) => ({ ...line, price: toMoney(price) })),
  totalDiscount: toMoney(totals.totalDiscount),
  totalDiscountTax: toMoney(totals.totalDiscountTax),
  totalFees: toMoney(totals.totalFees),
  totalFeesTax: toMoney(totals.totalFeesTax),
  totalItems: toMoney(totals.totalItems),
  totalItemsTax: toMoney(totals.totalItemsTax),
  totalPrice: toMoney(totals.totalPrice),
  totalSaving: toMoney(totals.totalSaving),
  totalShipping: toMoney(totals.totalShipping),
  totalShippingTax: toMoney(totals.totalShippingTax),
  totalTax: toMoney(totals.totalTax),
})

function toItem(line: contract.Cart['items'][number]) {
  const { id, prices, permalink, newArrival, variation, total, ...item } = line
  const { slug, url } = toShopPage(permalink, item.key, '/product/')
  return {
    ...item,
    price: toMoney(prices.price),
    regularPrice: toMoney(prices.regularPrice),
    total: optionalMoney(total),
    name: plainText(item.name),
    productId: id || slug,
    url,
    isNew: newArrival,
    images: item.images.map(toImage),
    selectedOptions: variation.map(({ attribute, isText, ...choice }) => ({
      ...choice,
      option: attribute,
      isText: isText ?? false,
    })),
  }
}

/** Converts a cart of the contract to the schema's. */
export const toCart = ({
  errors,
  ...cart
}: contract.Cart): schema.ResolversParentTypes['Cart'] => ({
  ...cart,
  id: 'cart',
  items: cart.items.map(toItem),
  coupons: cart.coupons.map(({ discount, ...coupon }) => ({
    ...coupon,
    discount: toMoney(discount),
  })),
  notices: errors.map((notice) => ({
    ...notice,
    code: noticeCodes.get(notice.code) ?? 'UNKNOWN',
  })),
  fees: cart.fees.map(({ total, ...fee }) => ({ ...fee, total: toMoney(total) })),
  totals: toTotals(cart.totals),
})

/** The response of every cart endpoint as the schema's Cart. */
export const Cart = responseParser(contract.Cart, toCart)
