import { z } from 'zod'
import { AddToCart } from './cart.ts'
import { Message } from './common.ts'
import { emailInvalid, isEmail } from './email.ts'

/** The body of POST /stock-alerts: a product with its options, as it is added to the bag, and the address to notify. */
export const StockAlertRequest = AddToCart.pick({ id: true, variation: true }).extend({
  email: z
    .string()
    .trim()
    .min(1, 'Please enter your email')
    .refine(isEmail, { error: emailInvalid }),
})

/** The response of POST /stock-alerts/confirm. */
export const StockAlertConfirmation = Message.extend({
  product: z
    .object({ name: z.string(), url: z.string() })
    .nullish()
    .describe('The product, with the chosen options in its name, and the path of its page'),
})
