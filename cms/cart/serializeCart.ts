import type { z } from 'zod'
import { pictureOf } from '#cms/catalog/productOptions.ts'
import type { StoredNotice } from '#cms/database/schema/cart.ts'
import { type ShippingMethod, shippingPrice } from '#cms/orders/shippingMethods.ts'
import type { Cart, CartItem, CartNotice } from '#gateway/contracts/cart.ts'
import { applyCoupons, type Coupon } from './coupons.ts'
import type { SettledLine } from './lines.ts'
import { lineNotices } from './reconcileLines.ts'
import { addUp, itemsTotal, type PricedLine } from './totals.ts'

/** A settled bag with the coupons that count in it. */
export interface PricedBag {
  lines: readonly SettledLine[]
  notices: readonly StoredNotice[]
  coupons: readonly Coupon[]
}

/** The lines as totals take them. */
export function pricedLines(lines: readonly SettledLine[]): PricedLine[] {
  return lines.map(({ stored, offer }) => ({
    price: offer.price,
    regularPrice: offer.regularPrice,
    quantity: stored.quantity,
  }))
}

/** Everything that a bag costs with this way of shipping. */
export function priceBag({ lines, coupons }: PricedBag, shipping: ShippingMethod) {
  const priced = pricedLines(lines)
  const items = itemsTotal(priced)
  const applied = applyCoupons(coupons, items)
  const discount = applied.reduce((sum, entry) => sum + entry.discount, 0)
  const pieces = priced.reduce((sum, line) => sum + line.quantity, 0)
  const totals = addUp(priced, discount, shippingPrice(shipping, items - discount, pieces))
  return { applied, totals, pieces }
}

/** A bag in the contract's words. */
export function presentCart(bag: PricedBag, shipping: ShippingMethod): Cart {
  const { applied, totals, pieces } = priceBag(bag, shipping)
  const notices: z.infer<typeof CartNotice>[] = bag.lines.flatMap((line) =>
    lineNotices(line).map((notice) => ({ ...notice, key: line.stored.key })),
  )
  return {
    items: bag.lines.map(presentLine),
    coupons: applied,
    errors: [...bag.notices, ...notices],
    fees: [],
    itemCount: pieces,
    totals,
  }
}

function presentLine({ stored, offer, maximum }: SettledLine): z.infer<typeof CartItem> {
  const { card } = offer
  const image = pictureOf(card, offer.variationId)
  return {
    key: stored.key,
    id: card.id,
    name: card.name,
    permalink: card.url,
    images: image ? [image] : [],
    newArrival: card.isNewArrival,
    prices: { price: offer.price, regularPrice: offer.regularPrice },
    quantity: stored.quantity,
    quantityLimits: { minimum: 1, maximum },
    variation: nameChoices(card, stored.choices),
    total: offer.price * stored.quantity,
  }
}

/** The chosen swatches with the words that people know them by. */
export function nameChoices(
  card: SettledLine['offer']['card'],
  choices: Readonly<Record<string, string>>,
) {
  return card.options.flatMap(({ slug, name, swatches }) => {
    const value = choices[slug]
    if (!value) return []
    const label = swatches.find((swatch) => swatch.slug === value)?.label ?? value
    return [{ attribute: slug, value, name, label }]
  })
}
