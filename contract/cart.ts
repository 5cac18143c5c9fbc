import { z } from 'zod'
import { Baht, Image } from './common.ts'
import { link, text, wholeList } from './readingHints.ts'

/** One chosen option of a line: attribute is the option's slug, value the swatch's or the typed text. */
export const VariationChoice = z.object({
  attribute: z.string().max(100),
  value: z.string().max(100),
  name: z.string().nullish().meta({ description: "The option's name for people" }),
  label: z.string().nullish().meta({ description: "The swatch's label for people" }),
  isText: z.boolean().nullish().meta({ description: 'Whether the shopper typed the value' }),
})

/** The codes of notices that the shop knows; a CMS may send others. */
export const cartNoticeCodes = [
  'clamped',
  'coupon_removed',
  'gone',
  'merged',
  'price_changed',
  'sold_out',
] as const

/** A notice about a line or the bag, which is sent until the shopper has seen it. */
export const CartNotice = z.object({
  code: text(),
  message: text(),
  key: z
    .string()
    .nullish()
    .meta({ description: 'Key of the line that it is about; without it, the whole cart' }),
})

export const CartItem = z.object({
  key: z.string(),
  id: z
    .string()
    .nullish()
    .meta({ description: "The product's id; without it, its slug identifies it" }),
  name: z.string(),
  brand: z.string().nullish(),
  permalink: link(),
  images: z.array(Image),
  newArrival: z.boolean(),
  prices: z.object({ price: Baht, regularPrice: Baht }),
  quantity: z.number().int().min(1),
  quantityLimits: z.object({ minimum: z.number().int().min(1), maximum: z.number().int().min(0) }),
  variation: z.array(VariationChoice),
  total: Baht.nullish().meta({ description: 'price × quantity' }),
})

export const CartTotals = z.object({
  taxLines: wholeList(z.object({ name: text(), price: Baht, rate: z.string().nullish() })),
  totalDiscount: Baht,
  totalDiscountTax: Baht,
  totalFees: Baht,
  totalFeesTax: Baht,
  totalItems: Baht,
  totalItemsTax: Baht,
  totalPrice: Baht,
  totalSaving: Baht,
  totalShipping: Baht,
  totalShippingTax: Baht,
  totalTax: Baht,
})

/** The response of every cart endpoint: the whole cart (calls.cart.full-response). */
export const Cart = z.object({
  items: wholeList(CartItem),
  coupons: wholeList(
    z.object({ code: z.string(), discount: Baht, description: z.string().nullish() }),
  ),
  errors: z.array(CartNotice),
  fees: wholeList(z.object({ id: z.string(), name: text(), total: Baht })),
  itemCount: z.number().int().min(0).meta({ description: 'Pieces, not lines' }),
  giftWrap: z
    .object({ message: z.string() })
    .nullish()
    .meta({ description: 'The gift wrapping that was chosen; its price is one of the fees' }),
  totals: CartTotals,
})
export type Cart = z.infer<typeof Cart>

/** The body of POST /cart. `id` is the product's; a variable product needs every option, none needs a text. */
export const AddToCart = z.object({
  id: z.coerce.string().min(1).max(100),
  quantity: z.number().int().min(1).max(999).default(1),
  variation: z
    .array(VariationChoice.pick({ attribute: true, value: true }))
    .max(10)
    .default([]),
})
export const UpdateCartItem = z.object({ quantity: z.number().int().min(0).max(999) })
export const ApplyCoupon = z.object({ code: z.string().trim().min(1).max(64) })

/** The body of PUT /cart/gift-wrap: the message on the card, which may be empty; null leaves the wrapping out. */
export const SetGiftWrap = z.object({ message: z.string().trim().max(1000).nullable() })

/** The response of the wishlist endpoints. */
export const WishlistChange = z.object({ success: z.boolean(), message: text() })
export const AddToWishlist = z.object({
  productId: z.coerce.string().min(1).max(100),
  variation: z
    .array(VariationChoice.pick({ attribute: true, value: true }))
    .max(10)
    .nullish()
    .meta({ description: 'The swatches that were selected; a CMS may ignore them' }),
})
