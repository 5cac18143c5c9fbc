import { neutralMethods } from '@vitrine/contract/orders.ts'
import { z } from 'zod'
import { redirectMethods } from '#commerce/rules/paymentMethods.ts'

const openOrders = (standard: number) =>
  z.coerce.number().int().min(0).max(100_000).default(standard)

/** The environment variables of the checkout, which the embedded CMS and the adapters share. */
export const checkoutVariables = {
  EXPRESS_ORDER_BEFORE: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:00')
    .default('14:00')
    .describe(
      'The time in Bangkok until which express orders leave on the same day, from Monday to Saturday',
    ),
  MAX_OPEN_ORDERS: openOrders(5).describe(
    'The maximum number of unpaid orders of a visitor, an email address or a phone number; 0 for any number',
  ),
  MAX_OPEN_ORDERS_PER_NETWORK: openOrders(50).describe(
    "The maximum number of unpaid orders from one range of public addresses (IPv4 /24, IPv6 /56); 0 for any number. It needs the gateway's `TRUST_PROXY`: private addresses are not counted",
  ),
}

const namesOfMethods = redirectMethods.map((method) => neutralMethods[method])

/** The environment variables of the payment methods of the embedded CMS beside transfers, cards and PromptPay. */
export const paymentVariables = {
  OMISE_METHODS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(namesOfMethods, `must be among ${namesOfMethods.join(', ')}`)))
    .transform((names) =>
      redirectMethods.filter((method) => names.includes(neutralMethods[method])),
    )
    .describe(
      'The methods beside cards and PromptPay that Omise has enabled for the account: `mobile_banking`, `truemoney`, `rabbit_line_pay`, `installments`, separated by commas',
    ),
  CASH_ON_DELIVERY_UP_TO: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(5000)
    .describe(
      'The highest total in baht that couriers collect in cash; 0 offers no cash on delivery. *Delivery* in the back office wins over it',
    ),
}
