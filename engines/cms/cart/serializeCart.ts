import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { applyCoupons, type Coupon, type CouponLine } from '@vitrine/commerce/rules/coupons.ts'
import { type ShippingMethod, shippingPrice } from '@vitrine/commerce/rules/shippingMethods.ts'
import { addUp, itemsTotal, type PricedLine } from '@vitrine/commerce/rules/totals.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import type { Cart, CartItem, CartNotice } from '@vitrine/contract/cart.ts'
import type { z } from 'zod'
import { cardImage } from '#cms/catalog/productOptions.ts'
import type { StoredNotice } from '#cms/database/schema/cart.ts'
import type { ReconciledLine } from './lines.ts'
import { lineNotices } from './reconcileLines.ts'
import { totalsInBaht } from './totalsInBaht.ts'

/** A reconciled bag with its valid coupons. */
export interface PricedCart {
  lines: readonly ReconciledLine[]
  notices: readonly StoredNotice[]
  coupons: readonly Coupon[]
  /** The chosen gift wrapping, while the shop offers it, with its price in satang. */
  giftWrap: { price: number; message: string } | null
}

/** The prices and quantities of lines, for their totals. */
export function pricedLines(lines: readonly ReconciledLine[]): PricedLine[] {
  return lines.map(({ stored, offer }) => ({
    price: offer.price,
    regularPrice: offer.regularPrice,
    quantity: stored.quantity,
  }))
}

/** The lines as coupons see them. */
export const couponLines = (lines: readonly ReconciledLine[]): CouponLine[] =>
  lines.map(({ stored, offer }) => ({ code: offer.code, amount: offer.price * stored.quantity }))

/** Discounts and totals of a bag with a shipping method. */
export function priceCart({ lines, coupons, giftWrap }: PricedCart, shipping: ShippingMethod) {
  const priced = pricedLines(lines)
  const items = itemsTotal(priced)
  const { applied, shares } = applyCoupons(coupons, couponLines(lines))
  const discount = applied.reduce((sum, entry) => sum + entry.discount, 0)
  const pieces = priced.reduce((sum, line) => sum + line.quantity, 0)
  const delivery = shippingPrice(shipping, items - discount, pieces)
  const totals = addUp(priced, discount, delivery, pieces > 0 ? (giftWrap?.price ?? 0) : 0)
  return { applied, shares, totals, pieces }
}

/** A bag as the contract's Cart, in baht. */
export function serializeCart(cart: PricedCart, shipping: ShippingMethod): Cart {
  const { applied, totals, pieces } = priceCart(cart, shipping)
  const notices: z.infer<typeof CartNotice>[] = cart.lines.flatMap((line) =>
    lineNotices(line).map((notice) => ({ ...notice, key: line.stored.key })),
  )
  return {
    items: cart.lines.map(serializeLine),
    coupons: applied.map((coupon) => ({ ...coupon, discount: toBaht(coupon.discount) })),
    errors: [...cart.notices, ...notices],
    fees:
      cart.giftWrap && pieces > 0
        ? [{ id: 'gift-wrap', name: cartCopy.giftWrap, total: toBaht(totals.totalFees) }]
        : [],
    itemCount: pieces,
    giftWrap: cart.giftWrap && { message: cart.giftWrap.message },
    totals: totalsInBaht(totals),
  }
}

function serializeLine({ stored, offer, limits }: ReconciledLine): z.infer<typeof CartItem> {
  const { card } = offer
  const image = cardImage(card, offer.variationId)
  return {
    key: stored.key,
    id: card.id,
    name: card.name,
    brand: card.brands[0]?.name,
    permalink: card.url,
    images: image ? [image] : [],
    newArrival: card.isNewArrival,
    prices: { price: toBaht(offer.price), regularPrice: toBaht(offer.regularPrice) },
    quantity: stored.quantity,
    quantityLimits: limits,
    variation: describeChoices(card, stored.choices),
    total: toBaht(offer.price * stored.quantity),
  }
}

/** The chosen swatches and typed texts with the names of their options and their labels. */
export function describeChoices(
  card: ReconciledLine['offer']['card'],
  choices: Readonly<Record<string, string>>,
): { attribute: string; value: string; name: string; label: string; isText?: true }[] {
  const swatches = card.options.flatMap(({ slug, name, swatches }) => {
    const value = choices[slug]
    if (!value) return []
    const label = swatches.find((swatch) => swatch.slug === value)?.label ?? value
    return [{ attribute: slug, value, name, label }]
  })
  const texts = (card.textOptions ?? []).flatMap(({ slug, name }) => {
    const text = choices[slug]
    return text ? [{ attribute: slug, value: text, name, label: text, isText: true as const }] : []
  })
  return [...swatches, ...texts]
}
