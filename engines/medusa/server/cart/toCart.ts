import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import { quantityLimits } from '@vitrine/contract/rules/lineQuantity.ts'
import type { ShopProduct } from '../catalogue/shopProduct.ts'
import { downToBaht, toBaht } from '../medusa/amounts.ts'
import { type ShippingMethod, shippingPrice } from '../medusa/shippingMethods.ts'
import { type MedusaCart, type MedusaLine, quantityElsewhere } from './medusaCart.ts'
import { textChoices } from './texts.ts'

/** Data that a cart's response needs beside the cart. */
export interface CartContext {
  /** The products of the lines by their ids. */
  products: ReadonlyMap<string, ShopProduct>
  /** The pieces that are left of the lines' variants. */
  stock: ReadonlyMap<string, number>
  /** The shipping method of the totals, absent when Medusa has none. */
  shipping?: ShippingMethod | undefined
}

/** The response for a visitor without a cart. */
export const emptyCart: Cart = {
  items: [],
  coupons: [],
  errors: [],
  fees: [],
  itemCount: 0,
  totals: {
    taxLines: [],
    totalItems: 0,
    totalDiscount: 0,
    totalFees: 0,
    totalShipping: 0,
    totalPrice: 0,
    totalSaving: 0,
    totalTax: 0,
    totalItemsTax: 0,
    totalDiscountTax: 0,
    totalFeesTax: 0,
    totalShippingTax: 0,
  },
}

/**
 * Returns Medusa's cart in the contract's form, without costs if it is empty, although Medusa may have priced its
 * shipping.
 */
export function toCart(cart: MedusaCart, context: CartContext): Cart {
  const lines = [...(cart.items ?? [])].sort((one, other) => (one.id < other.id ? -1 : 1))
  if (lines.length === 0) return emptyCart
  return {
    items: lines.map((line) => toItem(line, quantityElsewhere(cart, line), context)),
    coupons: couponsOf(cart, lines),
    errors: lines.flatMap((line) => noticeOf(line, context)),
    fees: [],
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalsOf(cart, lines, context.shipping),
  }
}

/** @param elsewhere the pieces of the same variant in other lines */
function toItem(
  line: MedusaLine,
  elsewhere: number,
  { products, stock }: CartContext,
): Cart['items'][number] {
  const product = products.get(line.product_id ?? '')
  const variation = product?.variations.find(({ id }) => id === line.variant_id)
  const image = variation?.image ?? product?.card.image
  const price = toBaht(line.unit_price)
  const left = (stock.get(line.variant_id ?? '') ?? 0) - elsewhere
  return {
    key: line.id,
    id: line.product_id ?? '',
    name: line.product_title ?? line.title,
    permalink: product?.card.url ?? `/product/${line.product_handle}`,
    images: image ? [image] : [],
    newArrival: product?.card.isNewArrival ?? false,
    prices: { price, regularPrice: Math.max(price, toBaht(line.compare_at_unit_price)) },
    quantity: line.quantity,
    quantityLimits: quantityLimits(left, product?.extras.maximumQuantity),
    variation: [
      ...(product?.options ?? []).flatMap(({ slug, name, swatches }) => {
        const swatch = swatches.find((other) => other.slug === variation?.terms[slug])
        if (!swatch) return []
        return [{ attribute: slug, value: swatch.slug, name, label: swatch.label }]
      }),
      ...textChoices(line, product),
    ],
    total: price * line.quantity,
  }
}

/** The error of a line that is sold out, or nothing while it is in stock. */
function noticeOf(line: MedusaLine, { stock }: CartContext): Cart['errors'] {
  if ((stock.get(line.variant_id ?? '') ?? 0) > 0) return []
  const name = line.product_title ?? line.title
  return [{ code: 'sold_out', message: cartCopy.soldOut(name), key: line.id }]
}

function couponsOf(cart: MedusaCart, lines: MedusaLine[]): Cart['coupons'] {
  const discounts = discountsOf([...lines, ...(cart.shipping_methods ?? [])])
  return (cart.promotions ?? []).flatMap(({ code }) =>
    code ? [{ code, discount: toBaht(discounts.get(code)) }] : [],
  )
}

/** The discount of each coupon, as Medusa computes it, in fractions of a satang. */
function discountsOf(
  parts: readonly { adjustments?: { code?: string | null; amount: number }[] | null }[],
): Map<string, number> {
  const discounts = new Map<string, number>()
  for (const { code, amount } of parts.flatMap(({ adjustments }) => adjustments ?? []))
    if (code) discounts.set(code, (discounts.get(code) ?? 0) + Number(amount))
  return discounts
}

/**
 * Medusa's totals in whole baht, optionally with the price of another shipping method. Each coupon is rounded half up,
 * as the engine does (`engine/src/orders/roundTotals.ts`), so that the total shown is the one that is charged, and the
 * tax of the items is the remainder.
 */
function totalsOf(cart: MedusaCart, lines: MedusaLine[], method?: ShippingMethod): Cart['totals'] {
  const [taxLine] = lines[0]?.tax_lines ?? []
  const rate = Number(taxLine?.rate ?? 0)
  const shipping = shippingOf(cart, rate, method)
  const discounts = [...discountsOf(lines).values()]
  const totalDiscount = discounts.reduce((sum, discount) => sum + toBaht(discount), 0)
  /** The part of the discount that rounding adds. */
  const added = totalDiscount - discounts.reduce((sum, discount) => sum + discount, 0)
  const addedTax = (added * rate) / (100 + rate)
  const totalTax = toBaht(cart.tax_total - cart.shipping_tax_total + shipping.tax - addedTax)
  const totalDiscountTax = toBaht(cart.discount_tax_total + addedTax)
  const totalShippingTax = toBaht(shipping.tax)
  return {
    taxLines: taxLine
      ? [{ name: cartCopy.vatIncluded(rate), price: totalTax, rate: `${rate}%` }]
      : [],
    totalItems: toBaht(cart.original_item_total),
    totalDiscount,
    totalFees: 0,
    totalShipping: toBaht(shipping.total),
    totalPrice: downToBaht(cart.total - cart.shipping_total + shipping.total - added),
    totalSaving: lines.reduce((sum, line) => sum + savingOf(line), 0),
    totalTax,
    totalItemsTax: totalTax + totalDiscountTax - totalShippingTax,
    totalDiscountTax,
    totalFeesTax: 0,
    totalShippingTax,
  }
}

/** The price of the shipping and the tax that it includes: Medusa's for the cart's method, computed for another. */
function shippingOf(cart: MedusaCart, rate: number, method: ShippingMethod | undefined) {
  const isChosen = cart.shipping_methods?.some(
    ({ shipping_option_id: id }) => id === method?.optionId,
  )
  if (!method || isChosen) return { total: cart.shipping_total, tax: cart.shipping_tax_total }
  const total = shippingPrice(method, cart.item_total)
  return { total, tax: (total * rate) / (100 + rate) }
}

function savingOf({ compare_at_unit_price, unit_price, quantity }: MedusaLine): number {
  return Math.max(0, toBaht(compare_at_unit_price) - toBaht(unit_price)) * quantity
}
