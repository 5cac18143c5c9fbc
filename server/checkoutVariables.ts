import { z } from 'zod'

/** The environment variables of the checkout, which the embedded CMS and the adapters share. */
export const checkoutVariables = {
  /** The time in Bangkok until which express orders leave on the same day. */
  EXPRESS_ORDER_BEFORE: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:00')
    .default('14:00'),
}
