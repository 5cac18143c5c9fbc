import { z } from 'zod'
import { Baht, Image } from './common.ts'
import { link, text, wholeList } from './readingHints.ts'
import { maxRequestedQuantity } from './rules/lineQuantity.ts'

/** A chosen option of a line: attribute is the option's slug, value the swatch's or the typed text. */
export const VariationChoice = z.object({
  attribute: z.string().max(100).describe('The slug of the option'),
  value: z.string().max(100).describe('The slug of the swatch, or the typed text'),
  name: z.string().nullish().describe("The option's name for people"),
  label: z.string().nullish().describe("The swatch's label for people"),
  isText: z.boolean().nullish().describe('Whether the shopper typed the value'),
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
  code: text(
    'The embedded CMS uses `clamped`, `price_changed`, `sold_out`, `gone` and `merged`; a notice with the code `sold_out` is shown until the CMS no longer sends it, any other until it has been seen',
  ),
  message: text('A sentence for the shopper'),
  key: z.string().nullish().describe('The line that it is about; without it, the whole cart'),
})

export const CartItem = z.object({
  key: z
    .string()
    .describe(
      'Identifies the line; the same product with the same options and texts has the same key',
    ),
  id: z
    .string()
    .nullish()
    .describe("The product's id; without it the last part of `permalink` identifies it"),
  name: z.string(),
  brand: z.string().nullish(),
  permalink: link('Path of the product'),
  images: z.array(Image),
  newArrival: z.boolean(),
  prices: z.object({
    price: Baht.describe('For one piece'),
    regularPrice: Baht.describe('For one piece'),
  }),
  quantity: z.number().int().min(1),
  quantityLimits: z.object({
    minimum: z.number().int().min(1),
    maximum: z.number().int().min(0).describe('0 when the item is sold out'),
  }),
  variation: z.array(VariationChoice).describe('The chosen options, and what the shopper typed'),
  total: Baht.nullish().describe('price × quantity'),
})

export const CartTotals = z.object({
  taxLines: wholeList(
    z.object({
      name: text(),
      price: Baht,
      rate: z.string().nullish().describe('Such as `7%`'),
    }),
  ),
  totalDiscount: Baht,
  totalDiscountTax: Baht,
  totalFees: Baht,
  totalFeesTax: Baht,
  totalItems: Baht.describe('price × quantity of all lines'),
  totalItemsTax: Baht,
  totalPrice: Baht.describe('What the shopper pays'),
  totalSaving: Baht.describe('Difference to the regular prices'),
  totalShipping: Baht.describe(
    'Of the shipping method that was requested, otherwise of the standard one',
  ),
  totalShippingTax: Baht,
  totalTax: Baht,
})

/** The response of every cart endpoint: the whole cart (calls.cart.full-response). */
export const Cart = z.object({
  items: wholeList(CartItem),
  coupons: wholeList(
    z.object({ code: z.string(), discount: Baht, description: z.string().nullish() }),
  ),
  errors: z.array(CartNotice).describe('What the shopper has to know about the cart or a line'),
  fees: wholeList(z.object({ id: z.string(), name: text(), total: Baht })),
  itemCount: z.number().int().min(0).describe('Pieces, not lines'),
  giftWrap: z
    .object({ message: z.string() })
    .nullish()
    .describe(
      'The gift wrapping that was chosen, with the message on the card, which may be empty; its price is one of the fees',
    ),
  totals: CartTotals,
})
export type Cart = z.infer<typeof Cart>

/** The body of POST /cart. `id` is the product's; a variable product needs every option, none needs a text. */
export const AddToCart = z.object({
  id: z.coerce.string().min(1).max(100).describe("The product's id"),
  quantity: z.number().int().min(1).max(maxRequestedQuantity).default(1),
  variation: z
    .array(VariationChoice.pick({ attribute: true, value: true }))
    .max(10)
    .default([])
    .describe('A variable product needs every option, no product needs a text'),
})
export const UpdateCartItem = z.object({
  quantity: z.number().int().min(0).max(maxRequestedQuantity),
})
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
    .describe('The swatches that were selected; a CMS may ignore them'),
})
