import { z } from 'zod'
import { normalizeCode } from '#commerce/rules/coupons.ts'
import { StaffTime } from './staffTime.ts'

const maxBaht = 1_000_000
const Baht = z
  .number('Enter whole baht')
  .int('Enter whole baht')
  .min(0, 'Enter whole baht from 0')
  .max(maxBaht, 'Enter at most 1,000,000')
  .meta({ description: 'Whole baht' })

/** A coupon as staff write it. */
export const CouponEdit = z
  .object({
    code: z
      .string()
      .transform(normalizeCode)
      .pipe(
        z
          .string()
          .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, 'Use 3 to 30 letters of English, digits and hyphens'),
      ),
    description: z.string().trim().min(1, 'Enter what shoppers read').max(120),
    thai: z.string().trim().max(120),
    kind: z.enum(['percent', 'fixed']),
    amount: Baht.min(1, 'Enter a number from 1').meta({ description: 'Percent, or whole baht' }),
    minimum: Baht.meta({ description: 'Whole baht of items from which it is valid; 0 for none' }),
    startsAt: StaffTime.nullable().meta({ description: 'null: it is valid now' }),
    expiresAt: StaffTime.nullable().meta({ description: 'null: it does not end' }),
    usageLimit: z
      .number('Enter a number, or nothing for no limit')
      .int('Enter a whole number')
      .min(1, 'Enter a number from 1, or nothing for no limit')
      .max(1_000_000)
      .nullable()
      .meta({ description: 'Orders that may use it; null for any number' }),
    oncePerCustomer: z.boolean(),
    firstOrder: z.boolean().meta({ description: 'Only for people without an earlier order' }),
    listed: z.boolean().meta({ description: 'Customers find it in their account' }),
    isDisabled: z.boolean(),
    products: z
      .array(z.string().trim().toUpperCase().min(1).max(60))
      .max(200)
      .meta({ description: 'Codes of the products that it is for; empty for all' }),
  })
  .refine(({ kind, amount }) => kind === 'fixed' || amount <= 100, {
    path: ['amount'],
    message: 'At most 100 percent',
  })
  .refine(({ startsAt, expiresAt }) => !startsAt || !expiresAt || startsAt < expiresAt, {
    path: ['expiresAt'],
    message: 'It ends after it has begun',
  })

/** One row of the list of coupons. */
export const CouponRow = CouponEdit.safeExtend({
  code: z.string(),
  usedCount: z.number().int(),
  state: z.enum(['valid', 'planned', 'ended', 'used up', 'off']),
  version: z.number().int().meta({ description: 'Sent as `seen` with the next change' }),
})
export type CouponRow = z.infer<typeof CouponRow>

/** A way of delivery as staff price it, or cash on delivery. */
export const DeliveryEdit = z.object({
  id: z.string().max(20),
  isOffered: z.boolean(),
  price: Baht,
  freeFrom: Baht.min(1, 'Enter a number from 1, or nothing')
    .nullable()
    .meta({ description: 'Whole baht of items from which it is free; null: never' }),
  upTo: Baht.min(1, 'Enter a number from 1')
    .nullable()
    .meta({ description: 'The highest total that couriers collect, of cash on delivery alone' }),
})

/** One row of the ways of delivery. */
export const DeliveryRow = DeliveryEdit.extend({
  title: z.string(),
  version: z.number().int(),
})
export type DeliveryRow = z.infer<typeof DeliveryRow>
