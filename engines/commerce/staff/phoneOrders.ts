import { z } from 'zod'

const Choice = z.object({ id: z.string(), title: z.string() })

/** The cost of an order by phone in baht, and the ways of delivery and payment. */
export const PhoneOrderQuote = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      price: z.number().meta({ description: 'Of one piece' }),
    }),
  ),
  coupons: z.array(z.string()),
  itemsTotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  total: z.number(),
  shippingMethods: z.array(Choice),
  paymentMethods: z.array(Choice),
  stores: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type PhoneOrderQuote = z.infer<typeof PhoneOrderQuote>
